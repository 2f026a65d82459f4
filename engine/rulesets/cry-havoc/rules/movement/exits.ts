/** Leaving the map: by cells that the scenario counts, and with captives by any border (CH-100). */
import type { CellIndex } from '../../../../types'
import type { Rules } from '../../rules'
import { type CryHavocState, type CryHavocTurn, WAITING } from '../../state'
import { behind, followersOf } from '../beasts'
import { cellsOf, isCaptive } from '../figures'
import { isHeld } from '../ransom'
import { countExit, exitCounts } from '../victory'

/** Returns the cell by which a figure, or a follower, can leave and be counted; -1 for none. */
export function exitCell(rules: Rules, state: CryHavocState, piece: number): CellIndex {
  const party = partyOf(state, piece)
  return cellsOf(state, piece).find((cell) => party.some((member) => exitCounts(rules, member, cell))) ?? -1
}

/** Returns a figure, its mount and its followers, except those that still wait off the map. */
const partyOf = (state: CryHavocState, piece: number): number[] => [
  piece,
  ...(state.mount[piece] >= 0 ? [state.mount[piece]] : []),
  ...followersOf(state, piece).filter((member) => state.cell[member] !== WAITING),
]

/** Removes a figure with its mount and all its followers. */
export function leave(turn: CryHavocTurn, piece: number, cell: CellIndex): void {
  for (const member of partyOf(turn.state, piece)) countExit(turn, member, cell)
}

/** Returns the captive that a figure leads, if it is on the border with enough guards beside it; -1 for none. */
export function deliverable(rules: Rules, state: CryHavocState, piece: number): number {
  const captive = behind(state, piece)
  if (captive < 0 || !isCaptive(state, captive) || !isHeld(rules, state, captive)) return -1
  return isBorder(rules, state.cell[captive]) ? captive : -1
}

function isBorder({ ground }: Rules, cell: CellIndex): boolean {
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.neighbours[slot] < 0) return true
  return false
}

export function deliver(turn: CryHavocTurn, captive: number): void {
  const cell = turn.state.cell[captive]
  if (turn.state.ahead[captive] >= 0) turn.list('ahead')[captive] = -1
  countExit(turn, captive, cell)
}
