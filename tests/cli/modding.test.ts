/** Packs that extend the card games. YAML alone changes, adds and removes cards, and games run to the end. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile } from '../../engine/compile'
import { cardsOf } from '../../engine/compile/deck-cards'
import { apply, setup } from '../../engine/game'
import { partSource } from '../../engine/kernel/sources'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { edit } from './support/copy'
import { readPack } from './support/read-pack'
import { HOME, inFolder, ludoteca } from './support/terminal'

const PACKS = [
  {
    pack: 'hard-winter',
    scenario: 'winter-of-1946',
    requires: 'wir-sind-das-volk',
    cases: 4,
    deck: 'decks/winter.yaml',
    line: 5,
  },
  {
    pack: 'dry-season',
    scenario: 'drought',
    requires: 'junta',
    cases: 3,
    deck: 'decks/political.yaml',
    line: 3,
  },
]

const read = (pack: string) => readPack(`tests/cli/${pack}`)

describe.each(PACKS)('$pack', ({ pack, scenario, requires, cases, deck, line }) => {
  const folder = join('tests', 'cli', pack)

  test('is clean, and so are its cases', async () => {
    const checked = await ludoteca(['check', folder])
    expect(checked.out).toContain('no findings')
    const tested = await ludoteca(['test', folder])
    expect(tested.out).toContain(`${cases} cases passed, none failed`)
  })

  test('is played to the end by any bots, and its record plays again', async () => {
    await inFolder(async (cwd) => {
      cpSync(join(HOME, folder), join(cwd, pack), { recursive: true })
      const played = await ludoteca(['play', `${pack}/${scenario}`, '--seed', '3', '--record', 'game.json'], {
        cwd,
      })
      expect([played.code, played.err]).toEqual([0, ''])
      const again = await ludoteca(['replay', 'game.json', '--pack', pack], { cwd })
      expect([again.code, again.err]).toEqual([0, ''])
    })
  })

  test('says where it is wrong in its own files', async () => {
    await inFolder(async (cwd) => {
      cpSync(join(HOME, folder), join(cwd, pack), { recursive: true })
      edit(join(cwd, pack), deck, 'without: [', 'without: [no-such-card, ')
      const { out, code } = await ludoteca(['check', pack], { cwd })
      expect(code).toBe(1)
      expect(out).toContain(`${deck}:${line}:11  error  E-UNKNOWN-CARD`)
    })
  })

  test('plays with cards of both packs, each with its own place', async () => {
    const raw = await read(pack)
    const decks = Object.keys(raw.decks ?? {})
    const from = new Set(decks.flatMap((deck) => cardsOf(raw, deck).map(({ at }) => at.pack ?? 'own')))
    expect([...from].sort()).toEqual(['own', requires].sort())
  })
})

test('a changed card lies in its old place in the deck, and those left out are gone', async () => {
  const raw = await read('hard-winter')
  const cards = cardsOf(raw, 'decade-1').map(({ card }) => card.id)
  expect(cards).toHaveLength(21)
  expect(cards.slice(-2)).toEqual(['empty-coal-cellars', 'care-parcels'])
  expect(cards.indexOf('marshall-plan')).toBe(4)
  expect(cards).not.toContain('miracle-of-bern')
})

test('what a pack does not write of a file is as it is in the other', async () => {
  const [{ tables }, { tables: whole }] = [await read('dry-season'), await read('../../content/junta')]
  expect(tables).toMatchObject({ ...whole, aid: { drawn: 6 } })
})

test('a refusal names the file of the pack that wrote the number', async () => {
  const raw = await read('dry-season')
  expect(partSource(raw, 'tables.yaml', 'aid', 'drawn')).toEqual({
    ...{ file: 'tables.yaml', path: ['aid', 'drawn'] },
  })
  expect(partSource(raw, 'tables.yaml', 'government', 'most').pack).toBe('junta')
})

test('a card of the other pack is refused with the place where it is written there', async () => {
  const raw = await read('hard-winter')
  const made = compile(raw, 'winter-of-1946')
  if (!made.ok) throw new Error(JSON.stringify(made.error[0]))
  const def = made.value
  const state = setup(def, { seed: 2 }) as VolkState
  const ids = (def.rules as { cards: { ids: readonly string[] } }).cards.ids
  const special = apply(def, state, def.seats[0], { type: 'play', card: 'russian-tanks', use: 'develop' })
  expect(ids).toContain('russian-tanks')
  expect(special.ok ? undefined : special.error.source).toMatchObject({
    ...{ pack: 'wir-sind-das-volk', file: 'decks/decade-1.yaml' },
  })
})
