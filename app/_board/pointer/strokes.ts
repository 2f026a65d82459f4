import type { CellIndex } from '../../../engine/types'
import { type Ground, UNIT } from '../draw/ground'
import type { CellSide } from '../types'
import { type Point, toWorld, type View } from '../view'

/** A stroke touches a corner within this share of the length of a side. */
const NEAR_CORNER = 0.42

/** A map in its window, for mapping pointers to cells. */
export type Spot = {
  readonly view: View
  readonly ground: Ground
  /** The cell under a point of the window; -1 off the map. */
  cellUnder(at: Point): CellIndex
}

/** Every cell that a fast stroke crosses between two events, without the first one. */
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

/** Corners along a stroke between two events, in order, in grid units. */
export function cornersBetween(spot: Spot, from: Point, to: Point): Point[] {
  const corners: Point[] = []
  for (const point of pointsBetween(from, to, spot.view.scale * 0.1)) {
    const corner = cornerBy(spot, point)
    const last = corners.at(-1)
    if (corner && (last?.x !== corner.x || last.y !== corner.y)) corners.push(corner)
  }
  return corners
}

/** The corner of its cell close to a point, or `undefined`. */
function cornerBy(spot: Spot, at: Point): Point | undefined {
  const { view, ground } = spot
  const cell = spot.cellUnder(at)
  if (cell < 0) return undefined
  const point = toWorld(view, at)
  const { corners, sides } = ground
  const reach = NEAR_CORNER * Math.hypot(corners[0] - corners[2], corners[1] - corners[3])
  for (let corner = 0; corner < sides; corner++) {
    const x = ground.x[cell] + corners[corner * 2]
    const y = ground.y[cell] + corners[corner * 2 + 1]
    if (Math.hypot(point.x * UNIT - x, point.y * UNIT - y) <= reach) return { x: x / UNIT, y: y / UNIT }
  }
  return undefined
}

/** Points on the line, at most a step apart, including the end. */
function pointsBetween(from: Point, to: Point, step: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: steps }, (_, at) => ({
    x: from.x + ((to.x - from.x) * (at + 1)) / steps,
    y: from.y + ((to.y - from.y) * (at + 1)) / steps,
  }))
}

/** Distance in drawing units within which a stroke counts as beside a side. */
const BESIDE = 21

/** The side beside a point, or `undefined`. */
export function sideBeside(spot: Spot, at: Point): CellSide | undefined {
  const direction = nearestSide(spot, at, BESIDE)
  return direction < 0 ? undefined : { cell: spot.cellUnder(at), direction }
}

/** Direction of the side of its cell nearest to a point, or -1 if none is within `reach` drawing units. */
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
