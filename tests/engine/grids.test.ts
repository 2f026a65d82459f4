import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaGrid } from '../../engine/geometry/areas'
import {
  between,
  directionBetween,
  line,
  neighbour,
  neighboursOf,
  ring,
  within,
} from '../../engine/geometry/cells'
import type { Grid } from '../../engine/geometry/grid'
import { hexGrid } from '../../engine/geometry/hex'
import { formatSide, parseSide } from '../../engine/geometry/names'
import { squareGrid } from '../../engine/geometry/square'

const rectangles = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 12 }),
})
const hexGrids = fc
  .tuple(
    rectangles,
    fc.constantFrom('flat', 'pointy') as fc.Arbitrary<'flat' | 'pointy'>,
    fc.constantFrom('odd', 'even') as fc.Arbitrary<'odd' | 'even'>,
  )
  .map(([size, orientation, offset]) => hexGrid({ ...size, orientation, offset }))
const squareGrids = rectangles.map(squareGrid)
const areaGrids = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 20 }).map((links) =>
    areaGrid(
      Array.from({ length: size }, (_, i) => ({ id: `area-${i}`, at: [2 * i, i % 3] as const })),
      links,
    ),
  ),
)
const grids: [string, fc.Arbitrary<Grid>][] = [
  ['hex', hexGrids],
  ['square', squareGrids],
  ['areas', areaGrids],
]
const withCells = (grid: fc.Arbitrary<Grid>, count: number) =>
  grid.chain((g) =>
    fc.tuple(fc.constant(g), fc.array(fc.nat(g.size - 1), { minLength: count, maxLength: count })),
  )

/** Counts the steps between two cells by walking the neighbour table. */
function walked(grid: Grid, from: number, to: number): number {
  const steps = new Map([[from, 0]])
  for (const cell of steps.keys())
    for (const other of neighboursOf(grid, cell))
      if (!steps.has(other)) steps.set(other, steps.get(cell)! + 1)
  return steps.get(to) ?? -1
}

describe.each(grids)('%s grids', (kind, grid) => {
  test('neighbours are symmetric, and the way back is the opposite direction', () => {
    fc.assert(
      fc.property(withCells(grid, 1), ([g, [cell]]) => {
        for (let direction = 0; direction < g.directions.length; direction++) {
          const other = neighbour(g, cell, direction)
          if (other < 0) continue
          expect(neighboursOf(g, other)).toContain(cell)
          if (kind !== 'areas') expect(neighbour(g, other, g.opposite(direction))).toBe(cell)
        }
      }),
    )
  })

  test('distance is symmetric and equals the steps walked', () => {
    fc.assert(
      fc.property(withCells(grid, 2), ([g, [a, b]]) => {
        expect(g.distance(a, b)).toBe(walked(g, a, b))
        expect(g.distance(b, a)).toBe(g.distance(a, b))
      }),
    )
  })

  test('a side has one number, seen from both cells, and no two sides share it', () => {
    fc.assert(
      fc.property(grid, (g) => {
        const owners = new Map<number, string>()
        for (let cell = 0; cell < g.size; cell++)
          for (let direction = 0; direction < g.directions.length; direction++) {
            const other = neighbour(g, cell, direction)
            const edge = g.edgeIndex(cell, direction)
            if (other < 0) {
              expect(edge).toBe(-1)
              continue
            }
            expect(edge).toBeGreaterThanOrEqual(0)
            expect(edge).toBeLessThan(g.edgeCount)
            const pair = cell < other ? `${cell}-${other}` : `${other}-${cell}`
            expect(owners.get(edge) ?? pair).toBe(pair)
            owners.set(edge, pair)
            expect(g.edgeIndex(other, directionBetween(g, other, cell))).toBe(edge)
          }
      }),
    )
  })

  test('the cell under its own centre is the cell itself; names lead back to cells', () => {
    fc.assert(
      fc.property(withCells(grid, 1), ([g, [cell]]) => {
        const { x, y } = g.centre(cell)
        expect(g.cellAt(x, y)).toBe(cell)
        expect(g.indexOf(g.names[cell])).toBe(cell)
      }),
    )
  })

  test('within and ring agree with distance', () => {
    fc.assert(
      fc.property(withCells(grid, 1), fc.nat(4), ([g, [cell]], distance) => {
        const all = Array.from({ length: g.size }, (_, other) => other)
        const near = (other: number) => g.distance(cell, other) >= 0 && g.distance(cell, other) <= distance
        expect(within(g, [cell], distance)).toEqual(all.filter(near))
        expect(ring(g, cell, distance)).toEqual(all.filter((other) => g.distance(cell, other) === distance))
      }),
    )
  })
})

