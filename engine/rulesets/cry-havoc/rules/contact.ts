/** Adjacent pieces without an obstacle to a fight between them (CH-73, CH-89, CH-90). */
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import type { CryHavocState } from '../state'
import { cellsOf, edgeBetween, isFoe, isMounted } from './figures'

/** True for two neighbouring cells with no wall or window between them. */
export function isOpenBetween(rules: Rules, from: CellIndex, to: CellIndex): boolean {
  const edge = edgeBetween(rules, from, to)
  return edge >= 0 && rules.ground.noMelee[edge] === 0
}

const isNextTo = (rules: Rules, cells: readonly CellIndex[], others: readonly CellIndex[]): boolean =>
  cells.some((cell) => others.some((other) => isOpenBetween(rules, cell, other)))

export const touches = (rules: Rules, state: CryHavocState, a: number, b: number): boolean =>
  isNextTo(rules, cellsOf(state, a), cellsOf(state, b))

/** True if one can attack the other: riders do not reach into trees and houses (CH-90). */
export function reaches(rules: Rules, state: CryHavocState, attacker: number, defender: number): boolean {
  const { ground, ruleOptions } = rules
  const from = ruleOptions.frontOnly ? [state.cell[attacker]] : cellsOf(state, attacker)
  const within = cellsOf(state, defender).filter(
    (cell) => !isMounted(state, attacker) || ground.mountedAttack[cell] === 1,
  )
  return isNextTo(rules, from, within)
}

/** True if a piece on these cells would be next to an enemy. */
export function isBesideFoe(
  rules: Rules,
  state: CryHavocState,
  side: number,
  cells: readonly CellIndex[],
): boolean {
  for (let other = 0; other < rules.pieces.count; other++)
    if (isFoe(rules, state, side, other) && isNextTo(rules, cells, cellsOf(state, other))) return true
  return false
}

/** True if a piece is next to an enemy where it stands. */
export const isInContact = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  isBesideFoe(rules, state, rules.pieces.side[piece], cellsOf(state, piece))
