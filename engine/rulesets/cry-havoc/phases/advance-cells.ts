/** Where the winner of a fight may go (CH-84 to CH-88). */
import { neighbour } from '../../../geometry/cells'
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import { isInContact } from '../rules/contact'
import { isAble, isMounted, speedOf } from '../rules/figures'
import { bodiesOn, isFree } from '../rules/giving-way'
import type { CryHavocState } from '../state'

/** Steps of one piece: the cells beside its front that it can pay for and enter, as the fight stands. */
export function advanceCells(rules: Rules, state: CryHavocState, piece: number): CellIndex[] {
  if (state.winners.length === 0 || !isAble(rules, state, piece)) return []
  const begun = state.advanced === 1
  if (begun ? state.active !== piece : !state.winners.includes(piece)) return []
  const points = begun ? state.advance : advancePoints(rules, state, piece)
  return steps(rules, state, piece, points).filter((cell) => begun || state.vacated.includes(cell))
}

export const mayAdvance = (rules: Rules, state: CryHavocState): boolean =>
  state.advanced === 1
    ? state.advance > 0 && advanceCells(rules, state, state.active).length > 0
    : state.vacated.length > 0 && state.winners.some((piece) => advanceCells(rules, state, piece).length > 0)

/** Half its movement, at least one point (CH-X10). */
export function advancePoints(rules: Rules, state: CryHavocState, piece: number): number {
  const speed = speedOf(rules, state, piece)
  return Math.max((speed + (rules.readings.roundsUp ? 1 : 0)) >> 1, 1)
}

/** CH-86: one cell only for whoever is next to an enemy before it goes. */
export const goesOneCell = isInContact

function steps(rules: Rules, state: CryHavocState, piece: number, points: number): CellIndex[] {
  const { grid } = rules.board
  const from = state.cell[piece]
  const found: CellIndex[] = []
  for (let direction = 0; direction < grid.directions.length; direction++) {
    const to = neighbour(grid, from, direction)
    if (to < 0 || to === state.rear[piece]) continue
    const cost = stepCost(rules, state, piece, from, direction)
    if (cost >= 0 && cost <= points && isFree(rules, state, to, [piece])) found.push(to)
  }
  return found
}

/** Points to go from a cell in a direction with the front of a piece, -1 when it is closed. */
export function stepCost(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  from: CellIndex,
  direction: number,
): number {
  const { ground, bodies, board } = rules
  const slot = from * ground.width + direction
  const cost = (isMounted(state, piece) ? ground.horseStep : ground.footStep)[slot]
  if (cost < 0) return -1
  return (
    cost + (bodiesOn(rules, state, neighbour(board.grid, from, direction)) >= bodies.costAt ? bodies.cost : 0)
  )
}
