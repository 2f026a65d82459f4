import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BlockGroup, blocksOf } from '../../app/_editor/blocks/model/lines'
import { outlineOf } from '../../app/_editor/blocks/model/outline'
import { rangeOf } from '../../schemas/language/range'
import { parse } from '../../schemas/yaml/parse'
import { withBlocks } from '../engine/support/bad-blocks'
import { smallPack } from '../engine/support/small-pack'
import { countOf } from '../support/budget'
import { wordsIn } from './block-words'

const pack = smallPack(withBlocks)
const raid = pack.scenarios.raid
const told = (groups: readonly BlockGroup[]) =>
  groups.map(({ id, lines }) => [id, ...lines.map(({ name, summary }) => `${name}: ${summary}`)])

describe('the blocks of a scenario in words', () => {
  test('in reading order, with the names of the pack', () => {
    const words = wordsIn('en', {
      'sides.red': 'Reds',
      'seats.north': 'North',
      'units.cart': 'hand cart',
      'options.meeting': 'Meeting point',
      'counters.taken': 'Carts taken',
      'triggers.told': 'The secret comes out',
    })
    expect(told(blocksOf(raid, words))).toEqual([
      ['map', 'town: 3 turns'],
      ['sides', 'Reds: 2 players: North, south', 'blue: one player'],
      ['forces', 'North: 3 units, power 6', 'south: 1 unit, power 2', 'blue: 4 units, power 4'],
      ['muster', 'North: picks 3 units of power 6 in all, from its roster and 2 more'],
      [
        'options',
        'Meeting point: North · in secret · park, lane',
        'square: blue · any place with 3 hexes of lane',
        'mood: south · calm, angry · begins with calm · may change it later',
      ],
      [
        'setup',
        'North: 3 × any units · green · 2 to a hex at most, if “Meeting point” is park',
        'North: 3 × any units · the choice of “Meeting point” · 2 to a hex at most, if not (“Meeting point” is park)',
        'south: 1 × any units · green · 2 to a hex at most',
        'blue: 1 × guard · hex 0604 · 1 to a hex at most',
        'blue: 1 × truck · within 1 hex of bases (blue), but not house or region east · 1 to a hex at most',
        'blue: 1 × hand cart · from hex 0404 as far as wall · 1 to a hex at most',
      ],
      ['schedule', 'Turn 2: blue: 1 truck · bases'],
      [
        'rules',
        'Captures: hand cart: taken by Reds, laid down at green',
        'Convoy: hand cart to green, with 1 unit within 2 hexes, may stop at region east',
        'Exits: Reds · region east, if from turn 2',
        'On the way home: hand cart towards green while from turn 3',
        'More turns: before turn 3, up to 2 more by agreement',
        'Custody: blue picks 1 unit of Reds to be held (bases)',
      ],
      ['counters', 'Carts taken: starts at 0', 'memory: starts at 0, not shown'],
      [
        'triggers',
        'cart-taken: when a unit is taken → “Carts taken” +1',
        'The secret comes out: at the end of a turn, turn of Reds, turns 2 to 4, if “Carts taken”: at least 1 and “mood” is angry → “Meeting point” is revealed',
        'noted: at the end of a phase, if convoy train stopped, not in the log → “memory” becomes units (Reds, region east) less “Carts taken”',
      ],
      [
        'scoring',
        'loot: objectives (money, news), × 1',
        'carts: “Carts taken”, × 2, North, if “memory”: at least 1',
      ],
      ['victory', 'red-wins: 5 or more: Reds wins', 'even: 2 to 4: draw', 'blue-wins: up to 1: blue wins'],
    ])
  })

  test('how players of a side win, and the numbers that change', () => {
    const words = wordsIn('en', { 'sides.red': 'Reds', 'seats.north': 'North' })
    const modifiers = [
      { number: 'movement', by: -1, who: { side: 'red' }, while: { type: 'turn', from: 2 } },
      { number: 'throw-range', to: 0, seat: 'north' },
    ]
    const written = { ...raid, sides: [{ id: 'red', wins: 'apart' }], modifiers }
    const lines = Object.fromEntries(told(blocksOf(written, words)).map(([id, ...rest]) => [id, rest]))
    expect(lines.sides).toEqual(['Reds: 2 players: North, south, win separately', 'blue: one player'])
    expect(lines.modifiers).toEqual([
      'movement −1: units (Reds), if from turn 2',
      'throw-range becomes 0: North',
    ])
  })

  const scenarios = ['corteo', 'notte-bianca'].flatMap((name) =>
    readdirSync(`content/${name}/scenarios`).map((file) => `content/${name}/scenarios/${file}`),
  )
  test.each(scenarios)('every line of %s leads to its place, and is said in both languages', (file) => {
    const text = readFileSync(file, 'utf8')
    const { value } = parse(text)
    const [english, italian] = (['en', 'it'] as const).map((language) => blocksOf(value, wordsIn(language)))
    // A scenario that extends another shows only its own entries.
    const least = /^extends: /m.test(text) ? 1 : 7
    expect(english.length).toBeGreaterThanOrEqual(least)
    for (const { lines } of english)
      for (const { path, name, summary } of lines) {
        expect(rangeOf(parse(text), path), path.join('.')).toBeDefined()
        expect(name).not.toBe('')
        expect(summary, path.join('.')).not.toMatch(/^$|undefined|NaN|\[object|\{|, ,| {2}/)
      }
    expect(italian.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    expect(told(italian)).not.toEqual(told(english))
  })

  test('shows what can be read of a file that is broken', () => {
    const text =
      'id: a\nmap: town\nturns: 3\norder: [red]\ntriggers:\n  - id: x\n    at: turn-ended\n    do: [\n'
    expect(blocksOf(parse(text).value, wordsIn('en')).map(({ id }) => id)).toContain('map')
    expect(blocksOf(undefined, wordsIn('en'))).toEqual([])
    expect(blocksOf({ order: 'red', triggers: { a: 1 }, setup: [null, 3] }, wordsIn('en'))).toEqual([])
  })

  test('never throws, whatever stands where a block should be', () => {
    const scenario = JSON.parse(JSON.stringify(raid)) as Record<string, unknown>
    const paths = pathsOf(scenario)
    const words = wordsIn('it')
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, junk) => {
        const copy = structuredClone(scenario)
        let owner = copy as Record<string | number, unknown>
        for (const step of path.slice(0, -1)) owner = owner[step] as Record<string | number, unknown>
        owner[path.at(-1)!] = junk
        blocksOf(copy, words)
      }),
      { numRuns: countOf(250, 1000), seed: 3 },
    )
  })
})

