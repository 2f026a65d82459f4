/** Shots between pieces of a state: the line of fire, with the figures on it. */
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import { type CryHavocState, isLiving } from '../state'
import { cellsOf } from './figures'
import { NO_COVER } from './sight/cover'
import { lineOfFire, type Seen, type Shot, sightFrom } from './sight/sight'

/** Computes `cache.living` for a position that is not loaded. */
export function livingCells({ board, pieces }: Rules, state: CryHavocState): Uint8Array {
  const living = new Uint8Array(board.grid.size)
  for (let piece = 0; piece < pieces.count; piece++) {
    if (!isLiving(state, piece)) continue
    living[state.cell[piece]] = 1
    if (state.rear[piece] >= 0) living[state.rear[piece]] = 1
  }
  return living
}

/** Returns the shot of an armed piece at another, with the living pieces of the loaded position. */
export function shotAt(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: number,
  living = rules.cache.living,
): Shot {
  const weapon = rules.missiles.weapons[rules.pieces.weapon[shooter]]
  const targets = cellsOf(state, target)
  if (!rules.sight || !weapon) return noShot(targets[0])
  const own = [...targets, ...cellsOf(state, shooter)]
  return lineOfFire(rules.sight, living, state.cell[shooter], targets, weapon, state.taken[target], own)
}

/** Returns the possible targets of an armed piece from its cell, or `undefined` if it has no missile weapon. */
export function seenBy(rules: Rules, state: CryHavocState, shooter: number): Seen | undefined {
  const weapon = rules.missiles.weapons[rules.pieces.weapon[shooter]]
  if (!rules.sight || !weapon || state.cell[shooter] < 0) return undefined
  return sightFrom(rules.sight, rules.cache.living, state.cell[shooter], weapon)
}

const noShot = (to: CellIndex): Shot => ({
  ...NO_COVER,
  possible: false,
  whyNot: 'CH-15',
  atCell: -1,
  atEdge: -1,
  clear: false,
  to,
  range: 0,
  bracket: -1,
  over: -1,
  start: 0,
})
