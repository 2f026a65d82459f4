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
    areas,
    links.map(({ between: [a, b] }) => [indexOf.get(a) ?? -1, indexOf.get(b) ?? -1] as const),
  )
}
