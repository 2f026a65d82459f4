/** Captures, defeat, and what counts in the end (K-83 to K-87). */
import type { Message, Outcome, Verdict } from '../../../types'
import { happens } from '../blocks/happening'
import { emit, report, sideName } from '../events'
import type { PhaseId } from '../phase'
import { endRetreat, put } from '../position-cache'
import type { KriegspielTurn, Rules } from '../rules'
import { CAPTURED, enemyOf, type KriegspielState, LEVELS, type Level, NOBODY } from '../state'
import { standing } from './arsenal'
import { isConnected } from './network'

/** Takes a piece off the board; the end of the game when its side is thereby annihilated. */
export function capture(
  turn: KriegspielTurn,
  piece: number,
  type: 'captured' | 'trapped',
): PhaseId | undefined {
  const { rules } = turn.def
  const side = rules.pieces.side[piece]
  takeOff(turn, piece, type)
  return isAnnihilated(rules, turn.state, side) ? end(turn, 'annihilation', enemyOf(side)) : undefined
}

/** The same without asking what is left of its side. It still stands there when the scenario hears of it. */
export function takeOff(turn: KriegspielTurn, piece: number, type: 'captured' | 'trapped'): void {
  const cell = turn.state.cell[piece]
  report(turn, type, piece, cell)
  happens(turn, 'captured', { it: piece, cell })
  put(turn, piece, CAPTURED)
  if (turn.state.retreating.includes(piece)) endRetreat(turn, piece)
}

/** K-84, K-X1. */
export function isAnnihilated(
  { scenario, options, pieces }: Rules,
  state: KriegspielState,
  side: number,
): boolean {
  if (!scenario.victory.annihilation) return false
  for (let piece = pieces.from[side]; piece < pieces.from[side + 1]; piece++)
    if (state.cell[piece] >= 0 && (options.annihilation === 'all' || pieces.combat[piece] !== 0)) return false
  return true
}

/** K-83. */
export const hasLostArsenals = (rules: Rules, state: KriegspielState, side: number): boolean =>
  rules.scenario.victory.arsenals && standing(rules, state, side) === 0

/** K-85: no unit left that emits, and none of the others connected. Expects networks that are true for the state. */
export function isCutDown(rules: Rules, state: KriegspielState, side: number): boolean {
  if (!rules.scenario.victory.network) return false
  const { pieces } = rules
  for (let piece = pieces.from[side]; piece < pieces.from[side + 1]; piece++)
    if (state.cell[piece] >= 0 && (pieces.emits[piece] !== 0 || isConnected(rules, piece))) return false
  return true
}

export const turnLimitReached = ({ limit }: Rules, state: KriegspielState): boolean =>
  limit !== undefined && state.number >= limit.turns

/** The game is over; at the limit the points may name the winner. */
export function end(turn: KriegspielTurn, level: Level, winner: number): PhaseId {
  const { rules } = turn.def
  const { state } = turn
  state.level = LEVELS.indexOf(level)
  state.winner = level === 'limit' && rules.limit?.result === 'score' ? leaderOf(rules, state) : winner
  state.active = NOBODY
  return 'over'
}

/** Tells how the game has ended; what the scenario says of it goes before what the rules do. */
export function closing(turn: KriegspielTurn): void {
  const { rules } = turn.def
  const { state } = turn
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

/** How the game ended, by its name: one of the rules, or one of the scenario's own. */
const levelOf = ({ level, underway }: KriegspielState): string => underway?.verdict?.level ?? LEVELS[level]

/** The side that has more points, NOBODY for neither. */
export function leaderOf(rules: Rules, state: KriegspielState): number {
  const [first, second] = [pointsOf(rules, state, 0), pointsOf(rules, state, 1)]
  if (first === second) return NOBODY
  return first > second ? 0 : 1
}

type Line = { readonly id: 'arsenal' | 'combat' | 'relay'; readonly count: number; readonly points: number }

/** What a side has taken from the other. */
export function takenBy({ pieces, arsenals, scenario }: Rules, state: KriegspielState, side: number): Line[] {
  const enemy = enemyOf(side)
  let [destroyed, combat, others] = [0, 0, 0]
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === enemy && state.arsenals[index] === 0) destroyed++
  for (let piece = pieces.from[enemy]; piece < pieces.from[enemy + 1]; piece++)
    if (state.cell[piece] === CAPTURED) {
      if (pieces.combat[piece] !== 0) combat++
      else others++
    }
  const { scoring } = scenario
  return [
    { id: 'arsenal', count: destroyed, points: destroyed * scoring.arsenal },
    { id: 'combat', count: combat, points: combat * scoring.combat },
    { id: 'relay', count: others, points: others * scoring.relay },
  ]
}

export const pointsOf = (rules: Rules, state: KriegspielState, side: number): number =>
  takenBy(rules, state, side).reduce((sum, { points }) => sum + points, 0)

/** Points of the first side, and those of the second below zero: together they are the lead of the first. */
export function sheetOf(rules: Rules, state: KriegspielState): Outcome['sheet'] {
  return rules.sides.map((id, side) => {
    const signed = (points: number) => (side === 0 ? points : 0 - points)
    const lines = takenBy(rules, state, side).map(({ id: line, count, points }) => ({
      label: { key: `kriegspiel.score.${line}`, values: { count } },
      points: signed(points),
    }))
    return {
      id,
      label: { key: 'kriegspiel.score.side', values: { side: sideName(rules, side) } },
      points: signed(pointsOf(rules, state, side)),
      lines,
    }
  })
}

export const scoresOf = (rules: Rules, state: KriegspielState) =>
  rules.sides.map((seat, side) => ({ seat, points: pointsOf(rules, state, side) }))

export function outcomeOf(rules: Rules, state: KriegspielState): Verdict | undefined {
  if (state.phase !== 'over') return undefined
  const level = levelOf(state)
  const sheet = sheetOf(rules, state)
  return {
    winner: rules.sides[state.winner] ?? 'draw',
    level,
    score: sheet.reduce((sum, { points }) => sum + points, 0),
    reason: reasonOf(rules, state),
    sheet,
    scores: scoresOf(rules, state),
  }
}

function reasonOf(rules: Rules, { winner, level: index }: KriegspielState): Message {
  const level = LEVELS[index]
  if (winner < 0) return { key: `kriegspiel.outcome.${level}-draw` }
  const values = { side: sideName(rules, winner), enemy: sideName(rules, enemyOf(winner)) }
  return { key: `kriegspiel.outcome.${level}`, values }
}
