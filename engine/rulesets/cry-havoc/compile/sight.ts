/** The ground of a map for lines of sight, from the terrain of the pack. */
import type {
  CryHavocEdge,
  CryHavocTerrain,
  CryHavocTerrainFile,
} from '../../../../schemas/generated/content'
import { neighbour } from '../../../geometry/cells'
import type { Grid } from '../../../geometry/grid'
import { makeSightLines, type SightLines } from '../../../geometry/sight'
import { memoise } from '../../../memoise'
import type { BoardMap, CellIndex } from '../../../types'
import type { Tables } from '../rules'
import {
  makeSightGround,
  type SightGround,
  type SightSide,
  type SightTables,
  THROUGH,
} from '../rules/sight/ground'

const COVER = { none: 0, light: 1, medium: 2 } as const
const INSIDE = { yard: 1, house: 2 } as const

/** Returns the sight tables, or `undefined` for maps of areas, which have no straight lines. */
export function sightTables(terrain: CryHavocTerrainFile, board: BoardMap): SightTables | undefined {
  const lines = linesOver(board.grid)
  if (!lines) return undefined
  const byId = new Map(terrain.terrain.map((kind) => [kind.id, kind]))
  const kinds = board.terrain.map((id) => (id === undefined ? undefined : byId.get(id)))
  const byCell = (value: (kind: CryHavocTerrain, cell: CellIndex) => number) =>
    Uint8Array.from(kinds, (kind, cell) => (kind ? value(kind, cell) : 0))
  const inside = byCell((kind) => (kind.inside ? INSIDE[kind.inside] : 0))
  const edges = new Map((terrain.edges ?? []).map((edge) => [edge.id, edge]))
  const cells = {
    inside,
    through: byCell((kind) => THROUGH[kind.through ?? 'free']),
    cover: byCell((kind) => COVER[kind.cover ?? 'none']),
    corner: Int8Array.from(kinds, (kind, cell) => (kind?.corner ? board.up[cell] : -1)),
    cornerCover: byCell((kind) => COVER[kind.corner ?? 'none']),
  }
  const sides = board.edges.flatMap(({ type, cell, direction }) => {
    const edge = edges.get(type)
    const other = neighbour(board.grid, cell, direction)
    return edge && other >= 0 ? [sightSide(edge, cell, direction, other, kinds, inside)] : []
  })
  const { lines: _, ...tables } = makeSightGround(lines, cells, sides)
  return tables
}

/** Returns the tables with the lines over their map, shared by all players of the same tables. */
export const sightOf = memoise(
  ({ board, sightTables: tables }: Pick<Tables, 'board' | 'sightTables'>): SightGround | undefined => {
    const lines = linesOver(board.grid)
    return lines && tables && { lines, ...tables }
  },
)

/** The number of map shapes whose lines are kept. Maps of one shape share them, as while a map is painted. */
const REMEMBERED = 2
const remembered: { readonly shape: string; readonly lines: SightLines }[] = []

function linesOver(grid: Grid): SightLines | undefined {
  const shape = [grid.kind, grid.orientation, grid.offset, grid.columns, grid.rows].join()
  const known = remembered.find((one) => one.shape === shape)
  if (known) return known.lines
  const lines = makeSightLines(grid)
  if (!lines) return undefined
  remembered.unshift({ shape, lines })
  remembered.length = Math.min(remembered.length, REMEMBERED)
  return lines
}

/** Compiles a side. Its inner cell is the one within walls, a house before a yard, or the scarp of a top; otherwise the one it is written with. */
function sightSide(
  { kind, cover, host }: CryHavocEdge,
  cell: CellIndex,
  direction: number,
  other: CellIndex,
  kinds: readonly (CryHavocTerrain | undefined)[],
  inside: Uint8Array,
): SightSide {
  const within = (at: CellIndex) => (kind === 'top' ? (kinds[at]?.scarp ? 1 : 0) : inside[at])
  return {
    cell,
    direction,
    kind,
    inner: within(other) > within(cell) ? other : cell,
    cover: COVER[cover ?? 'none'],
    host: COVER[host?.cover ?? 'none'],
  }
}