describe.each(grids.slice(0, 2))('%s lines', (_, grid) => {
  test('every cell of a line lies straight ahead, and no other cell does', () => {
    fc.assert(
      fc.property(withCells(grid, 1), ([g, [cell]]) => {
        const directionTo = new Map<number, number>()
        g.directions.forEach((_name, direction) => {
          for (const other of line(g, cell, direction)) directionTo.set(other, direction)
        })
        for (let other = 0; other < g.size; other++)
          expect(g.straight(cell, other)).toBe(directionTo.get(other) ?? -1)
      }),
    )
  })

  test('the cells between two on a line are one fewer than their distance', () => {
    fc.assert(
      fc.property(withCells(grid, 2), ([g, [a, b]]) => {
        const cells = between(g, a, b)
        if (g.straight(a, b) < 0) expect(cells).toBeUndefined()
        else expect(cells).toHaveLength(g.distance(a, b) - 1)
      }),
    )
  })

  test('corners surround the centre and neighbours share exactly two, except at square corners', () => {
    fc.assert(
      fc.property(withCells(grid, 1), ([g, [cell]]) => {
        const key = ({ x, y }: { x: number; y: number }) => `${x.toFixed(6)},${y.toFixed(6)}`
        const own = g.corners(cell).map(key)
        expect(new Set(own).size).toBe(g.kind === 'hex' ? 6 : 4)
        g.directions.forEach((name, direction) => {
          const other = neighbour(g, cell, direction)
          if (other < 0) return
          const shared = g.corners(other).filter((corner) => own.includes(key(corner)))
          expect(shared).toHaveLength(g.kind === 'square' && name.length === 2 ? 1 : 2)
        })
      }),
    )
  })

  test('directions point where their names say', () => {
    fc.assert(
      fc.property(withCells(grid, 1), ([g, [cell]]) => {
        const at = g.centre(cell)
        g.directions.forEach((name, direction) => {
          const other = neighbour(g, cell, direction)
          if (other < 0) return
          const { x, y } = g.centre(other)
          const sign = (difference: number) => (Math.abs(difference) < 1e-9 ? 0 : Math.sign(difference))
          const east = (name.includes('E') ? 1 : 0) - (name.includes('W') ? 1 : 0)
          const south = (name.includes('S') ? 1 : 0) - (name.includes('N') ? 1 : 0)
          expect([sign(x - at.x), sign(y - at.y)], name).toEqual([east, south])
        })
      }),
    )
  })
})

test('neighbouring hex centres are one apart', () => {
  fc.assert(
    fc.property(withCells(hexGrids, 1), ([g, [cell]]) => {
      for (const other of neighboursOf(g, cell)) {
        const [a, b] = [g.centre(cell), g.centre(other)]
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1, 9)
      }
    }),
  )
})

test('corners run clockwise on screens, where y grows downwards', () => {
  fc.assert(
    fc.property(withCells(fc.oneof(hexGrids, squareGrids), 1), ([g, [cell]]) => {
      const corners = g.corners(cell)
      const area = corners.reduce((sum, { x, y }, i) => {
        const next = corners[(i + 1) % corners.length]
        return sum + x * next.y - next.x * y
      }, 0)
      expect(area).toBeGreaterThan(0)
    }),
  )
})

test('names are column then row from 1, three digits each on large maps', () => {
  const small = hexGrid({ orientation: 'flat', offset: 'odd', columns: 40, rows: 28 })
  expect(small.names[small.indexOf('0704')]).toBe('0704')
  expect(small.indexOf('0704')).toBe(3 * 40 + 6)
  const large = hexGrid({ orientation: 'flat', offset: 'odd', columns: 100, rows: 70 })
  expect(large.indexOf('100070')).toBe(70 * 100 - 1)
  for (const wrong of [
    '',
    '0',
    '704',
    '00704',
    '0000',
    '4101',
    '0129',
    '07 4',
    '-104',
    '+104',
    '0x04',
    '０７０４',
  ])
    expect(small.indexOf(wrong), wrong).toBe(-1)
})

test('odd columns of a flat map lie lower: the second column is pushed down', () => {
  const odd = hexGrid({ orientation: 'flat', offset: 'odd', columns: 3, rows: 3 })
  const even = hexGrid({ orientation: 'flat', offset: 'even', columns: 3, rows: 3 })
  expect(odd.centre(odd.indexOf('0201')).y).toBeGreaterThan(odd.centre(odd.indexOf('0101')).y)
  expect(even.centre(even.indexOf('0201')).y).toBeLessThan(even.centre(even.indexOf('0101')).y)
})

test('sides are written cell/direction and read back', () => {
  const g = hexGrid({ orientation: 'flat', offset: 'odd', columns: 10, rows: 10 })
  const side = parseSide(g, '0704/NE')!
  expect(formatSide(g, side.cell, side.direction)).toBe('0704/NE')
  for (const wrong of ['0704', '0704/', '/NE', '0704/E', '1104/NE', '0704/ne'])
    expect(parseSide(g, wrong), wrong).toBeUndefined()
})
