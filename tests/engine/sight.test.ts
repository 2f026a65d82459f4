import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaGrid } from '../../engine/geometry/areas'
import type { Grid } from '../../engine/geometry/grid'
import { hexGrid } from '../../engine/geometry/hex'
import { cellsAround, makeSightLines } from '../../engine/geometry/sight'
import { fromSide, LEFT, OUTWARD, RIGHT, SIDE_STEP, TOUCHED } from '../../engine/geometry/sight-pattern'
import { squareGrid } from '../../engine/geometry/square'

type Met = { edge: number; bits: number }
type Line = { cells: number[]; sides: Met[] }

/** Reads a pattern back as cells and edges of the map. Sides at the map's border are left out. */
function read(grid: Grid, from: number, to: number, start = 0): Line {
  const lines = makeSightLines(grid)!
  const at = lines.patternAt(from, to, start)
  const { pool } = lines
  expect(pool[at]).toBe(grid.distance(from, to))
  const pattern = pool.subarray(at + 2, pool[at + 1])
  expect(lines.patternAt(from, to, start)).toBe(at)
  const line: Line = { cells: [], sides: [] }
  for (let i = 0; i < pattern.length; ) {
    line.cells.push(from + pattern[i])
    const end = i + 2 + pattern[i + 1]
    for (i += 2; i < end; i++) {
      const side = lines.sideBase[from] + Math.floor(pattern[i] / SIDE_STEP)
      expect(side).toBeGreaterThanOrEqual(0)
      expect(side).toBeLessThan(lines.sideCount)
      const edge = lines.edgeOfSide[side]
      if (edge >= 0) line.sides.push({ edge, bits: pattern[i] & (SIDE_STEP - 1) })
    }
  }
  expect(line.cells.pop()).toBe(to)
  return line
}

// ---- the slow implementation: big integers, every cell and side of the map, corners from the drawing

type Big = readonly [bigint, bigint]
/** So large that a line moved by one unit passes every corner on the same side as before, unless it went through it. */
const SCALE = 1_000_000n

/** Returns the corners of the drawing, scaled to whole numbers: thirds of half widths along one axis, halves along the other. */
function cornersOf(grid: Grid, cell: number): Big[] {
  const whole = (value: number) => BigInt(Math.round(value)) * SCALE
  const wide = (value: number) => whole(value * (grid.kind === 'hex' ? 2 * Math.sqrt(3) : 2))
  const tall = (value: number) => whole(value * 2)
  return grid
    .corners(cell)
    .map(({ x, y }) => (grid.orientation === 'pointy' ? [tall(x), wide(y)] : [wide(x), tall(y)]))
}
const mean = (points: readonly Big[]): Big => {
  const n = BigInt(points.length)
  return [points.reduce((sum, [x]) => sum + x, 0n) / n, points.reduce((sum, [, y]) => sum + y, 0n) / n]
}
const area = (a: Big, b: Big, p: Big) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
const same = (p: Big, q: Big) => p[0] === q[0] && p[1] === q[1]
const onSegment = (a: Big, b: Big, p: Big) =>
  area(a, b, p) === 0n && (p[0] - a[0]) * (p[0] - b[0]) + (p[1] - a[1]) * (p[1] - b[1]) <= 0n
const crosses = (a: Big, b: Big, p: Big, q: Big) =>
  area(a, b, p) * area(a, b, q) < 0n && area(p, q, a) * area(p, q, b) < 0n

/** Returns the two corners that a cell shares with its neighbour, in the order of the cell. */
function sideOf(grid: Grid, cell: number, direction: number): [Big, Big] | undefined {
  const other = grid.neighbours[cell * grid.directions.length + direction]
  if (other < 0) return undefined
  const theirs = cornersOf(grid, other)
  const shared = cornersOf(grid, cell).filter((p) => theirs.some((q) => same(p, q)))
  return shared.length === 2 ? [shared[0], shared[1]] : undefined
}

