/** What a brush covers around the cell that it is held over. */
import { within } from '../../../../engine/geometry/cells'
import type { Grid } from '../../../../engine/geometry/grid'

/** So many cells from the middle to the rim, both counted. */
export const BRUSH_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type BrushSize = (typeof BRUSH_SIZES)[number]

/** All within so many steps (a hexagon, or a square), all in so many rows and columns, or a round patch. */
export type BrushShape = 'steps' | 'block' | 'round'
export type Brush = { readonly size: BrushSize; readonly shape: BrushShape }

/** The shapes that differ on such cells: on squares a block is what is within some steps, on hexes what is round is as good as a hexagon. */
export const brushShapesOf = (grid: Pick<Grid, 'kind'> | undefined): readonly BrushShape[] =>
  grid?.kind === 'square' ? ['steps', 'round'] : ['steps', 'block']

/** How far the middle of a cell may lie from that of a round patch, beyond its rim: the corners of a cross of five are left out. */
const ROUNDING = 0.35

/** The cells of a dab that the map has. A shape that its cells do not have is the first one. */
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

/** How many cells a dab covers where no border of the map is near. */
export function cellsOfDab(grid: Pick<Grid, 'kind'> | undefined, { size, shape }: Brush): number {
  const [steps, across] = [size - 1, 2 * size - 1]
  if (grid?.kind !== 'square') return shape === 'block' ? across ** 2 : 3 * size * steps + 1
  if (shape !== 'round') return across ** 2
  const ways = Array.from({ length: across }, (_, index) => index - steps)
  return ways.flatMap((x) => ways.filter((y) => Math.hypot(x, y) <= steps + ROUNDING)).length
}
