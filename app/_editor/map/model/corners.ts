import type { Grid } from '../../../../engine/geometry/grid'
import type { CellSide } from './paint-sides'
import { minus, type Point, plus, wayOf } from './turning'

/** Points closer than this are the same corner, in cells. */
const NEAR = 0.02
/** Corners farther apart than this are not joined: a stroke that fast has no clear path. */
const FARTHEST = 40

/** A side that starts at a corner, and the corner at its other end. */
type Step = { readonly side: CellSide; readonly to: Point }

/** The direction across each side of a cell, starting with the side from corner 0 to corner 1. */
export function sideDirections(grid: Grid): number[] {
  if (grid.size === 0 || grid.kind === 'areas') return []
  const ways = grid.directions.map((_, direction) => wayOf(grid, direction))
  const centre = grid.centre(0)
  const corners = grid.corners(0)
  return corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length]
    const across = minus(plus(corner, next), plus(centre, centre))
    return ways.findIndex((way) => way !== undefined && apart(way, across) < NEAR)
  })
}

/** The corners at the two ends of a side. */
export function endsOf(grid: Grid, { cell, direction }: CellSide): Point[] {
  const side = sideDirections(grid).indexOf(direction)
  const corners = grid.corners(cell)
  return side < 0 ? [] : [corners[side], corners[(side + 1) % corners.length]]
}

/**
 * Returns the shortest list of sides from one corner to another, and of several the one nearest to the straight line. Returns an
 * empty list if the corners are equal or too far apart.
 */
export function sidesBetween(grid: Grid, from: Point, to: Point): CellSide[] {
  if (apart(from, to) > FARTHEST) return []
  const directions = sideDirections(grid)
  const reached = new Map<string, { cost: number; back?: Step & { readonly from: string } }>()
  reached.set(keyOf(from), { cost: 0 })
  const open = [{ cost: 0, at: from }]
  while (open.length > 0) {
    const { at, cost } = open.splice(leastOf(open), 1)[0]
    if (keyOf(at) === keyOf(to)) return wayBack(reached, keyOf(to))
    for (const step of stepsFrom(grid, directions, at)) {
      const next = cost + 1 + 0.01 * fromLine(from, to, step.to)
      const known = reached.get(keyOf(step.to))
      if ((known && known.cost <= next) || apart(step.to, to) > apart(from, to) + 2) continue
      reached.set(keyOf(step.to), { cost: next, back: { ...step, from: keyOf(at) } })
      open.push({ cost: next, at: step.to })
    }
  }
  return []
}

/** Every side that ends at a corner, without repeats. */
function stepsFrom(grid: Grid, directions: readonly number[], at: Point): Step[] {
  const steps = new Map<string, Step>()
  for (const cell of cellsAt(grid, at)) {
    const corners = grid.corners(cell)
    const place = corners.findIndex((corner) => isSameCorner(corner, at))
    if (place < 0) continue
    const before = (place + corners.length - 1) % corners.length
    const after = (place + 1) % corners.length
    for (const [side, end] of [
      [place, after],
      [before, before],
    ]) {
      const to = corners[end]
      if (directions[side] >= 0 && !steps.has(keyOf(to)))
        steps.set(keyOf(to), { side: { cell, direction: directions[side] }, to })
    }
  }
  return [...steps.values()]
}

/** The cells that meet in a corner. */
function cellsAt(grid: Grid, { x, y }: Point): Set<number> {
  const cells = new Set<number>()
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6 + 0.1
    const cell = grid.cellAt(x + 0.1 * Math.cos(angle), y + 0.1 * Math.sin(angle))
    if (cell >= 0) cells.add(cell)
  }
  return cells
}

function wayBack(
  reached: ReadonlyMap<string, { readonly back?: Step & { readonly from: string } }>,
  to: string,
): CellSide[] {
  const sides: CellSide[] = []
  for (let step = reached.get(to)?.back; step; step = reached.get(step.from)?.back) sides.unshift(step.side)
  return sides
}

function leastOf(open: readonly { readonly cost: number }[]): number {
  let least = 0
  for (let at = 1; at < open.length; at++) if (open[at].cost < open[least].cost) least = at
  return least
}

/** How far a point is from the straight line between two others. */
function fromLine(from: Point, to: Point, { x, y }: Point): number {
  const length = apart(from, to) || 1
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length
}

export const isSameCorner = (a: Point, b: Point) => apart(a, b) < NEAR
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const keyOf = ({ x, y }: Point) => `${Math.round(x * 50)},${Math.round(y * 50)}`
