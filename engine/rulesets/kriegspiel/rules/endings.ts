/** Captures, defeat, and the final score (K-83 to K-87). */
import { HIDDEN } from '../../../blocks/block-state'
import { lastTurnOf } from '../../../blocks/time/last-turn-of'
import type { Message, Outcome, Verdict } from '../../../types'
import { happens } from '../blocks/happening'
import { ofSeat } from '../blocks/numbers'
import { emit, report, sideName } from '../events'
import type { PhaseId } from '../phase'
import { endRetreat, forget, put } from '../position/cache'
import type { KriegspielTurn, Rules } from '../rules'
import { CAPTURED, type KriegspielState, LEFT, LEVELS, type Level, NOBODY, SPOILS } from '../state'
import { standing } from './arsenal'
import { isConnected } from './network'
import { isOut, othersThan, sideAfter } from './sides'

/** Captures a piece. Ends the game if its side is then annihilated. */
export function capture(
  turn: KriegspielTurn,
  piece: number,
  type: 'captured' | 'trapped',
): PhaseId | undefined {
  const { rules } = turn
  const side = rules.pieces.side[piece]
  takeOff(turn, piece, type)
  return isAnnihilated(rules, turn.state, side) ? beat(turn, side, 'annihilation') : undefined
}

/** Captures a piece without a test for annihilation. The piece is still on the board when triggers run. */
export function takeOff(turn: KriegspielTurn, piece: number, type: 'captured' | 'trapped'): void {
  const cell = turn.state.cell[piece]
  report(turn, type, piece, cell)
  happens(turn, 'captured', { it: piece, cell })
  const { side, combat } = turn.rules.pieces
  if (side[piece] !== turn.state.turn) noteSpoil(turn, combat[piece] !== 0 ? 1 : 2)
  put(turn, piece, CAPTURED)
  if (turn.state.retreating.includes(piece)) endRetreat(turn, piece)
}

/** Takes a piece off the board in good order: it is neither captured nor lost. */
export function leaveBoard(turn: KriegspielTurn, piece: number): void {
  const cell = turn.state.cell[piece]
  report(turn, 'left', piece, cell)
  happens(turn, 'piece-left', { it: piece, cell })
  putAside(turn, piece, LEFT)
}

/** Puts a piece off the board, out of all that goes on there. */
export function putAside(turn: KriegspielTurn, piece: number, place: number): void {
  const { state } = turn
  put(turn, piece, place)
  if (state.retreating.includes(piece)) endRetreat(turn, piece)
  if (state.active === piece) state.active = NOBODY
}

/** Records a capture by the side in turn. With two sides the board itself shows it. @param kind 0 an arsenal, 1 a combat unit, 2 another */
export function noteSpoil({ state }: KriegspielTurn, kind: number): void {
  const at = state.turn * SPOILS + kind
  if (state.spoils) state.spoils = state.spoils.map((count, index) => count + (index === at ? 1 : 0))
}

/** Defeats a side. The last side left wins. With more than two sides it leaves the war, and its turn ends if it is in turn. */
export function beat(turn: KriegspielTurn, side: number, level: Level): PhaseId | undefined {
  const last = lastWithout(turn, side, level)
  if (last !== undefined) return end(turn, level, last)
  return turn.state.turn === side ? 'turn-end' : undefined
}

/**
 * Returns the winner after a defeat of this side. If several sides go on, the side leaves the game and the result is
 * `undefined`.
 */
export function lastWithout(turn: KriegspielTurn, side: number, level: Level): number | undefined {
  if (!isOut(turn.state, side)) happens(turn, 'side-beaten', { seat: side })
  const others = othersThan(turn.rules, turn.state, side)
  if (others.length === 1) return others[0]
  if (!isOut(turn.state, side)) leave(turn, side, level)
  return undefined
}

