/** The cells that a brush covers around the cell under the pointer. */
import { within } from '../../../../engine/geometry/cells'
import type { Grid } from '../../../../engine/geometry/grid'

/** Cells from the middle to the rim, both included. */
export const BRUSH_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type BrushSize = (typeof BRUSH_SIZES)[number]

/** `steps`: all cells within a distance (a hexagon or a square); `block`: rows and columns; `round`: a disc. */
export type BrushShape = 'steps' | 'block' | 'round'
export type Brush = { readonly size: BrushSize; readonly shape: BrushShape }

/**
 * The distinct shapes on such cells: on squares, a block equals the cells within some steps; on hexes, a disc is almost a
 * hexagon.
 */
export const brushShapesOf = (grid: Pick<Grid, 'kind'> | undefined): readonly BrushShape[] =>
  grid?.kind === 'square' ? ['steps', 'round'] : ['steps', 'block']

/** Tolerance beyond the rim of a round patch: the corners of a cross of five are left out. */
const ROUNDING = 0.35

/** The cells of a dab on the map. A shape that does not exist on its cells falls back to the first one. */
export function dab(grid: Grid, cell: number, { size, shape }: Brush): number[] {
  if (size === 1) return [cell]
  const steps = size - 1
  if (shape === 'block' && grid.kind === 'hex') return blockAround(grid, cell, steps)
  const all = within(grid, [cell], steps)
  if (shape !== 'round' || grid.kind !== 'square') return all
  const middle = grid.centre(cell)
  return all.filter((other) => {
    const { x, y } = grid.centre(other)
    return Math.hypot(x - middle.x, y - middle.y) <= steps + ROUNDING
  })
}

function blockAround({ columns, size }: Grid, cell: number, steps: number): number[] {
  const [middle, line] = [cell % columns, Math.floor(cell / columns)]
  const span = (at: number, end: number) => {
    const first = Math.max(0, at - steps)
    return Array.from({ length: Math.min(end - 1, at + steps) - first + 1 }, (_, index) => first + index)
  }
  const across = span(middle, columns)
  return span(line, size / columns).flatMap((row) => across.map((column) => row * columns + column))
}

/** The number of cells in a dab away from the border of the map. */
export function cellsOfDab(grid: Pick<Grid, 'kind'> | undefined, { size, shape }: Brush): number {
  const [steps, across] = [size - 1, 2 * size - 1]
  if (grid?.kind !== 'square') return shape === 'block' ? across ** 2 : 3 * size * steps + 1
  if (shape !== 'round') return across ** 2
  const ways = Array.from({ length: across }, (_, index) => index - steps)
  return ways.flatMap((x) => ways.filter((y) => Math.hypot(x, y) <= steps + ROUNDING)).length
}
