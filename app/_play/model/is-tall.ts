import type { Grid } from '../../../engine/geometry/grid'

/** Width for height, from which a map has more use for room above and below than at its sides. */
const TALL = 1.25

/** Whether cards fit better beside a map than under it. */
export function isTall(grid: Grid): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let cell = 0; cell < grid.size; cell++)
    for (const { x, y } of grid.corners(cell)) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return right - left < (bottom - top) * TALL
}