function edges(grid: Grid): { edge: number; cell: number; p: Big; q: Big }[] {
  const width = grid.directions.length
  return Array.from({ length: grid.size * (width / 2) }, (_, slot) => {
    const cell = Math.floor(slot / (width / 2))
    const direction = slot % (width / 2)
    const side = sideOf(grid, cell, direction)
    return side ? [{ edge: grid.edgeIndex(cell, direction), cell, p: side[0], q: side[1] }] : []
  }).flat()
}

const startOf = (grid: Grid, from: number, start: number): Big =>
  start === 0 ? mean(cornersOf(grid, from)) : mean(sideOf(grid, from, start - 1)!)

function naiveCells(grid: Grid, a: Big, b: Big, ends: readonly number[]): number[] {
  return Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => {
    if (ends.includes(cell)) return false
    const corners = cornersOf(grid, cell)
    const signs = corners.map((p) => area(a, b, p))
    if (!signs.some((s) => s > 0n) || !signs.some((s) => s < 0n)) return false
    const centre = mean(corners)
    return corners.every((p, i) => {
      const q = corners[(i + 1) % corners.length]
      const inner = area(p, q, centre) > 0n ? 1n : -1n
      return area(p, q, a) * inner > 0n || area(p, q, b) * inner > 0n
    })
  })
}

/** Returns the edges crossed by the line after a sideways shift of one unit, in the order of the line. */
function reading(grid: Grid, a: Big, b: Big, way: 1n | -1n): number[] {
  const by: Big = [(-(b[1] - a[1]) / SCALE) * way, ((b[0] - a[0]) / SCALE) * way]
  const from: Big = [a[0] + by[0], a[1] + by[1]]
  const to: Big = [b[0] + by[0], b[1] + by[1]]
  return edges(grid)
    .filter(({ p, q }) => crosses(from, to, p, q) && !onSegment(p, q, a))
    .map(({ edge, p, q }) => {
      const near = area(p, q, from)
      const far = area(p, q, to)
      return { edge, over: near < 0n ? -near : near, under: near < far ? far - near : near - far }
    })
    .sort((x, y) => (x.over * y.under < y.over * x.under ? -1 : 1))
    .map(({ edge }) => edge)
}

const cases = fc
  .record({
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 9 }),
    shape: fc.constantFrom('square', 'flat', 'pointy'),
    offset: fc.constantFrom('odd' as const, 'even' as const),
  })
  .map(({ columns, rows, shape, offset }) =>
    shape === 'square'
      ? squareGrid({ columns, rows })
      : hexGrid({ orientation: shape === 'flat' ? 'flat' : 'pointy', offset, columns, rows }),
  )
  .chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      from: fc.nat(grid.size - 1),
      to: fc.nat(grid.size - 1),
      start: fc.nat(grid.directions.length),
    }),
  )
  .filter(
    ({ grid, from, to, start }) =>
      from !== to && (start === 0 || sideOf(grid, from, start - 1) !== undefined),
  )

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const edgesWith = (line: Line, test: (bits: number) => boolean) =>
  line.sides.filter(({ bits }) => test(bits)).map(({ edge }) => edge)

