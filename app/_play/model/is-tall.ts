import type { Grid } from '../../../engine/geometry/grid'

/** Width for height, from which a map has more use for room above and below than at its sides. */
export const TALL = 1.25

/** Whether cards fit better beside a map than under it. */
export const isTall = (grid: Grid): boolean => shapeOf(grid) < TALL

/** Width for height of a map. */
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
