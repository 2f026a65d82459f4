/** The Junta pack in numbers: the notes, the deck of 72, the offices and the island. */
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { compile, setup } from '../../engine/game'
import type { RawPackOf, Sourced } from '../../engine/types'
import type {
  JuntaDeckFile,
  JuntaScenarioFile,
  JuntaTablesFile,
  JuntaTerrainFile,
  JuntaUnitsFile,
} from '../../schemas/generated/content'
import { HOME } from '../cli/support/terminal'
import { loadPack } from '../engine/support/content'

const raw = loadPack('junta')
const pack = raw as unknown as RawPackOf<{
  terrain: JuntaTerrainFile
  units: JuntaUnitsFile
  tables: JuntaTablesFile
  decks: Readonly<Record<string, Sourced<JuntaDeckFile>>>
  scenarios: Readonly<Record<string, Sourced<JuntaScenarioFile>>>
}>
const map = pack.maps.island
const areas = map.areas!
const spaces = pack.terrain.spaces
const cards = pack.decks.political.cards
const copies = (list: readonly { copies?: number }[]) =>
  list.reduce((sum, card) => sum + (card.copies ?? 1), 0)

test('the checks find nothing to say', async () => {
  const { diagnostics } = await checkFolder(`${HOME}/content/junta`, 'junta')
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([])
})

describe('money (J-12, J-13)', () => {
  test('96 notes, 156 million', () => {
    const { notes } = pack.tables
    expect(notes.map(({ value, count, source }) => [value, count, source])).toEqual([
      [1, 51, 'found'],
      [2, 30, 'found'],
      [3, 15, 'found'],
    ])
    expect(notes.reduce((sum, { count }) => sum + count, 0)).toBe(96)
    expect(notes.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(156)
  })

  test('eight a turn are twelve turns (J-D1)', () => {
    expect(96 / pack.tables.aid.drawn).toBe(12)
  })
})

describe('the deck of 72', () => {
  test('49 found, 23 ours', () => {
    expect(copies(cards)).toBe(72)
    expect(copies(cards.filter(({ source }) => source === 'found'))).toBe(49)
    expect(copies(cards.filter(({ source }) => source === 'reconstruction'))).toBe(23)
  })

  test.each([
    ['influence', 12, 57],
    ['vote', 12, 29],
    ['donation', 8, 0],
    ['attempt', 7, 0],
    ['units', 9, 0],
    ['guard', 2, 0],
    ['bribe', 6, 0],
    ['event', 16, 0],
  ])('%s: %d cards with %d votes', (kind, count, votes) => {
    const of = cards.filter((card) => card.kind === kind)
    expect([copies(of), of.reduce((sum, card) => sum + (card.votes ?? 0) * (card.copies ?? 1), 0)]).toEqual([
      count,
      votes,
    ])
  })

  test('votes of the influences, alone and beside another', () => {
    const votes = cards
      .filter(({ kind }) => kind === 'influence')
      .map((card) => [card.votes, card.bonus?.votes ?? card.votes])
    expect(votes).toEqual([
      [10, 10],
      [8, 8],
      [7, 7],
      [5, 10],
      [5, 5],
      [5, 10],
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 6],
      [3, 3],
      [2, 2],
    ])
  })

  test('27 units come with nine cards', () => {
    const brought = cards.flatMap(({ effects }) =>
      (effects ?? []).flatMap((effect) => (effect.type === 'units' ? [effect.count] : [])),
    )
    expect(brought.sort()).toEqual([1, 2, 2, 2, 3, 4, 4, 4, 4])
  })
})

describe('offices and units (J-23, J-34)', () => {
  test('seven offices, 28 units, three air strikes', () => {
    const { offices } = pack.units
    expect(offices.map(({ powers }) => powers[0])).toEqual([
      'president',
      'interior',
      'brigade',
      'brigade',
      'brigade',
      'navy',
      'air',
    ])
    const units = offices.flatMap((office) => office.units ?? [])
    const total = (unit: string) =>
      units.filter((line) => line.unit === unit).reduce((sum, { count }) => sum + count, 0)
    expect(
      [
        'palace-guard',
        'secret-police',
        'first-brigade',
        'second-brigade',
        'third-brigade',
        'marine-unit',
        'paratroop-unit',
      ].map(total),
    ).toEqual([4, 4, 6, 6, 6, 1, 1])
    expect(pack.tables.coup).toEqual({
      phases: 6,
      waves: 3,
      faces: 6,
      hit: 6,
      gunboat: 3,
      strike: 6,
      strikes: 3,
      centres: 3,
    })
  })

  test('one unit of police in each blue space', () => {
    const police = pack.units.offices.find(({ powers }) => powers.includes('interior'))!.units!
    const blue = spaces.filter(({ role }) => role === 'police').map(({ id }) => id)
    expect(police.map(({ at }) => at).sort()).toEqual(blue.sort())
    expect(police.map(({ count }) => count)).toEqual([1, 1, 1, 1])
  })
})

