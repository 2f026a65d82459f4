/** The costs of walking, and the pieces in the way (CH-55 to CH-62). */
import type { CellIndex } from '../../../../types'
import { ofCell, stepNow } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CryHavocState } from '../../state'
import { behind } from '../beasts'
import { isCaptive, speedOf } from '../figures'

/** Returns the side that a piece moves with: captives go with their captor. */
export const moverOf = ({ pieces }: Rules, state: CryHavocState, piece: number): number =>
  isCaptive(state, piece) ? state.captor[piece] : pieces.side[piece]

/** Returns the points that a piece can still walk with. A captive that it leads limits it to the captive's own points (CH-100). */
export function budgetOf(rules: Rules, state: CryHavocState, piece: number): number {
  const own = pointsLeft(rules, state, piece)
  const follower = behind(state, piece)
  return follower >= 0 && isCaptive(state, follower) ? Math.min(own, pointsLeft(rules, state, follower)) : own
}

export const pointsLeft = (rules: Rules, state: CryHavocState, piece: number): number =>
  speedOf(rules, state, piece) - state.spent[piece]

/** True if a piece blocks the way of a side: living enemies, including stunned ones (CH-57). */
export const bars = ({ pieces }: Rules, state: CryHavocState, side: number, other: number): boolean =>
  pieces.beast[other] === 0 && !isCaptive(state, other) && pieces.side[other] !== side

/** Returns the additional cost of a cell for its dead, or -1 if they close it (CH-61, CH-62). */
export function tollOf(rules: Rules, state: CryHavocState, cell: CellIndex): number {
  const { bodies, cache } = rules
  const sum = cache.bodies[cell]
  if (sum >= bodyLimit(rules, state, cell)) return -1
  return sum < bodies.costAt ? 0 : bodyCost(rules, state, cell)
}

/** CH-61: returns the points that the dead on a cell add. */
export const bodyCost = (rules: Rules, state: CryHavocState, cell: CellIndex): number =>
  ofCell(rules, state, 'body-cost', cell, rules.bodies.cost)

/** CH-62: returns the sum of the dead that closes a cell. */
export const bodyLimit = (rules: Rules, state: CryHavocState, cell: CellIndex): number =>
  ofCell(rules, state, 'body-limit', cell, rules.bodies.closedAt)

/** Returns the points of one step, with those for the dead on the cell; -1 if it is impossible. */
export function priceOf(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  from: CellIndex,
  to: CellIndex,
): number {
  const { ground } = rules
  const steps = state.mount[piece] >= 0 ? ground.horseStep : ground.footStep
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++) {
    if (ground.neighbours[slot] !== to) continue
    const toll = tollOf(rules, state, to)
    return steps[slot] < 0 || toll < 0 ? -1 : stepNow(rules, state, piece, to, steps[slot] + toll)
  }
  return -1
}

/** True if a figure on foot, or a horse, can step to a neighbouring cell, occupied or not. */
export function isOpenFor({ ground }: Rules, asHorse: boolean, from: CellIndex, to: CellIndex): boolean {
  const steps = asHorse ? ground.horseStep : ground.footStep
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.neighbours[slot] === to) return steps[slot] >= 0
  return false
}
