/** Both sides crowded on a few cells, for tests of conflicts. */

import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { authoring } from '../../engine/rulesets/corteo/authoring'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { Position, PositionUnit } from '../../schemas/generated/content'
import { scene } from './scene'

const ROWS = ['BB..=..."', '..p.=.s..', '.w..=..c.', '....=.#..', '.o.#=...M', '..e.=.o..', '"...=..BB']
const sites = [
  { role: 'base', id: 'north', side: 'guard', number: 1, cells: ['0101', '0201'], exits: ['0301', '0202'] },
  { role: 'base', id: 'south', side: 'guard', number: 2, cells: ['0807', '0907'], exits: ['0707', '0805'] },
  { role: 'objective', id: 'bank', kind: 'bank', value: 5, cells: ['0205'] },
  { role: 'objective', id: 'court', kind: 'court', value: 2, cells: ['0706'] },
] as never

export const { def: square } = scene(ROWS, { hand: 3, turn: 'crowd', phase: 'movement', units: [] }, [], {
  map: { sites },
})

/** Places most pieces of both sides on allowed cells, some with two of a side. */
function positionOf(def: CorteoDef, rng: number[]): Position {
  const { pieces, ground, types } = def.rules
  const taken = new Map<number, number[]>()
  const units: PositionUnit[] = []
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = nextBelow(rng, ground.size)
    const there = taken.get(cell) ?? []
    const shares = [...there, piece].every(
      (other) => pieces.stacks[other] === 1 && pieces.side[other] === pieces.side[piece],
    )
    if (ground.entry[pieces.walk[piece]][cell] < 0 || there.length > 1 || (there.length === 1 && !shares))
      continue
    taken.set(cell, [...there, piece])
    units.push({ id: pieces.ids[piece], unit: types[pieces.type[piece]].id, at: def.grid.names[cell] })
  }
  const heads = units.filter(({ unit }) => unit === 'row' || unit === 'runners').slice(0, 2)
  return {
    hand: 3,
    turn: nextBelow(rng, 2) === 0 ? 'crowd' : 'guard',
    phase: nextBelow(rng, 3) === 0 ? 'movement' : 'clash',
    units,
    head: { component: 'weavers', units: heads.map(({ id }) => id!) },
  }
}

/** A random melee with its own random generator. */
export const melee = (seed: number): CorteoState => ({
  ...(authoring.position(square as never, positionOf(square, seedRandom(seed)), []) as CorteoState),
  rng: seedRandom(seed),
})