function pathsOf(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  const steps: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, i) => [i, item])
    : Object.entries(value)
  return steps.flatMap(([step, inner]) => [[step], ...pathsOf(inner).map((rest) => [step, ...rest])])
}

describe('a scenario or a deck of another shape', () => {
  const inFolder = (folder: string) => readdirSync(folder).map((file) => `${folder}/${file}`)
  const others = [
    ...['kriegspiel', 'cry-havoc', 'wir-sind-das-volk', 'junta'].flatMap((id) =>
      inFolder(`content/${id}/scenarios`),
    ),
    ...['wir-sind-das-volk', 'junta'].flatMap((id) => inFolder(`content/${id}/decks`)),
    'content/wir-sind-das-volk/tracks.yaml',
  ]

  test.each(others)('%s is an outline whose every line leads to its place', (path) => {
    const text = readFileSync(path, 'utf8')
    const groups = outlineOf(parse(text).value, wordsIn('en'))
    const lines = groups.flatMap((group) => group.lines)
    expect(lines.length).toBeGreaterThan(3)
    for (const { path, name } of lines) {
      expect(name).not.toBe('')
      expect(rangeOf(parse(text), path, 'value')).toBeDefined()
    }
  })

  test('names the things of the pack, and says long entries in short', () => {
    const words = wordsIn('en', { 'units.line': 'Line infantry', 'sides.north': 'North' })
    const value = {
      id: 'a',
      order: ['north', 'south'],
      belowFirst: 'forbidden',
      forces: [{ unit: 'line', side: 'north', at: ['0101', '0102'], source: 'own' }],
      limit: { turns: 4 },
    }
    expect(
      outlineOf(value, words).map(({ id, lines }) => [
        id,
        ...lines.map((one) => `${one.name}: ${one.summary}`),
      ]),
    ).toEqual([
      ['map', 'order: North, south', 'below first: forbidden'],
      ['forces', 'Line infantry: side North \u00b7 at 0101, 0102'],
      ['limit', 'turns: 4'],
    ])
  })

  test('keys are said in the language of the reader, ids by their names, yes and no in words', () => {
    const value = { options: { belowFirstColumn: 'first', ransom: false }, factories: { bayern: 2 } }
    const words = wordsIn('it', { 'areas.bayern': 'Baviera' })
    expect(
      outlineOf(value, words).map(({ title, lines }) => [title, ...lines.map((one) => one.name)]),
    ).toEqual([
      ['opzioni', 'sotto la prima colonna', 'riscatto'],
      ['fabbriche', 'Baviera'],
    ])
    expect(outlineOf(value, words)[0].lines[1].summary).toBe('no')
  })

  test('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void outlineOf(value, wordsIn('en'))),
      { numRuns: 300 },
    )
  })
})
