/** The grid that a map file describes. */
import type { GridSpec } from '../../schemas/generated/content'
import { type AreaSpec, areaGrid } from './areas'
import type { Grid } from './grid'
import { hexGrid } from './hex'
import { squareGrid } from './square'

type MapGround = {
  readonly grid: GridSpec
  readonly areas?: readonly AreaSpec[]
  readonly links?: readonly { readonly between: readonly [string, string] }[]
}

/** Links that name unknown areas are left out; the checks report them. */
export function makeGrid({ grid, areas = [], links = [] }: MapGround): Grid {
  if (grid.kind === 'hex') return hexGrid(grid)
  if (grid.kind === 'square') return squareGrid(grid)
  const indexOf = new Map(areas.map((area, index) => [area.id, index]))
  return areaGrid(
    areas.map((area) => inCells(area, cellOf(grid))),
    links.map(({ between: [a, b] }) => [indexOf.get(a) ?? -1, indexOf.get(b) ?? -1] as const),
  )
}

/** Units of the map that make one cell. */
export const cellOf = (grid: GridSpec | undefined): number =>
  grid?.kind === 'areas' && typeof grid.cell === 'number' && grid.cell > 0 ? grid.cell : 1

/** Written in units of the map, drawn in cells. Drafts may hold anything. */
function inCells(area: AreaSpec, cell: number): AreaSpec {
  if (cell === 1) return area
  const scaled = ([x, y]: readonly number[]) => [x / cell, y / cell] as const
  const { at, shape } = area
  return {
    ...area,
    at: scaled(at),
    shape:
      Array.isArray(shape) && shape.every((point) => Array.isArray(point)) ? shape.map(scaled) : undefined,
  }
}
