import type { Areas } from './areas/areas'
import { grown, NODE } from './areas/outline'
import type { Ground } from './ground'

/** The path methods in use: Path2D in the browser, a recorder in tests. */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'>

export type Softness = {
  /** Distance kept from sides that face another body. */
  readonly inset: number
  /** How far before an outer corner the curve begins. */
  readonly outer: number
  /** How far a hollow corner is filled out. */
  readonly inner: number
}

/** Whether a side of a cell continues into the same body. */
export type Joins = (cell: number, side: number) => boolean

/**
 * Draws one cell's part of a body with soft edges. Sides shared with the same body are met exactly, so the parts of
 * neighbouring cells fit together without a seam. `line`, when given, gets only the outer edge of the body.
 */
export function traceCell(
  ground: Ground,
  cell: number,
  joins: Joins,
  soft: Softness,
  fill: Pen,
  line?: Pen,
): void {
  const shape = cornerShape(ground)
  const n = shape.length
  const shared: boolean[] = []
  for (let side = 0; side < n; side++) shared.push(joins(cell, side))
  const alone = !shared.includes(true)
  const ox = ground.x[cell]
  const oy = ground.y[cell]
  let penDown = false
  let lineDown = false
  const go = (x: number, y: number) => {
    if (penDown) fill.lineTo(ox + x, oy + y)
    else fill.moveTo(ox + x, oy + y)
    penDown = true
  }
  const goLine = (x: number, y: number) => {
    if (lineDown) line?.lineTo(ox + x, oy + y)
    else line?.moveTo(ox + x, oy + y)
    lineDown = true
  }
  // The outline is a chain of open strokes: begin after a shared side, so that no stroke starts halfway.
  const first = alone ? 0 : shared.findIndex((join, side) => join && !shared[(side + 1) % n]) + 1
  for (let step = 0; step < n; step++) {
    const at = (first + step) % n
    const before = shared[(at + n - 1) % n]
    const after = shared[at]
    const corner = shape[at]
    if (before && after) go(corner.x, corner.y)
    else if (!before && !after) {
      const scale = 1 - soft.inset / corner.apothem
      const cx = corner.x * scale
      const cy = corner.y * scale
      const reach = Math.min(soft.outer, (corner.length * scale) / 2 - 0.01)
      const fromX = cx - corner.inX * reach
      const fromY = cy - corner.inY * reach
      const toX = cx + corner.outX * reach
      const toY = cy + corner.outY * reach
      go(fromX, fromY)
      fill.quadraticCurveTo(ox + cx, oy + cy, ox + toX, oy + toY)
      if (line) {
        goLine(fromX, fromY)
        line.quadraticCurveTo(ox + cx, oy + cy, ox + toX, oy + toY)
      }
    } else {
      const hollow = hollowCorner(corner, before, soft)
      const [start, control, end] = hollow
      go(start.x, start.y)
      fill.quadraticCurveTo(ox + control.x, oy + control.y, ox + end.x, oy + end.y)
      if (line) {
        if (before) lineDown = false
        goLine(start.x, start.y)
        line.quadraticCurveTo(ox + control.x, oy + control.y, ox + end.x, oy + end.y)
        if (!before) lineDown = false
      }
      go(end.x, end.y)
    }
  }
  if (penDown) fill.closePath()
  if (alone) line?.closePath()
}

type Corner = {
  readonly x: number
  readonly y: number
  /** Unit vectors along the side that arrives here and the side that leaves. */
  readonly inX: number
  readonly inY: number
  readonly outX: number
  readonly outY: number
  readonly length: number
  readonly apothem: number
}
type Spot = { readonly x: number; readonly y: number }

const shapes = new WeakMap<Float32Array, Corner[]>()

function cornerShape(ground: Ground): Corner[] {
  const known = shapes.get(ground.corners)
  if (known) return known
  const { corners, sides } = ground
  const point = (index: number): Spot => {
    const at = ((index + sides) % sides) * 2
    return { x: corners[at], y: corners[at + 1] }
  }
  const made = Array.from({ length: sides }, (_, index): Corner => {
    const [p, q, r] = [point(index - 1), point(index), point(index + 1)]
    const length = Math.hypot(r.x - q.x, r.y - q.y)
    return {
      x: q.x,
      y: q.y,
      inX: (q.x - p.x) / length,
      inY: (q.y - p.y) / length,
      outX: (r.x - q.x) / length,
      outY: (r.y - q.y) / length,
      length,
      apothem: Math.hypot((q.x + r.x) / 2, (q.y + r.y) / 2),
    }
  })
  shapes.set(corners, made)
  return made
}

/**
 * The edge of a body meets a shared side: half of a curve that crosses it at a right angle, so that the neighbour's
 * mirrored half goes on smoothly. `arriving`: the shared side comes before the corner (the edge begins here).
 */
function hollowCorner(corner: Corner, arriving: boolean, soft: Softness): [Spot, Spot, Spot] {
  // Along the shared side away from the corner, and along the outer edge away from the shared side.
  const sharedX = arriving ? -corner.inX : corner.outX
  const sharedY = arriving ? -corner.inY : corner.outY
  const edgeX = arriving ? corner.outX : -corner.inX
  const edgeY = arriving ? corner.outY : -corner.inY
  const cosine = sharedX * edgeX + sharedY * edgeY
  const sine = Math.sqrt(1 - cosine * cosine)
  const meet = soft.inset / sine
  const px = corner.x + sharedX * meet
  const py = corner.y + sharedY * meet
  const slide = cosine < -0.1 ? Math.min(soft.inner, meet) : 0
  const crossing = { x: px - sharedX * slide, y: py - sharedY * slide }
  const along = slide === 0 ? 0 : slide / -cosine
  const control = { x: px + edgeX * along, y: py + edgeY * along }
  const run = along + Math.hypot(control.x - crossing.x, control.y - crossing.y)
  const reach = Math.min(run, corner.length / 2)
  const away = { x: px + edgeX * reach, y: py + edgeY * reach }
  return arriving ? [crossing, control, away] : [away, control, crossing]
}

/** The plain polygon of a cell, `grow` drawing units smaller (negative) or larger on every side. */
export function cellPolygon(ground: Ground, cell: number, pen: Pen, grow = 0): void {
  if (ground.areas) {
    areaPolygon(ground.areas, ground, cell, pen, grow)
    return
  }
  const { corners, sides } = ground
  const shape = cornerShape(ground)
  const scale = 1 + grow / shape[0].apothem
  for (let corner = 0; corner < sides; corner++) {
    const x = ground.x[cell] + corners[corner * 2] * scale
    const y = ground.y[cell] + corners[corner * 2 + 1] * scale
    if (corner === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.closePath()
}

/** The outline of an area, or a ring around a node. */
function areaPolygon({ outlines }: Areas, ground: Ground, cell: number, pen: Pen, grow: number): void {
  const outline = outlines[cell]
  const points = outline ? grown(outline, grow) : ring(ground.x[cell], ground.y[cell], NODE + 9 + grow)
  points.forEach(({ x, y }, at) => {
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.closePath()
}

const ring = (x: number, y: number, r: number): Spot[] =>
  Array.from({ length: 24 }, (_, at) => {
    const angle = (at * Math.PI) / 12
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r }
  })

/** The two ends of a side. */
export function sideEnds(ground: Ground, cell: number, side: number): [Spot, Spot] {
  const next = (side + 1) % ground.sides
  const at = (corner: number) => ({
    x: ground.x[cell] + ground.corners[corner * 2],
    y: ground.y[cell] + ground.corners[corner * 2 + 1],
  })
  return [at(side), at(next)]
}
