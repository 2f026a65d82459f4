/** Shots between pieces of a state: the line of fire, with the figures on it. */
import { memoise } from '../../../memoise'
import type { CellIndex } from '../../../types'
import { isModifiable, ofPiece } from '../blocks/numbers'
import type { Rules, Weapon } from '../rules'
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
  const weapon = weaponNow(rules, state, shooter)
  const targets = cellsOf(state, target)
  if (!rules.sight || !weapon) return noShot(targets[0])
  const own = [...targets, ...cellsOf(state, shooter)]
  const shot = lineOfFire(rules.sight, living, state.cell[shooter], targets, weapon, state.taken[target], own)
  return isModifiable(rules, 'shot-cover') ? coveredNow(rules, state, target, shot) : shot
}

const MOST_COVER = 2

/** Returns the shot with the cover of the target as modifiers change it. Which shots are possible depends on the printed cover. */
function coveredNow(rules: Rules, state: CryHavocState, target: number, shot: Shot): Shot {
  const more = ofPiece(rules, state, 'shot-cover', target, 0)
  const [cover, bare] = [shot.cover, shot.bare].map((one) => Math.max(0, Math.min(MOST_COVER, one + more)))
  return { ...shot, cover, bare }
}

/** Returns the weapon of a piece, with each of its brackets longer or shorter by the same number of cells. */
export function weaponNow(rules: Rules, state: CryHavocState, shooter: number): Weapon | undefined {
  const weapon: Weapon | undefined = rules.missiles.weapons[rules.pieces.weapon[shooter]]
  if (!weapon || !isModifiable(rules, 'shot-range')) return weapon
  const by = ofPiece(rules, state, 'shot-range', shooter, 0)
  return by === 0 ? weapon : lengthened(weapon)(by)
}

/** CH-12: returns the distance that the weapon of a piece reaches. */
export const farthest = (rules: Rules, state: CryHavocState, shooter: number): number =>
  weaponNow(rules, state, shooter)?.brackets.at(-1)?.upTo ?? 0

const lengthened = memoise((weapon: Weapon) => {
  const made = new Map<number, Weapon>()
  return (by: number): Weapon => {
    let longer = made.get(by)
    if (longer === undefined) {
      const brackets = weapon.brackets.map((one) => ({ ...one, upTo: Math.max(0, one.upTo + by) }))
      longer = { ...weapon, brackets }
      made.set(by, longer)
    }
    return longer
  }
})

/** Returns the possible targets of an armed piece from its cell, or `undefined` if it has no missile weapon. */
export function seenBy(rules: Rules, state: CryHavocState, shooter: number): Seen | undefined {
  const weapon = weaponNow(rules, state, shooter)
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
