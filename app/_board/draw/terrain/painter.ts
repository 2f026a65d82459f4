import type { Ground } from '../ground'
import type { GroundStyle } from './styles'

/** Draws the pattern of all cells of one terrain at once. */
export type Painter = (
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  style: GroundStyle,
  cells: readonly number[],
) => void

/** A deterministic scatter: the same cell always looks the same. */
export function scatter(cell: number, salt: number): number {
  let h = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

type Trace = (path: Path2D, x: number, y: number, cell: number, ground: Ground) => void

export const strokeEach = (
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly number[],
  trace: Trace,
): void => {
  const path = new Path2D()
  for (const cell of cells) trace(path, ground.x[cell], ground.y[cell], cell, ground)
  ctx.stroke(path)
}

/** A pattern of lines in one colour. */
export const strokes =
  (colour: 'deep' | 'pale', alpha: number, width: number, trace: Trace): Painter =>
  (ctx, ground, style, cells) => {
    ctx.strokeStyle = style[colour]
    ctx.globalAlpha = alpha
    ctx.lineWidth = width
    strokeEach(ctx, ground, cells, trace)
  }

/** Unit vector of the upward direction, if the cell has one. */
export function upVector(ground: Ground, cell: number): [number, number] | undefined {
  const side = ground.board.up[cell] >= 0 ? ground.sideOf[ground.board.up[cell]] : -1
  if (side < 0) return undefined
  const next = (side + 1) % ground.sides
  const x = ground.corners[side * 2] + ground.corners[next * 2]
  const y = ground.corners[side * 2 + 1] + ground.corners[next * 2 + 1]
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}
