/**
 * An exact model of hex and square maps in whole numbers, for questions about straight lines.
 * Flat hexes are stretched so that every centre, corner and middle of a side is a pair of small integers.
 * Stretching keeps lines, crossings and the side of a line that a point is on. Distances are counted in cells instead.
 */
import type { Grid } from './grid'

export type Point = readonly [x: number, y: number]

export type Plane = {
  /** Sides with an extent, by direction; `undefined` for the diagonals of squares, which are only corners. */
  readonly sides: readonly (readonly [from: Point, to: Point] | undefined)[]
  /** 1 for lines (columns of flat hexes, rows of pointy ones) that are pushed half a cell further, 0 for the others. */
  pushed(column: number, row: number): 0 | 1
  centre(column: number, row: number): Point
}

/** Corners of a flat hex round its centre, clockwise from the left end of its north side. */
const FLAT: readonly Point[] = [
  [-2, -2],
  [2, -2],
  [4, 0],
  [2, 2],
  [-2, 2],
  [-4, 0],
]
/** Corners of a pointy hex, clockwise from the top. */
const POINTY: readonly Point[] = [
  [0, -4],
  [2, -2],
  [2, 2],
  [0, 4],
  [-2, 2],
  [-2, -2],
]
const SQUARE: readonly Point[] = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]

const between = (corners: readonly Point[], from: number) =>
  [corners[from], corners[(from + 1) % corners.length]] as const

/** `undefined` for area maps, which have no geometry. */
export function planeOf(grid: Grid): Plane | undefined {
  if (grid.kind === 'areas') return undefined
  if (grid.kind === 'square')
    return {
      sides: grid.directions.map((_, direction) =>
        direction % 2 === 0 ? between(SQUARE, direction / 2) : undefined,
      ),
      pushed: () => 0,
      centre: (column, row) => [4 * column, 4 * row],
    }
  const flat = grid.orientation === 'flat'
  const odd = grid.offset === 'odd' ? 1 : 0
  const pushed = (column: number, row: number) => (((flat ? column : row) & 1) === odd ? 1 : 0)
  return {
    sides: grid.directions.map((_, direction) => between(flat ? FLAT : POINTY, direction)),
    pushed,
    centre: (column, row) => {
      const half = 2 * pushed(column, row)
      return flat ? [6 * column, 4 * row + half] : [4 * column + half, 6 * row]
    },
  }
}

export const middle = ([[ax, ay], [bx, by]]: readonly [Point, Point]): Point => [(ax + bx) / 2, (ay + by) / 2]

/** Twice the signed area of the triangle. Its sign tells the side of the line from `a` to `b`; 0 if `p` is on it. */
export const turn = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
