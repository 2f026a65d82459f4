/** The winner and the reason: the victory blocks of the scenario in their order, and the limit of turns. */
import { HIDDEN } from '../../../blocks/block-state'
import { lastTurnOf } from '../../../blocks/time/last-turn-of'
import type { Message, Verdict } from '../../../types'
import { sideName } from '../events'
import type { Rules, VictoryBlock } from '../rules'
import {
  BY_TRIGGER,
  type CryHavocState,
  type CryHavocTurn,
  DEAD,
  DRAW,
  FALLEN,
  GONE,
  has,
  LEFT,
  setFlag,
  WAITING,
} from '../state'
import { isCaptive } from './figures'
import { holds, pointsOf, scoreSheet } from './scoring'

/** Sets the winner if a block that can hold at any moment holds now. */
export function checkVictory({ state, rules }: CryHavocTurn): boolean {
  if (state.won !== 0) return true
  const { victory } = rules.ends
  const block = victory.findIndex((one, index) => isReached(rules, state, one, index))
  if (block >= 0) win(state, 1 + victory[block].winner, block)
  return block >= 0
}

function isReached(rules: Rules, state: CryHavocState, block: VictoryBlock, index: number): boolean {
  if (block.type === 'eliminate')
    return rules.sides.every((_, side) => !isMeant(block, side) || isEliminated(rules, state, side))
  return block.type === 'exit' && state.points[rules.ends.lines.length + index] >= block.count
}

/** True for the figures that must be gone: those of the named side, or of all sides except the winner. */
const isMeant = ({ winner, loser }: VictoryBlock, side: number): boolean =>
  loser >= 0 ? side === loser : side !== winner

function win(state: CryHavocState, winner: number, block: number): void {
  state.won = winner
  state.wonBy = block
}

/** True if a side has lost figures, also to other sides, and has no free one left, on the map or still to come. */
export function isEliminated({ pieces, cache }: Rules, state: CryHavocState, side: number): boolean {
  let lost = false
  for (let piece = 0; piece < pieces.count; piece++) {
    if (pieces.beast[piece] === 1) continue
    if (pieces.side[piece] !== side) {
      if (cache.enlisted.side[piece] === side) lost = true
      continue
    }
    const isOut = state.health[piece] === DEAD || isCaptive(state, piece) || has(state, piece, LEFT)
    if (isOut) lost = true
    else if (state.cell[piece] >= 0 || [WAITING, FALLEN, HIDDEN].includes(state.cell[piece])) return false
  }
  return lost
}

/** Removes a piece that leaves the map by a cell, and counts it in every line and block that applies. */
export function countExit(turn: CryHavocTurn, piece: number, cell: number): void {
  const { rules } = turn
  const { lines, victory } = rules.ends
  turn.list('cell')[piece] = GONE
  if (turn.state.rear[piece] >= 0) turn.list('rear')[piece] = -1
  if (isCaptive(turn.state, piece)) return
  setFlag(turn, piece, LEFT)
  lines.forEach((line, index) => {
    if (line.type === 'exit' && counts(rules, line, line.side, piece, cell)) turn.list('points')[index] += 1
  })
  victory.forEach((block, index) => {
    if (block.type === 'exit' && counts(rules, block, block.winner, piece, cell))
      turn.list('points')[lines.length + index] += 1
  })
}

/** True if a line or block counts a piece that leaves by this cell. */
export const exitCounts = (rules: Rules, piece: number, cell: number): boolean =>
  rules.ends.lines.some((line) => line.type === 'exit' && counts(rules, line, line.side, piece, cell)) ||
  rules.ends.victory.some((block) => block.type === 'exit' && counts(rules, block, block.winner, piece, cell))

const counts = (
  { pieces }: Rules,
  { units, cells }: Pick<VictoryBlock, 'units' | 'cells'>,
  side: number,
  piece: number,
  cell: number,
): boolean => pieces.side[piece] === side && units[pieces.type[piece]] === 1 && cells[0][cell] === 1

/** True if the turn ends with the current phase. */
export const isLastPhase = ({ state, rules }: CryHavocTurn): boolean => state.side + 1 === rules.sides.length

