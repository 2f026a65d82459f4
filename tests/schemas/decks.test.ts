/** Decks and tracks. Rulesets with a schema for them accept them, and merge them with those of required packs card by card. */
import { describe, expect, test } from 'vitest'
import { newFileText } from '../../app/_editor/files/model/file-names'
import { crossCheck } from '../../engine/compile'
import { cardsOf } from '../../engine/compile/deck-cards'
import { ownParts } from '../../engine/compile/pack-parts'
import { partSource, sourceOf } from '../../engine/kernel/sources'
import { schemaFor } from '../../schemas/catalogue'
import { checkPack } from '../../schemas/check'
import { complete } from '../../schemas/language/complete'
import { namesOf } from '../../schemas/language/names'

const manifest = (id: string, requires = '', ruleset = 'wir-sind-das-volk') =>
  `id: ${id}\nversion: 1.0.0\nruleset: ${ruleset}\nlanguages: [en]\nname: { en: ${id}, it: ${id} }\n${requires}`
const card = (id: string, value: number) => `  - { id: ${id}, colour: red, value: ${value}, effects: [] }\n`
const deck = (id: string, more: string, cards: string) =>
  `id: ${id}\nsize: 3\nspecial: 0\n${more}${cards === '' ? '' : `cards:\n${cards}`}`
const track = (id: string, most: number) =>
  `  - { id: ${id}, kind: flight, least: 0, most: ${most}, start: 0 }\n`

const BASE = {
  'pack.yaml': manifest('base'),
  'decks/early.yaml': deck('early', '', card('bread', 2) + card('coal', 3) + card('steel', 4)),
  'decks/late.yaml': deck('late', '', card('trade', 1)),
  'tracks.yaml': `tracks:\n${track('one', 6)}${track('two', 9)}`,
}
const requires = (...packs: string[]) =>
  `requires:\n${packs.map((pack) => `  - { pack: ${pack}, version: ^1.0.0 }\n`).join('')}`
const MORE = {
  'pack.yaml': manifest('more', requires('base')),
  'decks/early.yaml': deck('early', 'without: [steel]\n', card('uranium', 4) + card('coal', 1)),
  'tracks.yaml': `tracks:\n${track('two', 12)}`,
}
const OWN = {
  'pack.yaml': manifest('own', requires('more')),
  'decks/mine.yaml': deck('early', 'without: [bread, steel]\n', card('salt', 1)),
}
const required = { base: BASE, more: MORE }
const read = (files: Record<string, string>) => checkPack(files, undefined, { required }).pack!

describe('files of decks and tracks', () => {
  test.each([
    ['decks/early.yaml', 'wir-sind-das-volk', 'wir-sind-das-volk-deck'],
    ['decks/political.yaml', 'junta', 'junta-deck'],
    ['tracks.yaml', 'wir-sind-das-volk', 'wir-sind-das-volk-tracks'],
    ['decks/early.yaml', 'corteo', undefined],
    ['tracks.yaml', 'junta', undefined],
    ['tracks.yaml', undefined, undefined],
    ['decks/early/one.yaml', 'junta', undefined],
  ])('%s of %s is %s', (path, ruleset, kind) => expect(schemaFor(path, ruleset)).toBe(kind))

  test('are unknown where a ruleset has no use for them', () => {
    const codes = (ruleset: string) =>
      checkPack({ ...BASE, 'pack.yaml': manifest('base', '', ruleset) })
        .diagnostics.filter(({ file }) => file === 'tracks.yaml' || file.startsWith('decks/'))
        .map(({ file, code }) => `${file} ${code}`)
    expect(codes('corteo')).toEqual([
      'decks/early.yaml W-FILE-UNKNOWN',
      'decks/late.yaml W-FILE-UNKNOWN',
      'tracks.yaml W-FILE-UNKNOWN',
    ])
    expect(codes('wir-sind-das-volk')).toEqual([])
    // The unused files of an unknown ruleset are unknown too.
    expect(codes('chess')).toEqual([])
  })

  test('have one id each', () => {
    const files = { ...BASE, 'decks/late.yaml': BASE['decks/early.yaml'] }
    const found = checkPack(files).diagnostics.filter(({ code }) => code === 'E-ID-TWICE')
    expect(found.map(({ file, line }) => [file, line])).toEqual([['decks/late.yaml', 1]])
  })

  test('begin with the line that names their schema', () => {
    expect(newFileText('decks/new.yaml', 'junta')).toBe(
      '# yaml-language-server: $schema=../../../schemas/junta-deck.schema.json\n',
    )
    expect(newFileText('tracks.yaml', 'junta')).toBe('')
  })

  test('offer their keys, and the names of cards where one is left out', () => {
    const names = namesOf(read(MORE))
    expect([names.cards, names.decks, names.tracks]).toEqual([
      ['bread', 'coal', 'uranium', 'trade'],
      ['early', 'late'],
      ['one', 'two'],
    ])
    const text = 'id: early\nwithout: ['
    const labels = complete('decks/early.yaml', text, text.length, names, 'en', 'wir-sind-das-volk').map(
      ({ label }) => label,
    )
    expect(labels).toContain('coal')
  })
})