describe('lines over hexes and squares, against big integers', () => {
  test('the cells they cross and the sides they cross or touch', () => {
    fc.assert(
      fc.property(cases, ({ grid, from, to, start }) => {
        const line = read(grid, from, to, start)
        const a = startOf(grid, from, start)
        const b = mean(cornersOf(grid, to))
        expect(sorted(line.cells)).toEqual(naiveCells(grid, a, b, [from, to]))
        const all = edges(grid)
        const crossed = all.filter(({ p, q }) => crosses(a, b, p, q)).map(({ edge }) => edge)
        expect(sorted(edgesWith(line, (bits) => !(bits & TOUCHED)))).toEqual(sorted(crossed))
        const touched = all.filter(({ p, q }) => onSegment(a, b, p) || onSegment(a, b, q))
        expect(sorted(edgesWith(line, (bits) => (bits & TOUCHED) !== 0))).toEqual(
          sorted(touched.map(({ edge }) => edge)),
        )
        for (const { edge, bits } of line.sides) {
          const { cell } = all.find((side) => side.edge === edge)!
          if (!(bits & TOUCHED)) expect(bits & (LEFT | RIGHT)).toBe(LEFT | RIGHT)
          else expect(bits & (LEFT | RIGHT)).not.toBe(LEFT | RIGHT)
          if (cell === from && bits & (LEFT | RIGHT)) expect(bits & OUTWARD).toBe(OUTWARD)
          if (cell === to && bits & (LEFT | RIGHT)) expect(bits & OUTWARD).toBe(0)
        }
      }),
      { numRuns: 600 },
    )
  })

  test('the two readings of a line, in order', () => {
    fc.assert(
      fc.property(cases, ({ grid, from, to, start }) => {
        const line = read(grid, from, to, start)
        const a = startOf(grid, from, start)
        const b = mean(cornersOf(grid, to))
        expect(edgesWith(line, (bits) => (bits & LEFT) !== 0)).toEqual(reading(grid, a, b, 1n))
        expect(edgesWith(line, (bits) => (bits & RIGHT) !== 0)).toEqual(reading(grid, a, b, -1n))
      }),
      { numRuns: 600 },
    )
  })

  test('the same there and back', () => {
    fc.assert(
      fc.property(cases, ({ grid, from, to }) => {
        const there = read(grid, from, to)
        const back = read(grid, to, from)
        expect(back.cells).toEqual([...there.cells].reverse())
        const turned = (bits: number) =>
          (bits & TOUCHED) | (bits & LEFT ? RIGHT : 0) | (bits & RIGHT ? LEFT : 0)
        expect(new Map(back.sides.map(({ edge, bits }) => [edge, bits & ~OUTWARD]))).toEqual(
          new Map(there.sides.map(({ edge, bits }) => [edge, turned(bits)])),
        )
      }),
    )
  })
})

describe('lines to count on the fingers', () => {
  const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns: 6, rows: 6 })
  const cell = (name: string) => grid.indexOf(name)
  const names = (cells: readonly number[]) => cells.map((index) => grid.names[index])

  test('down a column', () => {
    const line = read(grid, cell('0301'), cell('0304'))
    expect(names(line.cells)).toEqual(['0302', '0303'])
    expect(line.sides).toHaveLength(3)
  })

  test('between two cells: along their side and through its corners, crossing neither', () => {
    const line = read(grid, cell('0203'), cell('0403'))
    expect(line.cells).toEqual([])
    const shared = grid.edgeIndex(cell('0303'), grid.directionOf('S'))
    expect(line.sides.find(({ edge }) => edge === shared)?.bits).toBe(TOUCHED)
    expect(line.sides).toHaveLength(5)
  })

  test('from the middle of a side the line leaves through it without meeting it', () => {
    const north = fromSide(grid.directionOf('N'))
    const line = read(grid, cell('0304'), cell('0301'), north)
    expect(names(line.cells)).toEqual(['0303', '0302'])
    const own = grid.edgeIndex(cell('0304'), grid.directionOf('N'))
    expect(line.sides.map(({ edge }) => edge)).not.toContain(own)
  })

  test('the cells around a side', () => {
    expect(names(cellsAround(makeSightLines(grid)!, cell('0303'), grid.directionOf('N'))).sort()).toEqual([
      '0202',
      '0302',
      '0303',
      '0402',
    ])
    const squares = squareGrid({ columns: 3, rows: 3 })
    expect(cellsAround(makeSightLines(squares)!, 4, 0).length).toBe(6)
  })

  test('areas have no lines', () => {
    expect(makeSightLines(areaGrid([{ id: 'a', at: [0, 0] }], []))).toBeUndefined()
  })
})
