/**
 * Straight edges of built ground. The outline runs from the middle of one outer side to the middle of the next, so that the
 * zigzag of a row of hexes becomes one straight street front.
 */
import type { Ground } from '../ground'
import type { Joins, Pen } from '../shapes'

type Spot = { readonly x: number; readonly y: number }

/** Whether the cell across a side belongs to the same body of ground. */
export const bodyJoins =
  (ground: Ground): Joins =>
  (cell, side) => {
    const other = ground.near[cell * ground.sides + side]
    return other >= 0 && ground.styles[ground.style[other]].body === ground.styles[ground.style[cell]].body
  }

/** The part of an outline along one outer side: corner points, and the inward normal of each stretch between two of them. */
export type Front = { readonly points: readonly Spot[]; readonly normals: readonly Spot[] }

/** Share of a side that is cut off at each end. Squares keep most of their corners. */
const CUT = { hex: 0.5, square: 0.12 }

/** The outer sides of a cell by side; `undefined` for a side shared with the same body. */
export function frontsOf(ground: Ground, cell: number, joins: Joins): (Front | undefined)[] {
  const { sides, corners } = ground
  const cut = sides === 4 ? CUT.square : CUT.hex
  const [ox, oy] = [ground.x[cell], ground.y[cell]]
  const corner = (at: number): Spot => {
    const index = ((at + sides) % sides) * 2
    return { x: ox + corners[index], y: oy + corners[index + 1] }
  }
  const isOuter = Array.from({ length: sides }, (_, side) => !joins(cell, side))
  return isOuter.map((outer, side) => {
    if (!outer) return undefined
    const [a, b] = [corner(side), corner(side + 1)]
    const first = between(a, b, cut)
    const last = between(a, b, 1 - cut)
    const before = isOuter[(side + sides - 1) % sides]
      ? between(between(corner(side - 1), a, 1 - cut), first, 0.5)
      : projected(first, a, corner(side - 1))
    const after = isOuter[(side + 1) % sides]
      ? between(last, between(b, corner(side + 2), cut), 0.5)
      : projected(last, b, corner(side + 2))
    const points = cut === 0.5 ? [before, first, after] : [before, first, last, after]
    return { points, normals: points.slice(1).map((point, at) => inward(points[at], point)) }
  })
}

const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The foot of a point on the line of a shared side, where the outline of the neighbour's cell goes on. */
function projected(point: Spot, corner: Spot, end: Spot): Spot {
  const [dx, dy] = [end.x - corner.x, end.y - corner.y]
  const share = ((point.x - corner.x) * dx + (point.y - corner.y) * dy) / (dx * dx + dy * dy)
  return { x: corner.x + dx * share, y: corner.y + dy * share }
}

/** Corners run clockwise, so the inside is to the right. */
function inward(a: Spot, b: Spot): Spot {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
}

/** The points of a front moved inward; corners stay sharp. */
export const setBack = ({ points, normals }: Front, depth: number): Spot[] =>
  points.map(({ x, y }, at) => {
    const m = normals[Math.max(0, at - 1)]
    const n = normals[Math.min(normals.length - 1, at)]
    const share = depth / (1 + m.x * n.x + m.y * n.y)
    return { x: x + (m.x + n.x) * share, y: y + (m.y + n.y) * share }
  })

/** Draws one cell's part of a body with straight edges. `line`, when given, gets only the outer edge. */
export function traceFronts(
  ground: Ground,
  cell: number,
  joins: Joins,
  inset: number,
  fill: Pen,
  line?: Pen,
): void {
  const fronts = frontsOf(ground, cell, joins)
  const outline: Spot[] = []
  fronts.forEach((front, side) => {
    if (front) {
      const points = setBack(front, inset)
      outline.push(...points)
      if (line) traceLine(line, points)
    } else if (!fronts[(side + ground.sides - 1) % ground.sides])
      outline.push({
        x: ground.x[cell] + ground.corners[side * 2],
        y: ground.y[cell] + ground.corners[side * 2 + 1],
      })
  })
  traceLine(fill, outline)
  fill.closePath()
}

/** An open line through points. */
export function traceLine(pen: Pen, points: readonly Spot[]): void {
  points.forEach(({ x, y }, at) => {
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
}
