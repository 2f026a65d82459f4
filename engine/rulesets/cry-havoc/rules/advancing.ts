/** The advance of the winner of a fight (CH-84 to CH-88). */
import { directionBetween, neighboursOf } from '../../../geometry/cells'
import type { CellIndex } from '../../../types'
import { ofCell, ofPiece, stepNow } from '../blocks/numbers'
import type { Rules } from '../rules'
import { type CryHavocState, has, SADDLING } from '../state'
import { isInContact } from './contact'
import { cellsOf, isAble, isMounted, speedOf } from './figures'
import { bodiesOn, isFree } from './giving-way'

/** Returns the neighbouring cells that a piece can pay for and enter. */
export function advanceCells(rules: Rules, state: CryHavocState, piece: number): CellIndex[] {
  if (state.winners.length === 0 || !isAble(rules, state, piece) || has(state, piece, SADDLING)) return []
  const begun = state.advanced === 1
  if (begun ? state.active !== piece : !state.winners.includes(piece)) return []
  const points = begun ? state.advance : advancePoints(rules, state, piece)
  return steps(rules, state, piece, points).filter((cell) => begun || state.vacated.includes(cell))
}

export const mayAdvance = (rules: Rules, state: CryHavocState): boolean =>
  state.advanced === 1
    ? state.advance > 0 && advanceCells(rules, state, state.active).length > 0
    : state.vacated.length > 0 && state.winners.some((piece) => advanceCells(rules, state, piece).length > 0)

/** Returns the points of its advance. */
export const advancePoints = (rules: Rules, state: CryHavocState, piece: number): number =>
  ofPiece(rules, state, 'advance-points', piece, advanceHalf(rules, state, piece))

/** Returns half its movement, at least one point (CH-X10). */
export function advanceHalf(rules: Rules, state: CryHavocState, piece: number): number {
  const speed = speedOf(rules, state, piece)
  return Math.max((speed + (rules.ruleOptions.roundsUp ? 1 : 0)) >> 1, 1)
}

/** CH-86: true for a piece that is next to an enemy before its advance; it goes one cell only. */
export const goesOneCell = isInContact

function steps(rules: Rules, state: CryHavocState, piece: number, points: number): CellIndex[] {
  const under = cellsOf(state, piece)
  const found: CellIndex[] = []
  for (const from of under)
    for (const to of neighboursOf(rules.board.grid, from)) {
      if (under.includes(to) || found.includes(to)) continue
      const cost = stepCost(rules, state, piece, endFor(rules, state, piece, to), to)
      if (cost >= 0 && cost <= points && isFree(rules, state, to, [piece])) found.push(to)
    }
  return found
}

/** Returns the end of a piece that enters a cell first; the front if both could. */
export function endFor(rules: Rules, state: CryHavocState, piece: number, to: CellIndex): CellIndex {
  const { grid } = rules.board
  const ends = cellsOf(state, piece).filter((from) => grid.distance(from, to) === 1)
  return ends.find((from) => stepCost(rules, state, piece, from, to) >= 0) ?? ends[0] ?? state.cell[piece]
}

/** Returns the points of a step to a neighbouring cell, or -1 if it is closed. */
export function stepCost(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  from: CellIndex,
  to: CellIndex,
): number {
  const { ground, bodies, board } = rules
  const direction = directionBetween(board.grid, from, to)
  if (direction < 0) return -1
  const steps = isMounted(state, piece) ? ground.horseStep : ground.footStep
  const cost = steps[from * ground.width + direction]
  if (cost < 0) return -1
  const toll =
    bodiesOn(rules, state, to) >= bodies.costAt ? ofCell(rules, state, 'body-cost', to, bodies.cost) : 0
  return stepNow(rules, state, piece, to, cost + toll)
}
