import type { CellIndex } from '../../engine/types'
import { type Ground, UNIT } from './draw/ground'
import type { CellSide } from './types'
import { type Point, toWorld, type View } from './view'

/** Within this many drawing units of a side a stroke runs along it; further in it only crosses the cell. */
const ALONG = 21

/** A map in its window, as pointers find their way on it. */
export type Spot = {
  readonly view: View
  readonly ground: Ground
  /** The cell under a point of the window; -1 off the map. */
  cellUnder(at: Point): CellIndex
}

/** Every cell that a quick stroke crosses between two events, the first one left out. */
export function cellsBetween(spot: Spot, from: Point, to: Point): CellIndex[] {
  const cells: CellIndex[] = []
  let last = spot.cellUnder(from)
  for (const point of pointsBetween(from, to, spot.view.scale * 0.25)) {
    const cell = spot.cellUnder(point)
    if (cell >= 0 && cell !== last) cells.push(cell)
    last = cell
  }
  return cells
}

/** Sides that a stroke runs along between two events, one after the other. */
export function sidesBetween(spot: Spot, from: Point, to: Point): CellSide[] {
  const sides: CellSide[] = []
  for (const point of pointsBetween(from, to, spot.view.scale * 0.1)) {
    const direction = nearestSide(spot, point, ALONG)
    const cell = spot.cellUnder(point)
    const last = sides.at(-1)
    if (direction >= 0 && (last?.cell !== cell || last.direction !== direction))
      sides.push({ cell, direction })
  }
  return sides
}

/** Points on the way, at most a step apart; the end is the last one. */
function pointsBetween(from: Point, to: Point, step: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: steps }, (_, at) => ({
    x: from.x + ((to.x - from.x) * (at + 1)) / steps,
    y: from.y + ((to.y - from.y) * (at + 1)) / steps,
  }))
}

/** Direction of the side of its cell that a point is nearest to; -1 when none is within `reach` drawing units. */
export function nearestSide(spot: Spot, at: Point, reach = Infinity): number {
  const cell = spot.cellUnder(at)
  if (cell < 0) return -1
  const { ground } = spot
  const point = toWorld(spot.view, at)
  const [dx, dy] = [point.x * UNIT - ground.x[cell], point.y * UNIT - ground.y[cell]]
  let best = -1
  let most = -Infinity
  for (let side = 0; side < ground.sides; side++) {
    const next = (side + 1) % ground.sides
    const mx = ground.corners[side * 2] + ground.corners[next * 2]
    const my = ground.corners[side * 2 + 1] + ground.corners[next * 2 + 1]
    const far = Math.hypot(mx, my)
    const along = (dx * mx + dy * my) / far
    if (along > most) [most, best] = [along, far / 2 - along <= reach ? ground.directionOf[side] : -1]
  }
  return best
}