// ---- The island
const ROWS = [
  'second-barracks university-quarter radio-station northern-embassy villa-quarter third-barracks',
  'west-precinct railway-station cathedral-quarter presidential-palace east-precinct slum-quarter',
  'market-quarter parliament-house old-town government-quarter eastern-embassy factory-quarter',
  'first-barracks harbour-precinct port-docks central-bank southern-embassy hill-precinct',
].map((row) => row.split(' '))
const pair = (a: string, b: string) => [a, b].sort().join(' ')
const links = new Set(map.links!.map(({ between: [a, b] }) => pair(a, b)))
const ids = areas.map(({ id }) => id)

function distance(from: string, to: string): number {
  let reached = new Set([from])
  for (let steps = 0; steps < 24; steps++) {
    if (reached.has(to)) return steps
    reached = new Set(ids.filter((id) => [...reached].some((old) => old === id || links.has(pair(old, id)))))
  }
  return Number.POSITIVE_INFINITY
}

describe('the island', () => {
  test('24 spaces: five centres, three barracks, four precincts, a port, three embassies, eight districts', () => {
    expect(ids).toEqual(ROWS.flat())
    const count = (role: string) => spaces.filter((space) => space.role === role).length
    expect(['centre', 'barracks', 'police', 'port', 'embassy', 'district'].map(count)).toEqual([
      5, 3, 4, 1, 3, 8,
    ])
    expect(spaces.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test('38 borders: rows and columns, no corners', () => {
    const wanted = ROWS.flatMap((row, y) =>
      row.flatMap((id, x) => [
        ...(x < 5 ? [pair(id, row[x + 1])] : []),
        ...(y < 3 ? [pair(id, ROWS[y + 1][x])] : []),
      ]),
    )
    expect(map.links).toHaveLength(38)
    expect([...links].sort()).toEqual(wanted.sort())
  })

  test('neighbours are those whose outlines share more than a corner', () => {
    const points = new Map(areas.map(({ id, shape }) => [id, new Set(shape!.map(String))]))
    const shared = (a: string, b: string) => [...points.get(a)!].filter((point) => points.get(b)!.has(point))
    for (const [index, a] of ids.entries())
      for (const b of ids.slice(index + 1))
        expect([a, b, shared(a, b).length >= 4]).toEqual([a, b, links.has(pair(a, b))])
  })

  test.each([
    ['first-barracks', [3, 2, 5, 5, 3]],
    ['second-barracks', [6, 3, 4, 2, 2]],
    ['third-barracks', [5, 6, 3, 3, 5]],
  ])('moves from %s to the five centres', (from, moves) => {
    const centres = [
      'central-bank',
      'parliament-house',
      'presidential-palace',
      'radio-station',
      'railway-station',
    ]
    expect(
      spaces
        .filter(({ role }) => role === 'centre')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...centres].sort())
    expect(centres.map((to) => distance(from, to))).toEqual(moves)
  })

  test('counters and names lie inside their space', () => {
    for (const { at, label, shape } of areas)
      for (const point of [at, label!]) expect([point, inside(shape!, point)]).toEqual([point, true])
  })
})

type Point = readonly [number, number]
/** The even-odd rule. */
const inside = (shape: readonly Point[], [x, y]: Point): boolean =>
  shape.reduce((within, [ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within
  }, false)

// ---- Scenarios
const scenarios = Object.values(pack.scenarios)

test('two to seven families, each clockwise in the same order, with the usual answers', () => {
  const families = pack.units.sides.map(({ id }) => id)
  expect(scenarios.map(({ order }) => order.length).sort()).toEqual([2, 3, 4, 5, 6, 7])
  for (const { order, rules } of scenarios) {
    expect(order).toEqual(families.slice(0, order.length))
    expect(rules).toEqual(scenarios[0].rules)
  }
})

test.each(scenarios.map(({ id, order }) => [id, order.length] as const))(
  '%s: five cards each, the rest in the pile, no money out, 96 notes in the deck (J-22)',
  (id, families) => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const state = setup(made.value, { seed: 1 }) as unknown as {
      place: number[]
      pile: number[]
      aid: number[]
      hand: number[]
      swiss: number[]
    }
    expect([state.place.length, state.pile.length, state.aid.length]).toEqual([72, 72 - 5 * families, 96])
    expect([...state.hand, ...state.swiss].filter((count) => count !== 0)).toEqual([])
  },
)

const list = (of: readonly { id: string }[] | undefined) => (of ?? []).map(({ id }) => id)
const named: Record<string, string[]> = {
  sides: list(pack.units.sides),
  units: list(pack.units.units),
  offices: list(pack.units.offices),
  cards: list(cards),
  decks: Object.keys(pack.decks),
  areas: ids,
  terrain: list(pack.terrain.terrain),
  edges: list(pack.terrain.edges),
  maps: Object.keys(pack.maps),
  locations: list(pack.tables.locations),
  scenarios: list(scenarios),
}

describe.each(['en', 'it'])('words in %s', (language) => {
  const { text } = Object.values(pack.texts).find((one) => one.language === language)!

  test.each(Object.keys(named))('all %s have a name and a help, and nothing else has', (group) => {
    const entries = text[group] ?? {}
    expect(Object.keys(entries).sort()).toEqual([...named[group]].sort())
    for (const { name, help } of Object.values(entries))
      expect([name.trim(), help?.trim() ?? '']).not.toContain('')
    const names = Object.values(entries).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('all promises have a name', () => {
    expect(Object.keys(text.promises).sort()).toEqual(list(pack.tables.words).sort())
  })
})
