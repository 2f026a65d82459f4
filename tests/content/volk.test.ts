/** The pack of Wir sind das Volk!: its map, decks and pieces, and the numbers derived from them. */
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { compile, setup } from '../../engine/game'
import type { GameDef, GameState, RawPackOf, Sourced } from '../../engine/types'
import type {
  VolkCard,
  VolkDeckFile,
  VolkScenarioFile,
  VolkTablesFile,
  VolkTerrainFile,
  VolkTracksFile,
  VolkUnitsFile,
} from '../../schemas/generated/content'
import { HOME } from '../cli/support/terminal'
import { loadPack } from '../engine/support/content'

const raw = loadPack('wir-sind-das-volk')
const pack = raw as unknown as RawPackOf<{
  terrain: VolkTerrainFile
  units: VolkUnitsFile
  tables: VolkTablesFile
  tracks: VolkTracksFile
  decks: Readonly<Record<string, Sourced<VolkDeckFile>>>
  scenarios: Readonly<Record<string, Sourced<VolkScenarioFile>>>
}>
const map = pack.maps.germany
const areas = new Map(map.areas!.map((area) => [area.id, area]))
const provinces = pack.terrain.provinces!
const decks = Object.values(pack.decks)
const cards = decks.flatMap((deck) => deck.cards)

const sideOf = (town: string): string =>
  provinces.find(({ cities }) => cities?.includes(town))?.side ?? (town === 'hamburg' ? 'brd' : 'ddr')

test('the checks find nothing to say', async () => {
  const { diagnostics } = await checkFolder(`${HOME}/content/wir-sind-das-volk`, 'wir-sind-das-volk')
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([])
})

describe('the map', () => {
  test('has eight western and six eastern provinces, three sectors', () => {
    const of = (side: string) => provinces.filter((province) => province.side === side).length
    expect([of('brd'), of('ddr')]).toEqual([8, 6])
    const sections = provinces.flatMap((province) => province.sections ?? [])
    expect(sections.map(({ supplier }) => supplier).sort()).toEqual([
      'baden-wuerttemberg',
      'nordrhein-westfalen',
      'rheinland-pfalz',
    ])
  })

  test('has 25 western and 12 eastern towns, Rheinsberg and four abroad', () => {
    const towns = map.areas!.filter(({ shape }) => shape === undefined).map(({ id }) => id)
    const abroad = pack.terrain.towns!.filter(({ foreign }) => foreign).map(({ id }) => id)
    const special = pack.terrain.towns!.filter((town) => town.special).map(({ id }) => id)
    const own = towns.filter((town) => !abroad.includes(town) && !special.includes(town))
    expect([abroad.length, special]).toEqual([4, ['rheinsberg']])
    expect(own.filter((town) => sideOf(town) === 'brd')).toHaveLength(25)
    expect(own.filter((town) => sideOf(town) === 'ddr')).toHaveLength(12)
  })

  test('has 42 western links with 46 lines, 30 eastern ones with 34', () => {
    const of = (side: string) => map.links!.filter(({ between }) => sideOf(between[0]) === side)
    const lines = (side: string) => of(side).reduce((sum, { cost }) => sum + Number(cost), 0)
    expect([of('brd').length, lines('brd')]).toEqual([42, 46])
    expect([of('ddr').length, lines('ddr')]).toEqual([30, 34])
    for (const { between } of map.links!) expect(sideOf(between[0])).toBe(sideOf(between[1]))
  })

  test('attack adjacency goes both ways; suppliers touch no eastern province', () => {
    const faces = new Map(provinces.map((province) => [province.id, province.faces ?? []]))
    const pairs = provinces.flatMap(({ id, side }) =>
      side === 'brd' ? faces.get(id)!.map((to) => [id, to]) : [],
    )
    expect(pairs).toHaveLength(10)
    for (const [west, east] of pairs) expect(faces.get(east)).toContain(west)
    for (const supplier of ['nordrhein-westfalen', 'rheinland-pfalz', 'baden-wuerttemberg'])
      expect(faces.get(supplier)).toEqual([])
  })

  test('a town lies inside its province, but for the town of East Berlin', () => {
    for (const { id, cities } of provinces)
      for (const town of cities ?? [])
        if (town !== 'berlin')
          expect([town, isInside(areas.get(id)!.shape!, areas.get(town)!.at)]).toEqual([town, true])
    expect(isInside(areas.get('brandenburg')!.shape!, areas.get('berlin')!.at)).toBe(true)
  })

  test('counters of a province lie inside it, and those of a sector in the sector', () => {
    for (const area of map.areas!)
      if (area.shape) expect([area.id, isInside(area.shape, area.at)]).toEqual([area.id, true])
  })

  test('provinces that touch each other on the frontier share points, and where they attack they touch', () => {
    const key = ([x, y]: readonly number[]) => `${x}/${y}`
    const corners = new Map(provinces.map(({ id }) => [id, new Set(areas.get(id)!.shape!.map(key))]))
    const shared = (a: string, b: string) =>
      [...corners.get(a)!].filter((point) => corners.get(b)!.has(point))
    for (const { id, faces = [] } of provinces)
      for (const other of faces)
        if (other !== 'west-berlin' && id !== 'west-berlin')
          expect([id, other, shared(id, other).length > 1]).toEqual([id, other, true])
    expect(shared('west-berlin', 'east-berlin').length).toBeGreaterThan(2)
  })
})