/** Removes the remains of a side from the board; they count for no one. */
function leave(turn: KriegspielTurn, side: number, level: Level): void {
  const { state, rules } = turn
  const { pieces, arsenals, sides, cache } = rules
  emit(turn, 'beaten', { side: sideName(rules, side), level }, { side: sides[side], level })
  state.out = [...(state.out ?? []), side]
  for (const piece of pieces.of[side]) {
    if (state.cell[piece] >= 0) put(turn, piece, CAPTURED)
    if (state.retreating.includes(piece)) endRetreat(turn, piece)
  }
  state.arsenals = state.arsenals.map((stands, index) => (arsenals.side[index] === side ? 0 : stands))
  forget(cache)
}

/** True if a unit is on the board, or has left it in good order. */
const isUnlost = ({ cell }: KriegspielState, piece: number): boolean =>
  cell[piece] >= 0 || cell[piece] === LEFT || cell[piece] === HIDDEN

/** True if a side has lost all the units that count (K-84, K-X1). */
export function isAnnihilated(rules: Rules, state: KriegspielState, side: number): boolean {
  const { scenario, ruleOptions, pieces } = rules
  if (!scenario.endings.annihilation) return false
  let left = ofSeat(rules, state, 'defeat-units', side, 0)
  for (const piece of pieces.of[side])
    if (isUnlost(state, piece) && (ruleOptions.annihilation === 'all' || pieces.combat[piece] !== 0))
      if (left-- <= 0) return false
  return true
}

/** True if a side has lost its arsenals (K-83). */
export const hasLostArsenals = (rules: Rules, state: KriegspielState, side: number): boolean =>
  rules.scenario.endings.arsenals &&
  standing(rules, state, side) <= ofSeat(rules, state, 'defeat-arsenals', side, 0)

/** True if all units of a side that are not lost have left the board. */
function hasGone({ pieces }: Rules, { cell }: KriegspielState, side: number): boolean {
  const own = pieces.of[side].map((piece) => cell[piece])
  return own.includes(LEFT) && own.every((one) => one < 0)
}

/** True if a side has no unit left that emits or is connected (K-85). Expects networks that match the state. */
export function isCutDown(rules: Rules, state: KriegspielState, side: number): boolean {
  if (!rules.scenario.endings.network) return false
  const { pieces, cache } = rules
  for (const piece of pieces.of[side])
    if (state.cell[piece] >= 0 && (cache.emits[piece] !== 0 || isConnected(rules, piece))) return false
  return !hasGone(rules, state, side)
}

export function turnLimitReached({ limit }: Rules, state: KriegspielState): boolean {
  const last = lastTurnOf(state, limit?.turns ?? 0)
  return last > 0 && state.number >= last
}

/** Ends the game. At the turn limit the points may decide the winner. */
export function end({ state, rules }: KriegspielTurn, level: Level, winner: number): PhaseId {
  state.level = LEVELS.indexOf(level)
  state.winner = level === 'limit' && rules.limit?.result === 'score' ? leaderOf(rules, state) : winner
  state.active = NOBODY
  return 'over'
}

/** Reports the end of the game. The scenario's result overrides that of the rules. */
export function closing(turn: KriegspielTurn): void {
  const { state, rules } = turn
  const verdict = state.underway?.verdict
  if (verdict) {
    state.winner = verdict.winner ?? leaderOf(rules, state)
    const isAnnihilation = verdict.level === 'annihilation' && state.winner >= 0
    state.level = LEVELS.indexOf(isAnnihilation ? 'annihilation' : 'scenario')
    state.active = NOBODY
  }
  const level = levelOf(state)
  const values: Message['values'] = state.winner < 0 ? {} : { side: sideName(rules, state.winner) }
  const result = state.winner < 0 ? 'draw' : 'won'
  emit(turn, 'over', { ...values, result, level }, { level, winner: rules.sides[state.winner] ?? 'draw' })
}

/** Returns the name of the way the game ended, from the rules or from the scenario. */
const levelOf = ({ level, underway }: KriegspielState): string => underway?.verdict?.level ?? LEVELS[level]

