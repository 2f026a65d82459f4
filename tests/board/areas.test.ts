/** Maps of areas on the screen: outlines that fit, lines under a pointer, piles, and arrow keys. */
import { describe, expect, test } from 'vitest'
import { linkAt } from '../../app/_board/draw/areas/lines'
import { distanceTo, offsets, strandOf } from '../../app/_board/draw/areas/links'
import { inTwo } from '../../app/_board/draw/areas/names'
import {
  areaOf,
  type Bounds,
  boxAt,
  detailed,
  detailedLine,
  grown,
  NODE,
} from '../../app/_board/draw/areas/outline'
import { areasOn, overlap, widthOf } from '../../app/_board/draw/areas/space'
import { markerRoom } from '../../app/_board/draw/areas/stacks'
import { layTownNames } from '../../app/_board/draw/areas/town-names'
import { makeGround } from '../../app/_board/draw/ground'
import { areaBoard } from '../../app/_board/draw/loaded-boards'
import { COUNTER } from '../../app/_board/draw/units/face'
import { fanOut } from '../../app/_board/draw/units/fan'
import { choosableOf, layPieces, pieceAt } from '../../app/_board/draw/units/stacks'
import { compass, stepCursor } from '../../app/_board/pointer/cursor'
import { boardMap } from '../../engine/compile/board-map'
import type { TablePiece } from '../../engine/types'

const board = boardMap({
  id: 'land',
  grid: { kind: 'areas', around: 'paper' },
  areas: [
    {
      id: 'west',
      terrain: 'land',
      at: [2, 2],
      shape: [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
    },
    {
      id: 'east',
      terrain: 'land',
      at: [6, 2],
      shape: [
        [4, 0],
        [8, 0],
        [8, 4],
        [4, 4],
      ],
    },
    { id: 'mill', terrain: 'town', at: [1, 3] },
    { id: 'port', terrain: 'town', at: [7, 3] },
    { id: 'gate', terrain: 'town', at: [4, 1] },
  ],
  links: [
    { type: 'way', between: ['west', 'east'] },
    { type: 'rail', between: ['mill', 'port'], cost: 2 },
    { type: 'rail', between: ['mill', 'gate'] },
  ],
})
const look = { terrain: [{ id: 'land', look: { colour: '#eeeeee' } }] }
await areaBoard.load()
const ground = makeGround(board, look, 'light')
const cellOf = (name: string) => board.grid.indexOf(name)
const directionTo = (from: string, to: string) => {
  const { neighbours, directions } = board.grid
  return directions.findIndex((_, at) => neighbours[cellOf(from) * directions.length + at] === cellOf(to))
}

describe('outlines', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 400, y: 20 },
    { x: 200, y: 300 },
  ]

  test('a line shared by two areas has the same turns in both, whichever way each goes round', () => {
    const there = detailedLine([a, b])
    const back = detailedLine([b, a])
    expect(there.length).toBeGreaterThan(8)
    expect(back.reverse()).toEqual(there)
  })

  test('an outline keeps its corners, and grows on every side', () => {
    const outline = detailed([a, b, c])
    for (const corner of [a, b, c]) expect(outline).toContainEqual(corner)
    expect(Math.abs(areaOf(grown(outline, 10)))).toBeGreaterThan(Math.abs(areaOf(outline)))
    expect(Math.abs(areaOf(grown([...outline].reverse(), -10)))).toBeLessThan(Math.abs(areaOf(outline)))
  })
})

test('the sheet holds everything with a margin', () => {
  expect(ground.box.left).toBeLessThan(0)
  expect(ground.box.right).toBeGreaterThan(800)
})

