/** The two maps of Cry Havoc are coherent. Houses are closed except for their openings, and corners have two faces. */
import { describe, expect, test } from 'vitest'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile } from '../../schemas/generated/content'
import { pack, scenarios } from './cry-havoc-pack'

const kinds = new Map(pack.terrain.terrain.map((terrain) => [terrain.id, terrain]))
const edgeKinds = new Map((pack.terrain.edges ?? []).map(({ id, kind }) => [id, kind]))

function ground(file: MapFile) {
  const board = boardMap(file)
  const { grid } = board
  const edges = new Map<number, string>()
  for (const { type, cell, direction } of board.edges)
    edges.set(grid.edgeIndex(cell, direction), edgeKinds.get(type)!)
  const width = grid.directions.length
  const beside = (cell: number, direction: number) => grid.neighbours[cell * width + direction]
  const inside = (cell: number) => kinds.get(board.terrain[cell]!)!.inside
  const edgeAt = (cell: number, direction: number) => edges.get(grid.edgeIndex(cell, direction))
  const cells = Array.from({ length: grid.size }, (_, cell) => cell)
  const ways = Array.from({ length: width }, (_, direction) => direction)
  return { board, grid, beside, inside, edgeAt, cells, ways }
}

const maps = Object.values(pack.maps).map((file) => ({ id: file.id, file, ...ground(file) }))

describe.each(maps)('$id', ({ board, grid, beside, inside, edgeAt, cells, ways, file }) => {
  test('is 20 by 28 flat hexes', () => {
    expect([grid.kind, file.grid]).toEqual([
      'hex',
      { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 20, rows: 28 },
    ])
  })

  test('uses every glyph of its legend', () => {
    expect(Object.keys(file.legend!).sort()).toEqual([...new Set(file.rows!.join(''))].sort())
  })

  test('has a wall or an opening wherever a house or a yard ends', () => {
    const open = cells.flatMap((cell) =>
      ways.flatMap((way) => {
        const other = beside(cell, way)
        if (other < 0 || inside(cell) === inside(other)) return []
        return edgeAt(cell, way) === undefined ? [`${grid.names[cell]}/${grid.directions[way]}`] : []
      }),
    )
    expect(open).toEqual([])
  })

  test('draws walls and openings only on the sides of rooms and yards, and brinks only on scarps', () => {
    const loose = board.edges.filter(({ type, cell, direction }) => {
      const both = [cell, beside(cell, direction)]
      if (edgeKinds.get(type) === 'top')
        return both.filter((one) => kinds.get(board.terrain[one]!)!.scarp).length !== 1
      return both.every((one) => inside(one) === undefined)
    })
    expect(loose).toEqual([])
  })

  test('no hex has two openings that could be mistaken for each other: a door and a window', () => {
    const mixed = cells.filter((cell) => {
      const own = ways.map((way) => edgeAt(cell, way))
      return inside(cell) === 'house' && own.includes('door') && own.includes('window')
    })
    expect(mixed.map((cell) => grid.names[cell])).toEqual([])
  })

  test('every room can be walked into', () => {
    const isClosed = (cell: number, way: number) => ['wall', 'window'].includes(edgeAt(cell, way) ?? '')
    const front = cells.filter((cell) => inside(cell) === undefined)
    const seen = new Set(front)
    for (const cell of front)
      for (const way of ways) {
        const other = beside(cell, way)
        if (other < 0 || seen.has(other) || isClosed(cell, way)) continue
        seen.add(other)
        front.push(other)
      }
    expect(cells.filter((cell) => !seen.has(cell)).map((cell) => grid.names[cell])).toEqual([])
  })

  test('a corner hex has the building where `up` says, and both of its faces are free', () => {
    const corners = cells.filter((cell) => kinds.get(board.terrain[cell]!)!.corner)
    expect(corners.length).toBeGreaterThan(1)
    for (const cell of corners) {
      const building = beside(cell, board.up[cell])
      const back = grid.opposite(board.up[cell])
      const faces = [back + 1, back + 5].map((way) => beside(building, way % 6))
      expect([grid.names[cell], inside(building), ...faces.map(inside)]).toEqual([
        grid.names[cell],
        'house',
        undefined,
        undefined,
      ])
    }
  })

  test('a scarp has its high side, away from the way down', () => {
    for (const cell of cells) {
      if (!kinds.get(board.terrain[cell]!)!.scarp) continue
      const tops = ways.filter((way) => edgeAt(cell, way) === 'top')
      expect([grid.names[cell], tops.length > 0, tops.length < 4]).toEqual([grid.names[cell], true, true])
      expect([grid.names[cell], tops.includes(board.up[cell])]).toEqual([grid.names[cell], true])
    }
  })

  test('the eight sides go round it', () => {
    const sides = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (side) => board.regions.find(({ id }) => id === `side-${side}`)!.cells,
    )
    const border = cells.filter((cell) => ways.some((way) => beside(cell, way) < 0))
    expect(new Set(sides.flat())).toEqual(new Set(border))
  })
})

