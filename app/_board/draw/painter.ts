import type { Ground } from './ground'
import type { GroundStyle } from './styles'

/** Draws the pattern of all cells of one terrain at once. */
export type Painter = (
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  style: GroundStyle,
  cells: readonly number[],
) => void

/** A steady scatter: the same cell always looks the same. */
export function scatter(cell: number, salt: number): number {
  let h = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}
