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

/** Links to unknown areas are skipped; the checks report them. */
export function makeGrid({ grid, areas = [], links = [] }: MapGround): Grid {
  if (grid.kind !== 'areas') return rectangle(grid)
  const indexOf = new Map(areas.map((area, index) => [area.id, index]))
  return areaGrid(
    areas.map((area) => inCells(area, cellOf(grid))),
    links.map(({ between: [a, b] }) => [indexOf.get(a) ?? -1, indexOf.get(b) ?? -1] as const),
  )
}

type Rectangle = Exclude<GridSpec, { readonly kind: 'areas' }>

/** A cache of the last grids by their specification, because an edit of a map seldom changes its size. */
const made = new Map<string, Grid>()
const MOST_KEPT = 8

function rectangle(grid: Rectangle): Grid {
  const name = JSON.stringify(grid)
  const known = made.get(name) ?? (grid.kind === 'hex' ? hexGrid(grid) : squareGrid(grid))
  made.delete(name)
  made.set(name, known)
  for (const [oldest] of made) if (made.size > MOST_KEPT) made.delete(oldest)
  return known
}

/** Map units for one cell. */
export const cellOf = (grid: GridSpec | undefined): number =>
  grid?.kind === 'areas' && typeof grid.cell === 'number' && grid.cell > 0 ? grid.cell : 1

/** Converts map units to cells. Drafts can hold anything. */
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
