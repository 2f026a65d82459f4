import type { Grid } from '../../../../engine/geometry/grid'

/** A point on a map, or an offset between two points, in the units of `Grid.centre`. */
export type Point = { readonly x: number; readonly y: number }
/** A turn or mirroring about the origin: the images of the two axes. */
export type Turn = readonly [xx: number, xy: number, yx: number, yy: number]

export const MIRROR_ACROSS: Turn = [-1, 0, 0, 1]
export const MIRROR_DOWN: Turn = [1, 0, 0, -1]
/** Clockwise, as seen on the map. */
export const turnBy = (degrees: number): Turn => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), -Math.sin(angle), Math.sin(angle), Math.cos(angle)]
}

export const turned = ([xx, xy, yx, yy]: Turn, { x, y }: Point): Point => ({
  x: xx * x + xy * y,
  y: yx * x + yy * y,
})
/** Rounds to six digits, which is precise enough for cells and prevents drift. */
export const to6 = (value: number) => Math.round(value * 1e6) / 1e6 + 0
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** Largest distance of a point from its cell's centre, in cells. */
const NEAR = 0.01

/** The cell centred at a point, or -1 off the map; `isBetween` is true if the point is in a cell but not at its centre. */
export function cellNear(grid: Grid, { x, y }: Point): { cell: number; isBetween: boolean } {
  const cell = grid.cellAt(x, y)
  if (cell < 0) return { cell, isBetween: false }
  const centre = grid.centre(cell)
  const isBetween = Math.hypot(centre.x - x, centre.y - y) > NEAR
  return { cell: isBetween ? -1 : cell, isBetween }
}

/** Maps each direction to the turned direction, in the same grid or in another one, by comparing offsets between neighbours. */
export function directionsTurned(grid: Grid, turn: Turn, onto: Grid = grid): number[] {
  const waysOn = (one: Grid) => one.directions.map((_, direction) => wayOf(one, direction))
  const ways = waysOn(onto)
  return waysOn(grid).map((way) => {
    if (!way) return -1
    const there = turned(turn, way)
    return ways.findIndex((other) => other && Math.hypot(other.x - there.x, other.y - there.y) < NEAR)
  })
}

/** The offset from a cell to its neighbour in a direction; undefined if no cell has one there. */
export function wayOf({ neighbours, directions, size, centre }: Grid, direction: number): Point | undefined {
  for (let cell = 0; cell < size; cell++) {
    const near = neighbours[cell * directions.length + direction]
    if (near >= 0) return minus(centre(near), centre(cell))
  }
  return undefined
}
