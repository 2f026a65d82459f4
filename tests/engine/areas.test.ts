/** Maps of areas: touching outlines, units of the map, and other drawings. */
import { describe, expect, test } from 'vitest'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile } from '../../schemas/generated/content'

const island = (grid: Partial<MapFile['grid']> = {}): Partial<MapFile> => ({
  id: 'island',
  grid: { kind: 'areas', around: 'sea', ...grid } as MapFile['grid'],
  areas: [
    {
      id: 'north',
      terrain: 'land',
      at: [2, 1],
      shape: [
        [0, 0],
        [4, 0],
        [4, 2],
        [0, 2],
      ],
    },
    {
      id: 'south',
      terrain: 'land',
      at: [2, 3],
      shape: [
        [0, 2],
        [4, 2],
        [4, 4],
        [0, 4],
      ],
      label: [1, 3.5],
    },
    { id: 'town', terrain: 'town', at: [3, 1] },
    {
      id: 'notch',
      terrain: 'land',
      at: [5, 1],
      shape: [
        [4, 0],
        [6, 0],
        [5, 1],
        [6, 2],
        [4, 2],
      ],
    },
  ],
  links: [
    { type: 'way', between: ['north', 'south'] },
    { type: 'rail', between: ['town', 'south'], cost: 2, via: [[3.5, 2]] },
    { type: 'rail', between: ['town', 'nowhere'] },
  ],
  scenery: [
    {
      edge: 'river',
      points: [
        [0, 2],
        [4, 2],
      ],
    },
    { terrain: 'land', points: [[9, 9]] },
  ],
})

describe('where a point lies', () => {
  const { grid } = boardMap(island())
  const under = (x: number, y: number) => grid.names[grid.cellAt(x, y)]

  test('the smallest area that holds it: a town on its province, else the province', () => {
    expect([under(1, 1), under(3, 1), under(3.4, 1.4), under(1, 3)]).toEqual([
      'north',
      'town',
      'town',
      'south',
    ])
  })

  test('in the bite of an outline lies nothing, on a shared border one of the two', () => {
    expect(grid.cellAt(5.8, 1)).toBe(-1)
    expect(under(4.5, 1)).toBe('notch')
    expect(['north', 'south']).toContain(under(1, 2))
    expect(grid.cellAt(-1, -1)).toBe(-1)
  })

  test('an outline is its corners, a node the square around it', () => {
    expect(grid.corners(0)).toHaveLength(4)
    expect(grid.corners(3)[2]).toEqual({ x: 5, y: 1 })
    expect(grid.corners(2)).toEqual([
      { x: 2.5, y: 0.5 },
      { x: 3.5, y: 0.5 },
      { x: 3.5, y: 1.5 },
      { x: 2.5, y: 1.5 },
    ])
  })
})

test('a map in units of its own has towns and counters as large as it says', () => {
  const { grid, drawing } = boardMap(island({ cell: 2 } as Partial<MapFile['grid']>))
  expect(grid.centre(0)).toEqual({ x: 1, y: 0.5 })
  expect(grid.corners(1)[2]).toEqual({ x: 2, y: 2 })
  expect(grid.names[grid.cellAt(1.9, 0.9)]).toBe('town')
  expect(drawing?.labels[1]).toEqual([0.5, 1.75])
  expect(drawing?.links[1].via).toEqual([[1.75, 1]])
  expect(drawing?.scenery[0].points).toEqual([
    [0, 1],
    [2, 1],
  ])
})

test('what is drawn besides: outlines and nodes, links with their strands, scenery that can be drawn', () => {
  const { drawing, grid } = boardMap(island())
  expect(drawing).toMatchObject({ around: 'sea', outlined: [true, true, false, true] })
  expect(drawing?.links.map(({ from, to, strands }) => [grid.names[from], grid.names[to], strands])).toEqual([
    ['north', 'south', 1],
    ['town', 'south', 2],
  ])
  expect(drawing?.scenery).toHaveLength(1)
  expect(boardMap({ id: 'hexes', grid: { kind: 'square', columns: 2, rows: 2 } }).drawing).toBeUndefined()
})

test('half-written maps are drawn as far as they go', () => {
  const broken = {
    id: 'draft',
    grid: { kind: 'areas', cell: 0 },
    areas: [
      { id: 'a', terrain: 'land', at: [0, 0], shape: [[0, 0], 'x', [1, 1]] },
      { id: 'b', terrain: 'land', at: [3, 0], shape: [[2, -1]] },
    ],
    links: [
      { type: 'rail', between: 'a' },
      { type: 'rail', between: ['a', 'b'], cost: 'closed', via: 7 },
    ],
    scenery: 'none',
  } as unknown as Partial<MapFile>
  const { drawing, grid } = boardMap(broken)
  expect(grid.size).toBe(2)
  expect(drawing).toMatchObject({ around: 'paper', scenery: [], links: [{ strands: 1, via: [] }] })
  expect(drawing?.outlined).toEqual([false, false])
})
