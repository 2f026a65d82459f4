/** A second copy of every cell of the tables, from the reconstruction behind them. */
import { expect, test } from 'vitest'
import { pack } from './cry-havoc-pack'

const { combat, missiles } = pack.tables

const FIGHTS: Readonly<Record<string, readonly string[]>> = {
  foot: [
    'D C C - - - A B B A',
    'E D C C C - A B B -',
    'E D D C C C A B - -',
    'F E D D C C - B - -',
    'F E E D D C C - - -',
    'F E E E D D C C C -',
    'F F E E E D D D C C',
    'F F F E E E E D D C',
  ],
  mounted: [
    'D C - - - - A B B A',
    'D C C C - - A B B -',
    'E D C C C - A B - -',
    'E E D C C C - B - -',
    'F E D D C C C - - -',
    'F E E D D C C C - -',
    'G F E E D D C C C -',
    'G G F E E D D C C C',
  ],
}

/** Target and weapon, then results without cover, with light cover and with medium cover. */
const SHOTS = [
  ['unarmoured-foot', 'long-bow', 'DDCCBBAA--', 'DCCBBAA---', 'DCBBAA----'],
  ['unarmoured-foot', 'cross-bow', 'DDDCCBBAA-', 'DDCCBAA---', 'DDCBBAA---'],
  ['armoured-foot', 'long-bow', 'DCCBBA----', 'DCBBA-----', 'CBBA------'],
  ['armoured-foot', 'cross-bow', 'DDCCBAA---', 'DCCBAA----', 'DCBBA-----'],
  ['horse-target', 'long-bow', 'DCBBAA----', 'CBBAA-----', 'CBAA------'],
  ['horse-target', 'cross-bow', 'DCCBBAA---', 'DCBBAA----', 'CBBAA-----'],
] as const

test.each(combat.tables.map(({ id, rows }) => [id, rows] as const))('fights: %s', (id, rows) => {
  expect(rows.map((row) => row.join(' '))).toEqual(FIGHTS[id])
})

test.each(SHOTS)('shots: %s with %s', (target, weapon, none, light, medium) => {
  const { results } = missiles.targets.find(({ id }) => id === target)!
  expect(results[weapon]).toEqual({ none, light, medium })
})
