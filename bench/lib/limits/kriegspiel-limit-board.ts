/**
 * Kriegspiel written by hand for this one board and these two armies, on typed arrays, without packs, options, names or a log. It
 * lists the same choices in the same order as our rules, as numbers; `lockstep` of the cases verifies it. This is the practical
 * limit for both measurements. This file has the board.
 */
import type { KriegspielDef } from '../../../engine/rulesets/kriegspiel/rules'

/** A frame of closed squares makes border checks unnecessary. */
export const WIDE = 27
export const SIZE = WIDE * 22
/** North, then clockwise, as in the square grid. */
export const STEP = Int32Array.of(-WIDE, 1 - WIDE, 1, WIDE + 1, WIDE, WIDE - 1, -1, -WIDE - 1)
export const UNITS = 34
export const HALF = 17
/** The numbers of the board and of the armies, by padded square and by unit. */
export type Board = {
  readonly wall: Uint8Array
  /** The bonus of defensive ground: 2 in a pass, 4 in a fort. */
  readonly shelter: Uint8Array
  readonly fort: Uint8Array
  readonly arsenals: Int32Array
  readonly start: Int32Array
  readonly attack: Uint8Array
  readonly defence: Uint8Array
  readonly reach: Uint8Array
  readonly speed: Uint8Array
  readonly cavalry: Uint8Array
  readonly relay: Uint8Array
  readonly digs: Uint8Array
}

export const padded = (cell: number): number => (((cell / 25) | 0) + 1) * WIDE + (cell % 25) + 1

/** Copies the numbers out of the pack once. */
export function boardOf({ rules }: KriegspielDef): Board {
  const { pieces, ground, arsenals } = rules
  const wall = new Uint8Array(SIZE).fill(1)
  const shelter = new Uint8Array(SIZE)
  const fort = new Uint8Array(SIZE)
  const types = rules.types.length
  for (let cell = 0; cell < ground.size; cell++) {
    const kind = rules.pack.terrain.terrain[ground.terrain[cell]]
    wall[padded(cell)] = kind.cost === 'closed' ? 1 : 0
    shelter[padded(cell)] = Math.max(
      ...ground.bonus.subarray(ground.terrain[cell] * types, (ground.terrain[cell] + 1) * types),
    )
    fort[padded(cell)] = ground.charges[cell] === 0 ? 1 : 0
  }
  return {
    wall,
    shelter,
    fort,
    arsenals: Int32Array.from(arsenals.cell, padded),
    start: Int32Array.from(rules.placement.opening ?? [], padded),
    attack: pieces.attack,
    defence: pieces.defence,
    reach: pieces.range,
    speed: pieces.speed,
    cavalry: pieces.charge.map((charge) => (charge > 0 ? 1 : 0)),
    relay: pieces.emits,
    digs: Uint8Array.from(pieces.type, (type) => (rules.types[type].tags?.length ? 1 : 0)),
  }
}
