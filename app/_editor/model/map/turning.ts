import type { Grid } from '../../../../engine/geometry/grid'

/** A place on a map, or the way from one to another, in the units of `Grid.centre`. */
export type Point = { readonly x: number; readonly y: number }
/** A turn or a mirroring about the origin: what becomes of the two axes. */
export type Turn = readonly [xx: number, xy: number, yx: number, yy: number]

export const MIRROR_ACROSS: Turn = [-1, 0, 0, 1]
export const MIRROR_DOWN: Turn = [1, 0, 0, -1]
/** Clockwise, as the map is seen. */
export const turnBy = (degrees: number): Turn => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), -Math.sin(angle), Math.sin(angle), Math.cos(angle)]
}

export const turned = ([xx, xy, yx, yy]: Turn, { x, y }: Point): Point => ({
  x: xx * x + xy * y,
  y: yx * x + yy * y,
})
/** Six digits are more than telling cells apart needs, and turns do not drift. */
export const to6 = (value: number) => Math.round(value * 1e6) / 1e6 + 0
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** How far a point may be from the centre of the cell that is said to be there, in cells. */
const NEAR = 0.01

/** The cell whose centre is at a point; off the map -1; `isBetween` where the point is in a cell but not its centre. */
export function cellNear(grid: Grid, { x, y }: Point): { cell: number; isBetween: boolean } {
  const cell = grid.cellAt(x, y)
  if (cell < 0) return { cell, isBetween: false }
  const centre = grid.centre(cell)
  const isBetween = Math.hypot(centre.x - x, centre.y - y) > NEAR
  return { cell: isBetween ? -1 : cell, isBetween }
}

/** Each direction turned, as a direction of the same grid or of another: found by the way from a cell to its neighbour there. */
export function directionsTurned(grid: Grid, turn: Turn, onto: Grid = grid): number[] {
  const waysOn = (one: Grid) => one.directions.map((_, direction) => wayOf(one, direction))
  const ways = waysOn(onto)
  return waysOn(grid).map((way) => {
    if (!way) return -1
    const there = turned(turn, way)
    return ways.findIndex((other) => other && Math.hypot(other.x - there.x, other.y - there.y) < NEAR)
  })
}

/** From the centre of a cell to that of its neighbour in a direction; undefined where no cell has one there. */
export function wayOf({ neighbours, directions, size, centre }: Grid, direction: number): Point | undefined {
  for (let cell = 0; cell < size; cell++) {
    const near = neighbours[cell * directions.length + direction]
    if (near >= 0) return minus(centre(near), centre(cell))
  }
  return undefined
}