test('the village has eight to ten houses with doors and windows, and a walled yard with an entrance', () => {
  const { board, edgeAt, ways } = maps.find(({ id }) => id === 'village')!
  const houses = board.places.filter(({ kind }) => kind === 'house')
  expect(houses.length).toBeGreaterThanOrEqual(8)
  expect(houses.length).toBeLessThanOrEqual(10)
  for (const { id, cells } of houses) {
    const found = new Set(cells.flatMap((cell) => ways.map((way) => edgeAt(cell, way))))
    expect([id, found.has('door'), found.has('window')]).toEqual([id, true, true])
  }
  const yard = board.places.find(({ kind }) => kind === 'yard')!
  expect(yard.cells.some((cell) => ways.some((way) => edgeAt(cell, way) === 'entrance'))).toBe(true)
})

describe('the scenarios', () => {
  test('are the seven of the box', () => {
    expect(pack.manifest.scenarios).toEqual([
      'street-brawl',
      'crossroads-ambush',
      'knights-duel',
      'highwaymen',
      'peasants-revolt',
      'house-search',
      'free-battle',
    ])
    expect(new Set(scenarios.map(({ id }) => id))).toEqual(new Set(pack.manifest.scenarios))
  })

  test('give the brawl five peasants and an archer a side, and the highwayman two trains of three', () => {
    for (const { groups } of pack.scenarios['street-brawl'].forces)
      expect(
        groups.flatMap(({ units }) => units).map(({ unit, figures }) => [unit, figures!.length]),
      ).toEqual([
        ['country-man', 5],
        ['bow-man', 1],
      ])
    const trains = pack.scenarios.highwaymen.forces
      .flatMap(({ groups }) => groups)
      .flatMap(({ units }) => units)
      .filter(({ file }) => file)
    expect(trains.map(({ unit, count, led }) => [unit, count, led])).toEqual([
      ['pack-mule', 3, true],
      ['pack-mule', 3, true],
    ])
  })

  test('put the same forces on both sides of the free battle', () => {
    const [gules, azure] = pack.scenarios['free-battle'].forces.map(({ groups }) =>
      groups.flatMap(({ units }) =>
        units.map(({ unit, count, figures, mount }) => [unit, count ?? figures?.length, mount]),
      ),
    )
    expect(gules).toEqual(azure)
  })

  test('name a figure once, with the class it has', () => {
    const classes = new Map(pack.units.figures!.map(({ id, unit }) => [id, unit]))
    for (const { id, forces } of scenarios) {
      const named = forces
        .flatMap(({ groups }) => groups)
        .flatMap(({ units }) => units)
        .flatMap(({ unit, figures = [] }) => figures.map((figure) => [figure, unit] as const))
      expect([id, new Set(named.map(([figure]) => figure)).size]).toEqual([id, named.length])
      for (const [figure, unit] of named) expect([figure, classes.get(figure)]).toEqual([figure, unit])
    }
  })
})