describe('links', () => {
  const edges = ['port', 'gate'].map((to) => ({
    cell: cellOf('mill'),
    direction: directionTo('mill', to),
    group: 'rail',
  }))

  test('the one under a point, only among those that may be chosen', () => {
    expect(linkAt(ground, { edges }, 400, 308)).toEqual({
      cell: edges[0].cell,
      direction: edges[0].direction,
    })
    expect(linkAt(ground, { edges }, 250, 200)).toEqual({
      cell: edges[1].cell,
      direction: edges[1].direction,
    })
    expect(linkAt(ground, { edges }, 400, 360)).toBeUndefined()
    expect(linkAt(ground, { edges: [edges[1]] }, 400, 300)).toBeUndefined()
  })

  test('strands run side by side and end at the rim of their towns', () => {
    const link = ground.areas!.links.find(({ strands }) => strands === 2)!
    const [left, right] = offsets(2, 13).map((offset) => strandOf(link, offset, [true, true]))
    expect(left[0].x).toBeGreaterThan(110)
    expect(Math.abs(left[0].y - right[0].y)).toBeCloseTo(13)
    expect(distanceTo(link.points, 400, 350)).toBeCloseTo(50)
  })
})

describe('pieces', () => {
  const piece = (id: string, more: Partial<TablePiece> = {}): TablePiece => ({
    id,
    kind: 'unit',
    type: 'brigade',
    side: 'red',
    cell: 0,
    level: 0,
    badges: [],
    ...more,
  })

  describe('fan out', () => {
    const many = [piece('a'), piece('b'), piece('x', { side: 'blue' }), piece('y', { type: 'guard' })]
    const wide = { left: -2000, top: -2000, right: 2000, bottom: 2000 }
    const fanAt = (pixels: number, pieces = many) =>
      fanOut(layPieces(ground, pieces), 0, { x: 0, y: 0 }, { pixels, rect: wide })
    /** CSS pixels between cells at which the counters of `many` are 40 pixels wide. */
    const large = 4000 / (COUNTER * (layPieces(ground, many)[0].scale ?? 1))

    test('where they are too small for a finger: each pile once, with its number, and none over another', () => {
      const fanned = fanAt(large - 0.1)?.placed ?? []
      expect(fanned.map(({ pile, count }) => [pile?.length, count])).toEqual([
        [1, undefined],
        [1, undefined],
        [2, 2],
      ])
      for (const [at, one] of fanned.entries()) {
        expect((COUNTER * (one.scale ?? 1) * large) / 100).toBeGreaterThan(39.9)
        for (const other of fanned.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(COUNTER * (one.scale ?? 1))
      }
    })

    test('not where they are large and apart, and not one pile alone', () => {
      expect(fanAt(large)).toBeUndefined()
      expect(fanAt(20, many.slice(0, 2))).toBeUndefined()
    })
  })

  test('equal ones are one pile with a number, others lie beside them', () => {
    const placed = layPieces(ground, [
      piece('a'),
      piece('b'),
      piece('c'),
      piece('d'),
      piece('x', { side: 'blue' }),
    ])
    const top = placed.find(({ pile }) => pile?.length === 4)!
    expect(top.count).toBe(4)
    expect(placed.filter(({ piece: { side } }) => side === 'red')).toHaveLength(3)
    const other = placed.find(({ piece: { side } }) => side === 'blue')!
    expect(Math.abs(other.x - top.x)).toBeGreaterThan(40)
    expect(pieceAt(placed, top.x, top.y)?.pile).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a press on a pile means the piece of it that may be chosen', () => {
    const placed = layPieces(ground, [piece('a'), piece('b'), piece('c')])
    const top = placed.at(-1)!
    expect(choosableOf(top, { pieces: [{ piece: 'b', group: 'select' }] })).toBe('b')
    expect(choosableOf(top, {})).toBe(top.piece.id)
  })

  test('the first on a town lies on it', () => {
    const [only] = layPieces(ground, [piece('f', { kind: 'marker', type: 'factory', cell: cellOf('mill') })])
    expect([only.x, only.y]).toEqual([100, 300])
  })
})

describe('by keyboard', () => {
  const step = (from: string, key: string) => board.grid.names[stepCursor(board.grid, cellOf(from), key).cell]

  test('an arrow leads to the nearest area that way, linked or not, and stays at the border', () => {
    expect(step('west', 'ArrowRight')).toBe('gate')
    expect(step('gate', 'ArrowRight')).toBe('east')
    expect(step('east', 'ArrowLeft')).toBe('gate')
    expect(step('mill', 'ArrowUp')).toBe('west')
    expect(step('port', 'ArrowRight')).toBe('port')
  })

  test('neighbours are told by the compass', () => {
    const towards = (to: string) => compass(board.grid, cellOf('gate'), cellOf(to))
    expect([towards('west'), towards('port'), towards('east')]).toEqual(['SW', 'SE', 'SE'])
    expect(compass(board.grid, cellOf('port'), cellOf('mill'))).toBe('W')
  })
})

test('long names break once, near their middle', () => {
  expect(inTwo('MECKLENBURG-VORPOMMERN')).toEqual(['MECKLENBURG-', 'VORPOMMERN'])
  expect(inTwo('OLD CITY HALL')).toEqual(['OLD CITY', 'HALL'])
  expect(inTwo('HESSEN')).toEqual(['HESSEN'])
})

describe('names of towns', () => {
  const nodes = ground.areas!.nodes
  const spots = (widths: number) =>
    layTownNames(
      { ...ground, areas: ground.areas! },
      nodes.map(() => widths),
      18,
      [],
    )
  const covered = ({ box }: { box: Bounds }, other: Bounds) => overlap(box, other)

  test('hide no town and no other name, and stay beside their own', () => {
    const names = spots(90)
    names.forEach((name, at) => {
      for (const [index, node] of nodes.entries()) {
        const disc = boxAt({ x: ground.x[node], y: ground.y[node] }, 2 * NODE, 2 * NODE)
        expect(covered(name, disc), `${index}`).toBe(0)
      }
      for (const other of names.slice(at + 1)) expect(covered(name, other.box)).toBe(0)
      const { left, right, top, bottom } = name.box
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
      expect(Math.hypot(middle.x - ground.x[nodes[at]], middle.y - ground.y[nodes[at]])).toBeLessThan(140)
    })
  })

  test('keep off the lines where there is a place without one', () => {
    const mill = nodes.indexOf(cellOf('mill'))
    // The lines of the mill go right and up, so the space below is free.
    expect(spots(60)[mill]).toMatchObject({ align: 'center', y: ground.y[cellOf('mill')] + NODE + 15 })
    const gate = nodes.indexOf(cellOf('gate'))
    const { box } = spots(60)[gate]
    const points = ground.areas!.links.flatMap(({ points: all }) => all)
    expect(
      points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
    ).toEqual([])
  })

  test('and keep out of the room for the counters of an area', () => {
    const names = spots(90)
    for (const area of ['west', 'east']) {
      const room = markerRoom({ ...ground, areas: ground.areas! }, cellOf(area))
      for (const name of names) expect(covered(name, room)).toBe(0)
    }
  })
})

test('counters lie beside each other as far as the area is wide at its middle, not under areas that lie on it', () => {
  const bent = boardMap({
    id: 'bent',
    grid: { kind: 'areas', around: 'paper' },
    areas: [
      {
        id: 'outer',
        terrain: 'land',
        at: [0.5, 2],
        shape: [
          [0, 0],
          [5, 0],
          [5, 4],
          [0, 4],
        ],
      },
      {
        id: 'inner',
        terrain: 'land',
        at: [3, 2],
        shape: [
          [1, 0.2],
          [4.8, 0.2],
          [4.8, 3.8],
          [1, 3.8],
        ],
      },
    ],
    links: [],
  })
  const { areas, ...rest } = makeGround(bent, look, 'light')
  const outer = bent.grid.indexOf('outer')
  expect(areasOn({ ...rest, areas: areas! }, outer)).toEqual([bent.grid.indexOf('inner')])
  expect(widthOf({ ...rest, areas: areas! }, outer)).toBeLessThan(125)
  const marker = (id: string) => ({
    id,
    kind: 'marker' as const,
    type: id,
    cell: outer,
    level: 0,
    badges: [],
  })
  const [first, second] = layPieces({ ...rest, areas }, [marker('unrest'), marker('standard')])
  expect(first.x).toBe(second.x)
  expect(Math.max(first.x, second.x)).toBeLessThan(100)
})