/** Returns the side with the most points, or NOBODY if several have. */
export function leaderOf(rules: Rules, state: KriegspielState): number {
  const points = rules.sides.map((_, side) => pointsOf(rules, state, side))
  const most = Math.max(...points)
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : NOBODY
}

type Line = { readonly id: 'arsenal' | 'combat' | 'relay'; readonly count: number; readonly points: number }

/** Returns the captures of a side. */
export function takenBy(rules: Rules, state: KriegspielState, side: number): Line[] {
  const [destroyed, combat, others] = state.spoils
    ? state.spoils.slice(side * SPOILS, (side + 1) * SPOILS)
    : lostBy(rules, state, sideAfter(rules, state, side))
  const worth = (id: Line['id']) => ofSeat(rules, state, `${id}-points`, side, rules.scenario.scoring[id])
  return [
    { id: 'arsenal', count: destroyed, points: destroyed * worth('arsenal') },
    { id: 'combat', count: combat, points: combat * worth('combat') },
    { id: 'relay', count: others, points: others * worth('relay') },
  ]
}

/** Returns the losses of a side. With two sides they are the captures of the other. */
function lostBy({ pieces, arsenals }: Rules, state: KriegspielState, enemy: number): number[] {
  let [destroyed, combat, others] = [0, 0, 0]
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === enemy && state.arsenals[index] === 0) destroyed++
  for (const piece of pieces.of[enemy])
    if (state.cell[piece] === CAPTURED) {
      if (pieces.combat[piece] !== 0) combat++
      else others++
    }
  return [destroyed, combat, others]
}

export const pointsOf = (rules: Rules, state: KriegspielState, side: number): number =>
  takenBy(rules, state, side).reduce((sum, { points }) => sum + points, 0)

/** Returns the score sheet: the points of each side, line by line. */
export function sheetOf(rules: Rules, state: KriegspielState): Outcome['sheet'] {
  return rules.sides.map((id, side) => {
    const lines = takenBy(rules, state, side).map(({ id: line, count, points }) => ({
      label: { key: `kriegspiel.score.${line}`, values: { count } },
      points,
    }))
    return {
      id,
      label: { key: 'kriegspiel.score.side', values: { side: sideName(rules, side) } },
      points: pointsOf(rules, state, side),
      lines,
    }
  })
}

/** Returns the lead of the first side over the best of the others, in points. */
export function leadOf(rules: Rules, state: KriegspielState): number {
  const [first, ...others] = rules.sides.map((_, side) => pointsOf(rules, state, side))
  return first - Math.max(...others)
}

export const scoresOf = (rules: Rules, state: KriegspielState) =>
  rules.sides.map((seat, side) => ({ seat, points: pointsOf(rules, state, side) }))

export function outcomeOf(rules: Rules, state: KriegspielState): Verdict | undefined {
  if (state.phase !== 'over') return undefined
  const level = levelOf(state)
  return {
    winner: rules.sides[state.winner] ?? 'draw',
    level,
    score: leadOf(rules, state),
    reason: reasonOf(rules, state),
    sheet: sheetOf(rules, state),
    scores: scoresOf(rules, state),
  }
}

/** Levels by which a side loses. */
const BY_DEFEAT: readonly Level[] = ['arsenals', 'annihilation', 'network']

function reasonOf(rules: Rules, { winner, level: index }: KriegspielState): Message {
  const level = LEVELS[index]
  if (winner < 0) return { key: `kriegspiel.outcome.${level}-draw` }
  if (rules.sides.length > 2 && BY_DEFEAT.includes(level))
    return { key: 'kriegspiel.outcome.last', values: { side: sideName(rules, winner) } }
  const enemy = sideName(rules, (winner + 1) % rules.sides.length)
  const values = { side: sideName(rules, winner), enemy }
  return { key: `kriegspiel.outcome.${level}`, values }
}
