/** Zones by their shape on hex and square maps: everywhere, rectangle, disc, line, border, and one site by its name. */
import type { Zone } from '../../../schemas/generated/content'
import { maskOf, neighboursOf, within } from '../../geometry/cells'
import type { Grid } from '../../geometry/grid'
import type { BoardMap, CellIndex } from '../../types'

export const SHAPES = ['everywhere', 'rectangle', 'disc', 'line', 'border', 'site'] as const
export type Shape = Extract<Zone, { type: (typeof SHAPES)[number] }>

/** Shapes that have no meaning on a map of areas. */
export const OF_ROWS: readonly string[] = ['rectangle', 'line', 'border'] satisfies Shape['type'][]

/** Returns a mask; empty if the map does not know a name or has no rows. */
export function shapeMask({ grid, sites }: BoardMap, zone: Shape): Uint8Array {
  const cells = (...names: readonly string[]): CellIndex[] | undefined => {
    const found = names.map((name) => grid.indexOf(name))
    return found.includes(-1) ? undefined : found
  }
  switch (zone.type) {
    case 'everywhere':
      return new Uint8Array(grid.size).fill(1)
    case 'site':
      return maskOf(
        grid,
        sites.filter(({ id }) => id === zone.site).flatMap((site) => site.cells),
      )
    case 'disc': {
      const centre = cells(zone.centre)
      return maskOf(grid, centre ? within(grid, centre, zone.radius) : [])
    }
    case 'rectangle': {
      const corners = cells(zone.from, zone.to)
      return maskWhere(grid, corners ? inRectangle(grid, corners) : NOWHERE)
    }
    case 'line': {
      const ends = cells(zone.from, zone.to)
      return maskOf(grid, ends && grid.columns > 0 ? lineBetween(grid, ends[0], ends[1]) : [])
    }
    case 'border':
      return maskWhere(
        grid,
        grid.columns > 0 ? atBorder(grid, zone.sides ?? SIDES, zone.depth ?? 1) : NOWHERE,
      )
  }
}

type Test = (column: number, row: number) => boolean
const NOWHERE: Test = () => false

const maskWhere = ({ size, columns }: Grid, isIn: Test): Uint8Array =>
  Uint8Array.from({ length: size }, (_, cell) =>
    isIn(columnOf(columns, cell), rowOf(columns, cell)) ? 1 : 0,
  )

const columnOf = (columns: number, cell: CellIndex): number => (columns > 0 ? cell % columns : 0)
const rowOf = (columns: number, cell: CellIndex): number => (columns > 0 ? Math.floor(cell / columns) : 0)

function inRectangle({ columns }: Grid, corners: readonly CellIndex[]): Test {
  if (columns === 0) return NOWHERE
  const [across, down] = [
    corners.map((cell) => columnOf(columns, cell)),
    corners.map((cell) => rowOf(columns, cell)),
  ]
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  return (column, row) => column >= left && column <= right && row >= top && row <= bottom
}

type Side = 'north' | 'east' | 'south' | 'west'
const SIDES: readonly Side[] = ['north', 'east', 'south', 'west']

function atBorder({ columns, rows }: Grid, sides: readonly Side[], depth: number): Test {
  const has = (side: Side) => sides.includes(side)
  const [north, east, south, west] = SIDES.map(has)
  return (column, row) =>
    (north && row < depth) ||
    (south && row >= rows - depth) ||
    (west && column < depth) ||
    (east && column >= columns - depth)
}

/** Distances from a line are compared in steps of this, so that rounding decides nothing. */
const FINENESS = 1_000_000

/** Returns a shortest way between two cells that stays close to the straight line; of two such cells the first by index. */
function lineBetween(grid: Grid, from: CellIndex, to: CellIndex): CellIndex[] {
  const [start, end] = [grid.centre(from), grid.centre(to)]
  const away = (cell: CellIndex): number => {
    const { x, y } = grid.centre(cell)
    const area = (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)
    return Math.round(Math.abs(area) * FINENESS)
  }
  const cells = [from]
  for (let cell = from; cell !== to; ) {
    const closer = neighboursOf(grid, cell).filter(
      (next) => grid.distance(next, to) < grid.distance(cell, to),
    )
    const [best] = closer.sort((a, b) => away(a) - away(b) || a - b)
    if (best === undefined) break
    cells.push(best)
    cell = best
  }
  return cells
}
