import type { Grid } from '../../../../engine/geometry/grid'

/** The position of a map in its window, as in `_board/view`, with the window's size in pixels. */
export type View = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly width: number
  readonly height: number
}
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The bounding box of a map's cells, in units of its grid. */
export function boundsOf(grid: Grid): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let cell = 0; cell < grid.size; cell++)
    for (const { x, y } of grid.columns > 0 ? [grid.centre(cell)] : grid.corners(cell)) {
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  // Half a cell around the outermost centres.
  const half = grid.columns > 0 ? 0.55 : 0
  return { left: box.left - half, top: box.top - half, right: box.right + half, bottom: box.bottom + half }
}

/** Whether a large part of the map is outside the window. */
export const isLarger = ({ scale, width, height }: View, { left, top, right, bottom }: Box): boolean =>
  (right - left) * scale > width * 1.25 || (bottom - top) * scale > height * 1.25

/** The visible part of the map, measured from its upper left corner. */
export function seenIn({ x, y, scale, width, height }: View, { left, top, right, bottom }: Box): Box {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  return {
    left: within(-x / scale - left, right - left),
    right: within((width - x) / scale - left, right - left),
    top: within(-y / scale - top, bottom - top),
    bottom: within((height - y) / scale - top, bottom - top),
  }
}