/** Ends a phase. The last side's phase also ends the turn, and the last turn ends the game. */
export function closePhase(turn: CryHavocTurn): void {
  const { state, rules } = turn
  const { ends } = rules
  if (checkVictory(turn) || !isLastPhase(turn)) return
  const held = ends.victory.findIndex(
    (block) =>
      block.type === 'hold' &&
      block.cells.filter((region) => holds(rules, state, block.winner, region)).length >= block.count,
  )
  if (held >= 0) win(state, 1 + ends.victory[held].winner, held)
  else if (state.ending === 1 || isLastTurn(turn)) endAtLimit(turn)
}

function isLastTurn({ state, rules }: CryHavocTurn): boolean {
  const last = lastTurnOf(state, rules.ends.turns)
  return last > 0 && state.turn >= last
}

function endAtLimit({ state, rules }: CryHavocTurn): void {
  const { ends } = rules
  const leader = leaderOf(rules, state)
  const isDraw = ends.atLimit === 'draw' || leader === DRAW
  const block = ends.victory.findIndex(({ type }) => type === 'score')
  win(state, isDraw ? DRAW : leader, isDraw ? -1 : block)
}

/** Ends the game by an effect of the scenario. The side that it names wins, or else the leader, whatever the rules say. */
export function endByTrigger({ state, rules }: CryHavocTurn): void {
  const { verdict } = state.underway ?? {}
  if (verdict === undefined) return
  const leader = leaderOf(rules, state)
  const named = verdict.winner === undefined ? leader : verdict.winner < 0 ? DRAW : 1 + verdict.winner
  win(state, named, BY_TRIGGER)
}

/** Returns the leading side in the form of `won`, or DRAW. */
function leaderOf(rules: Rules, state: CryHavocState): number {
  const points = rules.sides.map((_, side) => pointsOf(rules, state, side))
  const most = Math.max(...points)
  return points.indexOf(most) === points.lastIndexOf(most) ? 1 + points.indexOf(most) : DRAW
}

/** Returns the lead of the first side over the best of the others, in points. */
export function leadOf(rules: Rules, state: CryHavocState): number {
  const [first, ...others] = rules.sides.map((_, side) => pointsOf(rules, state, side))
  return first - Math.max(...others)
}

/** Returns the outcome. Its score is the lead of the side that plays first. */
export function outcomeOf(rules: Rules, state: CryHavocState): Verdict {
  return {
    winner: state.won === DRAW ? 'draw' : rules.sides[state.won - 1],
    level: levelOf(rules, state),
    score: leadOf(rules, state),
    reason: reasonOf(rules, state),
    sheet: scoreSheet(rules, state),
  }
}

function levelOf({ ends }: Rules, { wonBy, underway }: CryHavocState): string {
  if (wonBy === BY_TRIGGER) return underway?.verdict?.level ?? 'trigger'
  return wonBy >= 0 ? ends.victory[wonBy].type : 'limit'
}

/** Messages for more than one opponent. */
const AMONG_MANY: Readonly<Record<string, string>> = {
  eliminate: 'cry-havoc.outcome.eliminate-all',
  score: 'cry-havoc.outcome.score-all',
}

function reasonOf(rules: Rules, state: CryHavocState): Message {
  const points = { first: pointsOf(rules, state, 0), second: pointsOf(rules, state, 1), turn: state.turn }
  if (state.wonBy === BY_TRIGGER)
    return state.won === DRAW
      ? { key: 'blocks.outcome.draw' }
      : { key: 'blocks.outcome.won', values: { side: sideName(rules, state.won - 1) } }
  if (state.won === DRAW)
    return {
      key: rules.ends.atLimit === 'draw' ? 'cry-havoc.outcome.limit' : 'cry-havoc.outcome.even',
      values: points,
    }
  const winner = sideName(rules, state.won - 1)
  const loser = sideName(rules, state.won % rules.sides.length)
  const type = state.wonBy >= 0 ? rules.ends.victory[state.wonBy].type : 'score'
  const values = { ...points, winner, loser, own: pointsOf(rules, state, state.won - 1) }
  const among = rules.sides.length > 2 ? AMONG_MANY[type] : undefined
  if (among) return { key: among, values }
  return {
    key: `cry-havoc.outcome.${type}`,
    values: { ...values, other: points.first + points.second - values.own },
  }
}
