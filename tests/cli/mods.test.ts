/** Packs that differ from a bundled pack in a few lines. They have no findings, and games run to the end. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { boardOf } from '../../engine/compile/board-map'
import { compileMissiles } from '../../engine/rulesets/cry-havoc/compile/tables'
import type { RawPack } from '../../engine/types'
import type { CryHavocTablesFile } from '../../schemas/generated/content'
import { HOME, ludoteca } from './support/terminal'

const MODS = join('examples', 'mods')
/** The one value of the lower pack that each mod changes. */
const CHANGES: Readonly<
  Record<string, { scenario: string; read(raw: RawPack): unknown; is: unknown; was: unknown; below: string }>
> = {
  'quick-groups': {
    ...{ scenario: 'base', below: 'corteo' },
    read: ({ units }) => units.units.map((unit) => (unit as { speed?: unknown }).speed),
    ...{ was: 4, is: 5 },
  },
  sling: {
    ...{ scenario: 'street-brawl', below: 'cry-havoc' },
    read: ({ tables }) =>
      (tables.missiles as { weapons: { id: string }[] }).weapons.map(({ id }) => id).at(-1),
    ...{ was: 'cross-bow', is: 'sling' },
  },
  'eighth-family': {
    ...{ scenario: 'eight-families', below: 'junta' },
    read: ({ units }) => units.sides.length,
    ...{ was: 7, is: 8 },
  },
  wood: {
    ...{ scenario: 'opening', below: 'kriegspiel' },
    read: ({ maps }) => boardOf(maps.board).terrain.filter((id) => id === 'thick-wood').length,
    ...{ was: 0, is: 14 },
  },
}

test('every example is looked at', () => {
  expect(readdirSync(join(HOME, MODS)).sort()).toEqual(Object.keys(CHANGES).sort())
})

describe.each(Object.entries(CHANGES))('%s', (mod, { scenario, read, was, is, below }) => {
  const folder = join(MODS, mod)

  test('is under 15 lines', () => {
    const files = readdirSync(join(HOME, folder), { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => statSync(join(HOME, folder, file)).isFile())
    const lines = texts.flatMap((file) =>
      readFileSync(join(HOME, folder, file), 'utf8')
        .trim()
        .split('\n'),
    )
    expect(lines.length).toBeLessThan(15)
  })

  test('is clean, and changes what it says and nothing else of it', async () => {
    const checked = await ludoteca(['check', folder])
    expect(checked.out).toContain('no findings')
    const [own, other] = await Promise.all(
      [folder, join('content', below)].map((one) => checkFolder(join(HOME, one), one, HOME)),
    )
    const [now, before] = [read(own.raw!), read(other.raw!)]
    if (!Array.isArray(now) || !Array.isArray(before)) expect([before, now]).toEqual([was, is])
    else
      expect(now.flatMap((one, at) => (one === before[at] ? [] : [[before[at], one]]))).toEqual([[was, is]])
  })

  test('plays to the end', async () => {
    const played = await ludoteca(['play', `${folder}/${scenario}`, '--seed', '3'])
    expect([played.code, played.err]).toEqual([0, ''])
  })
})

test('a weapon like another has its results, by its own ranges', async () => {
  const { raw } = await checkFolder(join(HOME, MODS, 'sling'), 'sling', HOME)
  const { weapons, results } = compileMissiles(raw!.tables as unknown as CryHavocTablesFile)
  const at = (id: string) => weapons.findIndex((weapon) => weapon.id === id)
  expect(at('sling')).toBeGreaterThan(0)
  for (const target of results) {
    expect(target[at('sling')]).toEqual(target[at('long-bow')])
    expect(target[at('sling')]).not.toEqual(target[at('cross-bow')])
  }
  expect(weapons[at('sling')].brackets.map(({ upTo }) => upTo)).toEqual([5])
})
