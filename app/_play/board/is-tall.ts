import type { Grid } from '../../../engine/geometry/grid'

/** Proportion (width by height) below which a map leaves space at its sides. */
export const TALL = 1.25

/** Whether cards fit better beside a map than under it. */
export const isTall = (grid: Grid): boolean => shapeOf(grid) < TALL

/** The proportion (width by height) of a map. */
export function shapeOf(grid: Grid): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let cell = 0; cell < grid.size; cell++)
    for (const { x, y } of grid.corners(cell)) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return bottom > top ? (right - left) / (bottom - top) : 1
}