describe('a deck over that of a required pack', () => {
  test('changes cards in their place, adds its own and leaves some out', () => {
    const pack = read(MORE)
    expect(
      cardsOf(pack, 'early').map(({ card, source }) => [card.id, source.pack, source.file, source.path[1]]),
    ).toEqual([
      ['bread', 'base', 'decks/early.yaml', 0],
      ['coal', undefined, 'decks/early.yaml', 1],
      ['uranium', undefined, 'decks/early.yaml', 0],
    ])
    expect(cardsOf(pack, 'late').map(({ at }) => at)).toEqual([
      { pack: 'base', file: 'decks/late.yaml', path: ['cards', 0] },
    ])
    expect(cardsOf<{ id: string; value: number }>(pack, 'early')[1].card.value).toBe(1)
    expect(pack.decks!.late.pack).toBe('base')
  })

  test('of two layers, by the id of the deck whatever its file is called', () => {
    const pack = read(OWN)
    expect(cardsOf(pack, 'early').map(({ card, at }) => [card.id, at.pack ?? 'own'])).toEqual([
      ['coal', 'more'],
      ['uranium', 'more'],
      ['salt', 'own'],
    ])
    expect(pack.decks!.early).toMatchObject({ file: 'decks/mine.yaml', size: 3 })
    expect(Object.keys(ownParts(pack).decks!)).toEqual(['early'])
    expect(ownParts(pack).decks!.early.cards.map(({ id }) => id)).toEqual(['salt'])
  })

  test('may only leave out what is there', () => {
    const found = crossCheck(read(OWN)).filter(({ code }) => code === 'E-UNKNOWN-CARD')
    // "steel" is already gone, because the pack between removed it.
    expect(found.map(({ file, path, found }) => [file, path.join('.'), found])).toEqual([
      ['decks/mine.yaml', 'without.1', 'steel'],
    ])
  })

  test('need not add anything', () => {
    const files = { ...OWN, 'decks/mine.yaml': 'id: early\nsize: 1\nspecial: 0\nwithout: [bread]\n' }
    const { diagnostics, pack } = checkPack(files, undefined, { required })
    expect(diagnostics.filter(({ file }) => file.startsWith('decks/'))).toEqual([])
    expect(cardsOf(pack!, 'early').map(({ card }) => card.id)).toEqual(['coal', 'uranium'])
  })

  test('and a pack that requires nothing has its own', () => {
    expect(cardsOf(read(BASE), 'late')[0].at).toEqual({ file: 'decks/late.yaml', path: ['cards', 0] })
    expect(cardsOf(read(BASE), 'middle')).toEqual([])
  })
})

test('tracks are laid over those of required packs, and each says where it is written', () => {
  const pack = read(OWN)
  expect(pack.tracks!.tracks!.map((one) => [one.id, (one as { most?: number }).most])).toEqual([
    ['one', 6],
    ['two', 12],
  ])
  expect(sourceOf(pack, 'tracks', 0)).toEqual({ pack: 'base', file: 'tracks.yaml', path: ['tracks', 0] })
  expect(sourceOf(pack, 'tracks', 1, 'most')).toEqual({
    ...{ pack: 'more', file: 'tracks.yaml' },
    path: ['tracks', 0, 'most'],
  })
  const most = { pack: 'more', file: 'tracks.yaml', path: ['tracks', 0, 'most'] }
  expect(partSource(pack, 'tracks.yaml', 'tracks', 1, 'most')).toEqual(most)
  expect(partSource(read(BASE), 'tables.yaml', 'costs', 'protest')).toEqual({
    ...{ file: 'tables.yaml', path: ['costs', 'protest'] },
  })
})

test('numbers of tables say where they are written, whole groups and lists entry by entry', () => {
  const tables = (text: string) => ({ 'tables.yaml': text })
  const required = {
    base: { ...BASE, ...tables('numbers: [{ id: step, value: 1 }, { id: raises, value: 2 }]\n') },
    more: { ...MORE, ...tables('numbers: [{ id: protest, value: 3 }, { id: step, value: 4 }]\n') },
  }
  const files = { ...OWN, ...tables('numbers: [{ id: raises, value: 5 }]\n') }
  const pack = checkPack(files, undefined, { required }).pack!
  const { numbers } = pack.tables as unknown as { numbers: { id: string; value: number }[] }
  const at = numbers.map(({ id, value }, index) => {
    const { pack: from = 'own', path } = partSource(pack, 'tables.yaml', 'numbers', index, 'value')
    return [id, value, from, path[1]]
  })
  expect(at).toEqual([
    ['step', 4, 'more', 1],
    ['raises', 5, 'own', 0],
    ['protest', 3, 'more', 0],
  ])
})
