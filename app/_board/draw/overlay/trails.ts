/**
 * The recent paths of pieces: a dotted line with an arrow, a broken ring at the start, brackets at the end, a cross where a piece
 * was removed.
 */
import type { CellIndex } from '../../../../engine/types'
import type { BoardTrail, Theme } from '../../types'
import type { Ground } from '../ground'
import { cellPolygon } from '../shapes'

const INK: Readonly<Record<Theme, string>> = { light: '#6a1b7a', dark: '#f0b6ff' }
const PAPER: Readonly<Record<Theme, string>> = {
  light: 'rgb(255 253 246 / 0.9)',
  dark: 'rgb(12 14 16 / 0.85)',
}
/** Lengths in drawing units. */
const HEAD = 20
const SHORT_OF_MIDDLE = 30
const CORNER = 43
const ARM = 15

/** Paths and their starts, under the counters. */
export function paintTrails(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  trails: readonly BoardTrail[],
  theme: Theme,
): void {
  const [ways, heads, left] = [new Path2D(), new Path2D(), new Path2D()]
  for (const { from, to, way } of trails) {
    if (from === undefined) continue
    cellPolygon(ground, from, left, -12)
    if (to !== undefined) trace(ground, [from, ...way, to], ways, heads)
  }
  inked(ctx, theme, left, 4, [3, 9])
  inked(ctx, theme, ways, 5, [1, 10])
  inked(ctx, theme, heads, 5, [])
}

/** Ends of paths, over the counters. */
export function paintTrailEnds(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  trails: readonly BoardTrail[],
  theme: Theme,
): void {
  const ends = new Path2D()
  for (const cell of new Set(trails.map(({ to }) => to))) if (cell !== undefined) bracket(ground, cell, ends)
  for (const { from, to } of trails) if (from !== undefined && to === undefined) cross(ground, from, ends)
  inked(ctx, theme, ends, 5, [])
}

function inked(
  ctx: CanvasRenderingContext2D,
  theme: Theme,
  path: Path2D,
  width: number,
  dashes: readonly number[],
): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.setLineDash([...dashes])
  for (const [colour, extra] of [
    [PAPER[theme], 4],
    [INK[theme], 0],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width + extra
    ctx.stroke(path)
  }
  ctx.restore()
}

/** Traces a path from middle to middle; the last part stops short, so that its arrow is visible beside the counter. */
function trace({ x, y }: Ground, cells: readonly CellIndex[], ways: Path2D, heads: Path2D): void {
  ways.moveTo(x[cells[0]], y[cells[0]])
  for (const cell of cells.slice(1, -1)) ways.lineTo(x[cell], y[cell])
  const [last, end] = cells.slice(-2)
  const [dx, dy] = [x[end] - x[last], y[end] - y[last]]
  const length = Math.hypot(dx, dy)
  if (!(length > 0)) return
  const [ux, uy] = [dx / length, dy / length]
  const [tx, ty] = [x[end] - ux * SHORT_OF_MIDDLE, y[end] - uy * SHORT_OF_MIDDLE]
  ways.lineTo(tx, ty)
  for (const turn of [0.55, -0.55]) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    heads.moveTo(tx, ty)
    heads.lineTo(tx - (ux * cos - uy * sin) * HEAD, ty - (uy * cos + ux * sin) * HEAD)
  }
}

function bracket({ x, y }: Ground, cell: CellIndex, path: Path2D): void {
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    const [cx, cy] = [x[cell] + sx * CORNER, y[cell] + sy * CORNER]
    path.moveTo(cx - sx * ARM, cy)
    path.lineTo(cx, cy)
    path.lineTo(cx, cy - sy * ARM)
  }
}

function cross({ x, y }: Ground, cell: CellIndex, path: Path2D): void {
  for (const way of [1, -1]) {
    path.moveTo(x[cell] - ARM, y[cell] - ARM * way)
    path.lineTo(x[cell] + ARM, y[cell] + ARM * way)
  }
}
