import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zoneCells } from '../../engine/blocks/zones/zones'
import { boardMap } from '../../engine/compile/board-map'
import { hexGrid } from '../../engine/geometry/hex'
import { canonicalJson, hashText, hashValue } from '../../engine/kernel/hash'
import { nextBelow, nextWord, seedRandom } from '../../engine/kernel/random'
import { forSide, halves } from '../../engine/rulesets/corteo/compile/numbers'
import {
  cellOf,
  columnOf,
  compileTable,
  parseRatio,
} from '../../engine/rulesets/corteo/rules/fighting/ratio-table'
import type { Zone } from '../../schemas/generated/content'

describe('chance', () => {
  test('words are unsigned 32-bit integers and the state stays so', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        const rng = seedRandom(seed)
        for (let i = 0; i < 20; i++) {
          const words = [nextWord(rng), ...rng]
          for (const word of words) expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true)
        }
      }),
    )
  })

  test('the same seed gives the same rolls; seeds that differ anywhere give others', () => {
    const rolls = (seed: number) => {
      const rng = seedRandom(seed)
      return Array.from({ length: 30 }, () => nextBelow(rng, 6)).join('')
    }
    expect(rolls(42)).toBe(rolls(42))
    const all = [0, 1, 2, 42, -1, 2 ** 32, 2 ** 33, 2 ** 40 + 1].map(rolls)
    expect(new Set(all).size).toBe(all.length)
  })

  test('every face of a die comes up about as often', () => {
    const rng = seedRandom(2024)
    const counts = new Array(6).fill(0)
    for (let i = 0; i < 60_000; i++) counts[nextBelow(rng, 6)]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(20.5)
  })

  test('draws past the last whole multiple are thrown away', () => {
    const count = 3 * 2 ** 30
    const rng = seedRandom(9)
    for (let i = 0; i < 200; i++) expect(nextBelow(rng, count)).toBeLessThan(count)
    const low = Array.from({ length: 4000 }, () => nextBelow(rng, count)).filter((n) => n < 2 ** 30).length
    expect(Math.abs(low - 4000 / 3)).toBeLessThan(200)
  })
})

describe('results tables', () => {
  const table = compileTable({
    id: 'clash',
    ratios: ['1-5', '1-3', '1-2', '1-1', '2-1', '5-1'],
    below: 'first',
    rows: [
      ['a', 'a', 'a', 'b', 'b*', 'b'],
      ['a', 'a', 'b', 'b', 'b', 'b'],
    ],
    results: { a: { type: 'none' }, b: { type: 'retreat', who: 'target', steps: 1, chosenBy: 'owner' } },
  })
  const strict = compileTable({
    id: 'launch',
    ratios: ['1-2', '1-1'],
    below: 'none',
    rows: [['a', 'a']],
    results: { a: { type: 'none' } },
  })

  test.each([
    [4, 4, 3],
    [4, 6, 2],
    [5, 4, 3],
    [8, 4, 4],
    [7, 4, 3],
    [9, 2, 4],
    [10, 2, 5],
    [100, 1, 5],
    [4, 16, 0],
    [4, 12, 1],
    [4, 11, 1],
    [1, 100, 0],
  ])('%d to %d is read in column %d, a part of a column helping the second side', (first, second, column) => {
    expect(columnOf(table, first, second)).toBe(column)
  })

  test('below the first column there may be no attempt', () => {
    expect(columnOf(strict, 1, 2)).toBe(0)
    expect(columnOf(strict, 1, 3)).toBe(-1)
    expect(columnOf(strict, 9, 3)).toBe(1)
  })

  test('agrees with the ratio worked out as a fraction, for every pair', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (first, second) => {
        const ratios = [1 / 5, 1 / 3, 1 / 2, 1, 2, 5]
        const column = ratios.filter((ratio) => first / second >= ratio - 1e-12).length - 1
        expect(columnOf(table, first, second)).toBe(Math.max(0, column))
      }),
    )
  })

  test('a cell has its result and its mark', () => {
    expect(cellOf(table, 4, 1)).toMatchObject({ name: 'b', starred: true, result: { type: 'retreat' } })
    expect(cellOf(table, 2, 2)).toMatchObject({ name: 'b', starred: false })
    expect(table.faces).toBe(2)
  })

  test('only whole numbers from 1 make a ratio', () => {
    expect(parseRatio('12-5')).toEqual([12, 5])
    for (const wrong of ['', '1', '1-', '-1', '0-1', '1-0', '1/2', '1-2-3', ' 1-2', '1.5-1'])
      expect(parseRatio(wrong), wrong).toBeUndefined()
  })
})

test('prices are counted in halves', () => {
  expect(['1/2', 1, '3/2', 2, '2', 0, 'closed', '2/1'].map((cost) => halves(cost))).toEqual([
    1, 2, 3, 4, 4, 0, -1, 4,
  ])
  for (const wrong of ['', 'free', '1/3', '-1', -1, 0.5, '1/', '/2', Number.NaN])
    expect(halves(wrong), String(wrong)).toBeUndefined()
  expect(forSide({ red: 1, blue: 'closed' }, 'blue')).toBe('closed')
  expect(forSide({ red: 1 }, 'constructor')).toBeUndefined()
  expect(forSide('1/2', 'red')).toBe('1/2')
})

