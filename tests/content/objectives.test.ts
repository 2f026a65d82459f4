/** The 40 objectives. Their values and hexes meet every total of the rulebook (C-137, C-138), and each can be reached. */
import { expect, test } from 'vitest'
import {
  across,
  cellsOf,
  flood,
  glyphAt,
  grid,
  index,
  map,
  objectives,
  pack,
  place,
  sidesOf,
  sum,
  terrainAt,
} from './pack'

const points = (kinds?: readonly string[]) =>
  sum(
    objectives.filter((one) => !kinds || kinds.includes(one.kind)).map((one) => one.value * one.cells.length),
  )

test('40 sites on exactly the 60 yellow hexes, none shared', () => {
  const cells = objectives.flatMap((one) => one.cells).map(index)
  expect(objectives).toHaveLength(40)
  expect(cells).toHaveLength(60)
  expect([...cells].sort((a, b) => a - b)).toEqual(cellsOf('objective'))
})

test('150 points in all, 77 and 68 in the two scenarios that score only some kinds', () => {
  expect(points()).toBe(150)
  expect(points(['diplomatic', 'multinational', 'government', 'dominant-party', 'tv', 'newspaper'])).toBe(77)
  expect(
    points([
      'reactionary',
      'government',
      'dominant-party',
      'tv',
      'newspaper',
      'cinema',
      'bar',
      'hotel',
      'court',
    ]),
  ).toBe(68)
})

test('covers to print: 15 of 5, 30 of 2, 15 of 1', () => {
  const covers = (value: number) =>
    sum(objectives.filter((one) => one.value === value).map((one) => one.cells.length))
  expect([5, 2, 1].map(covers)).toEqual([15, 30, 15])
})

test('kinds and how many sites each has', () => {
  const kinds: Record<string, number> = {}
  for (const { kind } of objectives) kinds[kind] = (kinds[kind] ?? 0) + 1
  expect(kinds).toEqual({
    government: 1,
    prison: 1,
    court: 1,
    'dominant-party': 1,
    poc: 1,
    multinational: 4,
    tv: 1,
    newspaper: 3,
    diplomatic: 5,
    reactionary: 2,
    bar: 1,
    hotel: 1,
    cinema: 1,
    church: 3,
    clinic: 2,
    shop: 12,
  })
})

test('each site hangs together and lies on the street or square of its address', () => {
  const walls = sidesOf('wall')
  for (const site of objectives) {
    const cells = site.cells.map(index)
    expect([site.id, flood([cells[0]], (cell) => cells.includes(cell), walls).size]).toEqual([
      site.id,
      cells.length,
    ])
    const address = place(site.place!).cells.map(index)
    const touches = cells.some((cell) =>
      grid.directions.some(
        (_, direction) =>
          address.includes(across(cell, direction)) && !walls.has(grid.edgeIndex(cell, direction)),
      ),
    )
    expect([site.id, touches]).toEqual([site.id, true])
  }
})

test('every objective hex is reached from Piazza Mento on foot, over no other objective', () => {
  const terrain = new Map(pack.terrain.terrain.map((one) => [one.id, one]))
  const walkable = (cell: number) => {
    const { id, cost } = terrain.get(terrainAt(cell))!
    return id !== 'objective' && (typeof cost === 'object' ? cost.march : cost) !== 'closed'
  }
  const walls = sidesOf('wall')
  const walked = flood(place('piazza-mento').cells.map(index), walkable, walls)
  const unreached = objectives
    .flatMap((one) => one.cells)
    .filter((name) => {
      const cell = index(name)
      return !grid.directions.some(
        (_, direction) => walked.has(across(cell, direction)) && !walls.has(grid.edgeIndex(cell, direction)),
      )
    })
  expect(unreached).toEqual([])
  // No other open cell is cut off, so covered objectives never close a part of the City.
  const open = Array.from({ length: grid.size }, (_, cell) => cell).filter(walkable)
  expect(open.filter((cell) => !walked.has(cell)).map((cell) => grid.names[cell])).toEqual([])
})

test('five free hexes wait before the seat of Bulvar dei Cappuccini', () => {
  const front = map.regions?.find(({ id }) => id === 'cappuccini-front')?.cells ?? []
  const seat = objectives.find(({ id }) => id === 'embassy-cappuccini')!.cells.map(index)
  expect(front).toHaveLength(5)
  for (const cell of front.map(index)) {
    expect('.-+').toContain(glyphAt(cell))
    expect(Math.min(...seat.map((other) => grid.distance(cell, other)))).toBeLessThanOrEqual(2)
  }
})