type Point = readonly number[]
function isInside(shape: readonly Point[], [x, y]: Point): boolean {
  return shape.reduce((inside, [ax, ay], at) => {
    const [bx, by] = shape[(at + 1) % shape.length]
    const crosses = ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)
    return crosses ? !inside : inside
  }, false)
}

describe('the cards', () => {
  test('are 84: four decks of 21', () => {
    expect(decks.map(({ id, cards: list, size }) => [id, list.length, size])).toEqual(
      [1, 2, 3, 4].map((decade) => [`decade-${decade}`, 21, 21]),
    )
    expect(new Set(cards.map(({ id }) => id)).size).toBe(84)
  })

  test.each([
    ['decade-1', [8, 8, 4, 1], 4],
    ['decade-2', [9, 7, 4, 1], 4],
    ['decade-3', [10, 6, 4, 1], 2],
    ['decade-4', [6, 10, 3, 2], 4],
  ])('%s: red, yellow, dual and special ones %j, %i flight symbols', (id, counts, flight) => {
    const list = pack.decks[id].cards
    const of = (test: (card: VolkCard) => boolean) => list.filter(test).length
    expect([
      of(({ colour }) => colour === 'red'),
      of(({ colour }) => colour === 'yellow'),
      of(({ colour }) => colour === 'dual'),
      of(({ special }) => special === true),
    ]).toEqual(counts)
    expect(list.reduce((sum, card) => sum + (card.flight ?? 0), 0)).toBe(flight)
  })

  test('an ordinary card has a colour and numbers, a special one neither', () => {
    for (const { id, special, colour, value, values } of cards) {
      const numbered = value !== undefined || values !== undefined
      expect([id, special === true, colour !== undefined, numbered]).toEqual([
        id,
        !!special,
        !special,
        !special,
      ])
    }
  })

  test('between them they use every verb there is', () => {
    const verbs = new Set(cards.flatMap(({ effects }) => effects.map(({ type }) => type as string)))
    for (const verb of [
      'track',
      'unrest',
      'shift',
      'standard',
      'build',
      'dismantle',
      'calm',
      'rundown',
      'repair',
    ])
      expect(verbs).toContain(verb)
    for (const verb of ['dissolve', 'peek', 'external', 'special', 'raze', 'wall', 'open-wall'])
      expect(verbs).toContain(verb)
    expect(
      cards
        .map(({ police }) => police)
        .filter(Boolean)
        .sort(),
    ).toEqual(['pink', 'red'])
  })

  test('34 bear a title that was found', () => {
    expect(cards.filter(({ source }) => source === 'found')).toHaveLength(34)
  })
})

describe('the pieces', () => {
  test('are as many as the printed game has', () => {
    const count = (kind: string, side?: string) =>
      pack.units.units.find((unit) => unit.kind === kind && unit.side === side)?.count
    expect([count('factory', 'brd'), count('factory', 'ddr'), count('abroad'), count('special')]).toEqual([
      24, 11, 4, 1,
    ])
    expect([count('rundown'), count('protest'), count('rail')]).toEqual([12, 10, 70])
    expect([count('standard'), count('unrest'), count('socialist')]).toEqual([35, 50, 12])
  })

  test('39 cubes lie on the map at the start: 21 in the West, 18 in the East, four more in the first decade alone', () => {
    const cubes = (scenario: string, side: string) => {
      const { unrest = {} } = pack.scenarios[scenario].setup
      return provinces.reduce((sum, { id, side: of }) => sum + (of === side ? (unrest[id] ?? 0) : 0), 0)
    }
    expect([cubes('four-decades', 'brd'), cubes('four-decades', 'ddr')]).toEqual([21, 18])
    expect([cubes('one-decade', 'brd'), cubes('one-decade', 'ddr')]).toEqual([21, 22])
  })
})

describe('a game', () => {
  const gameOf = (id: string): GameDef => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    return made.value
  }

  test.each(Object.keys(pack.scenarios))('%s has two seats', (id) => {
    expect([...gameOf(id).seats].sort()).toEqual(['brd', 'ddr'])
  })

  test('begins without a wall, and none has ever stood (W-108)', () => {
    const begun = setup(gameOf('four-decades'), { seed: 1 }) as GameState & { wall: number; walled: number }
    expect([begun.wall, begun.walled]).toEqual([0, 0])
  })

  test('deals 18 of the 20 ordinary cards of a decade, in another order for another seed', () => {
    const def = gameOf('four-decades')
    type Dealt = GameState & { pile: number[]; held: number[] }
    const [one, two] = [1, 2].map((seed) => setup(def, { seed }) as Dealt)
    expect([one.pile.length, one.held]).toEqual([9, [2, 2]])
    expect(one.pile.length - 7).toBe(2)
    expect(one.pile).not.toEqual(two.pile)
  })
})