describe('zones', () => {
  const board = boardMap({
    id: 'town',
    grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 4, rows: 3 },
    legend: { '.': { terrain: 'street' }, '#': { terrain: 'block' } },
    rows: ['....', '.##.', '....'],
    places: [{ id: 'square', kind: 'square', cells: ['0101', '0102'] }],
    regions: [{ id: 'east', cells: ['0401', '0402', '0403'] }],
    sites: [
      { role: 'objective', id: 'bank', kind: 'money', value: 2, cells: ['0303'] },
      { role: 'objective', id: 'paper', kind: 'news', value: 2, cells: ['0103'] },
      { role: 'base', id: 'post', side: 'blue', number: 1, cells: ['0402'], exits: ['0403'] },
    ],
  })
  const names = (zone: Zone) => zoneCells(board, zone).map((cell) => board.grid.names[cell])
  const east: Zone = { type: 'region', region: 'east' }

  test.each<[string, Zone, string[]]>([
    ['a place', { type: 'place', place: 'square' }, ['0101', '0102']],
    ['a region', east, ['0401', '0402', '0403']],
    ['terrain', { type: 'terrain', terrain: ['block'] }, ['0202', '0302']],
    ['sites by kind', { type: 'sites', role: 'objective', kinds: ['money'] }, ['0303']],
    ['sites by side', { type: 'sites', role: 'base', side: 'blue' }, ['0402']],
    ['cells in any order', { type: 'cells', cells: ['0403', '0101'] }, ['0101', '0403']],
    ['near', { type: 'near', distance: 1, of: { type: 'cells', cells: ['0101'] } }, ['0101', '0201', '0102']],
    [
      'any',
      { type: 'any', of: [east, { type: 'cells', cells: ['0101'] }] },
      ['0101', '0401', '0402', '0403'],
    ],
    ['all', { type: 'all', of: [east, { type: 'cells', cells: ['0401', '0101'] }] }, ['0401']],
    ['except', { type: 'except', of: east, not: { type: 'sites', role: 'base' } }, ['0401', '0403']],
    [
      'unknown names',
      {
        type: 'any',
        of: [
          { type: 'place', place: 'nowhere' },
          { type: 'cells', cells: ['9999'] },
        ],
      },
      [],
    ],
  ])('%s', (_, zone, expected) => expect(names(zone)).toEqual(expected))

  test('a choice that stands for itself, at once or by a detour, stands for nothing more', () => {
    const choice = (option: string): Zone => ({ type: 'chosen', option })
    const corner: Zone = { type: 'cells', cells: ['0101'] }
    const zones: Record<string, Zone> = {
      itself: { type: 'any', of: [choice('itself'), corner] },
      there: { type: 'any', of: [choice('back'), corner] },
      back: choice('there'),
      twice: { type: 'all', of: [choice('plain'), choice('plain')] },
      plain: corner,
    }
    for (const option of Object.keys(zones))
      expect([
        option,
        zoneCells(board, choice(option), { chosen: (id) => zones[id] }).map((cell) => board.grid.names[cell]),
      ]).toEqual([option, ['0101']])
  })
})

describe('hash', () => {
  test('does not depend on the order of keys, but on every value', () => {
    expect(hashValue({ a: 1, b: [1, 2], c: undefined })).toBe(hashValue({ b: [1, 2], a: 1 }))
    expect(canonicalJson({ b: 'x', a: [null, true] })).toBe('{"a":[null,true],"b":"x"}')
    const texts = Array.from({ length: 20_000 }, (_, i) => `{"cell":${i}}`)
    expect(new Set(texts.map(hashText)).size).toBe(texts.length)
  })

  test('one bit of the text changes about half of the bits', () => {
    let changed = 0
    for (let i = 0; i < 500; i++) {
      const [a, b] = [hashText(`state ${i}0`), hashText(`state ${i}1`)].map((text) => BigInt(`0x${text}`))
      changed += (a ^ b).toString(2).replaceAll('0', '').length
    }
    expect(Math.abs(changed / 500 - 32)).toBeLessThan(1.5)
  })

  test('is written as 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hashText(text)).toMatch(/^[0-9a-f]{16}$/)
      }),
    )
  })
})

test('a half-broken map still gives a board', () => {
  const board = boardMap({
    grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 3, rows: 2 },
    legend: { '.': { terrain: 'street' }, '^': { terrain: 'slope', up: 'NE' } },
    rows: ['.?^.', undefined as unknown as string, '...'],
    edges: [{ type: 'wall', sides: ['0101/S', '0909/S', '0101/X'] }],
    places: [null as never, { id: 'p', kind: 'street', cells: ['0101', 'x'] }],
  })
  expect(board.terrain).toEqual(['street', undefined, 'slope', undefined, undefined, undefined])
  expect(board.up[2]).toBe(board.grid.directionOf('NE'))
  expect(board.edges).toEqual([{ type: 'wall', cell: 0, direction: board.grid.directionOf('S') }])
  expect(board.places).toEqual([{ id: 'p', kind: 'street', cells: [0] }])
  expect(boardMap({}).grid.size).toBe(0)
  expect(boardMap({ grid: { kind: 'hex', columns: 1e9, rows: -3 } as never }).grid.size).toBe(0)
  expect(hexGrid({ orientation: 'flat', offset: 'odd', columns: 0, rows: 5 }).size).toBe(0)
})
