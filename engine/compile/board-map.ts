/** The ground of a map file as tables by cell. Takes half-broken maps too: what cannot be read is left out. */
import type { MapFile } from '../../schemas/generated/content'
import { isPoint } from '../geometry/areas'
import type { Grid } from '../geometry/grid'
import { makeGrid } from '../geometry/make-grid'
import { parseSide } from '../geometry/names'
import type { BoardMap, CellIndex } from '../types'
import { areaDrawing, listOf } from './area-drawing'

/** The most cells a rectangle may have on each side; a larger number is a slip of the pen, not a map. */
export const MOST_LINES = 999

/** Its cells alone, and how they lie: what of a map is dear to make, and seldom another. */
const boardGrid = (file: Partial<MapFile>): Grid => makeGrid({ ...file, grid: safeGrid(file.grid) })

/** `known`: the cells of the map, where they were made before. */
export function boardMap(written: Partial<MapFile>, known?: Grid): BoardMap {
  const file = { ...written, areas: areasOf(written), links: linksOf(written) }
  const grid = known ?? boardGrid(file)
  const cells = (names: unknown): CellIndex[] => cellsOf(grid, names)
  return {
    id: String(file.id ?? ''),
    grid,
    ...ground(grid, file),
    edges: listOf(file.edges).flatMap((edge) =>
      listOf(edge.sides).flatMap((text) => {
        const side = parseSide(grid, text)
        return side ? [{ type: edge.type, ...side }] : []
      }),
    ),
    places: listOf(file.places).map(({ id, kind, cells: names }) => ({ id, kind, cells: cells(names) })),
    sites: listOf(file.sites).map((site) => ({
      ...site,
      cells: cells(site.cells),
      exits: 'exits' in site ? cells(site.exits) : undefined,
    })),
    regions: listOf(file.regions).map(({ id, cells: names }) => ({ id, cells: cells(names) })),
    underlay: file.underlay,
    ...(grid.kind === 'areas' ? { drawing: areaDrawing(grid, file) } : {}),
  }
}

/** Areas that have a name and a place. */
const areasOf = ({ areas }: Partial<MapFile>) =>
  listOf(areas).filter(({ id, at }) => typeof id === 'string' && isPoint(at))

const linksOf = ({ links }: Partial<MapFile>) =>
  listOf(links).filter(({ between }) => Array.isArray(between) && between.length === 2)

const cellsOf = (grid: Grid, names: unknown): CellIndex[] =>
  (Array.isArray(names) ? names : []).map((name) => grid.indexOf(name)).filter((cell) => cell >= 0)

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

function safeGrid(spec: MapFile['grid'] | undefined): MapFile['grid'] {
  if (spec?.kind === 'areas') return spec
  const lines = (count: unknown) => (isCount(count) ? Math.min(count, MOST_LINES) : 0)
  const size = { columns: lines(spec?.columns), rows: lines(spec?.rows) }
  if (spec?.kind === 'square') return { kind: 'square', ...size }
  const orientation = spec?.orientation === 'pointy' ? 'pointy' : 'flat'
  return { kind: 'hex', orientation, offset: spec?.offset === 'even' ? 'even' : 'odd', ...size }
}

/** Terrain and the way up of every cell: as the rows and their legend say, or the areas, and where single cells have another one. */
function ground(grid: Grid, file: Partial<MapFile>): Pick<BoardMap, 'terrain' | 'up'> {
  const { terrain, up } = mainGround(grid, file)
  for (const patch of listOf(file.ground))
    for (const cell of cellsOf(grid, patch.cells)) {
      terrain[cell] = patch.terrain
      up[cell] = patch.up ? grid.directionOf(patch.up) : -1
    }
  return { terrain, up }
}

type Ground = { readonly terrain: (string | undefined)[]; readonly up: Int8Array }

function mainGround(grid: Grid, file: Partial<MapFile>): Ground {
  const terrain = new Array<string | undefined>(grid.size).fill(undefined)
  const up = new Int8Array(grid.size).fill(-1)
  if (grid.kind === 'areas') {
    for (const [cell, area] of listOf(file.areas).entries()) terrain[cell] = area.terrain
    return { terrain, up }
  }
  const legend = new Map(Object.entries(file.legend ?? {}))
  const ways = new Map(
    [...legend].map(([glyph, entry]) => [glyph, entry?.up ? grid.directionOf(entry.up) : -1]),
  )
  const rows: readonly unknown[] = Array.isArray(file.rows) ? file.rows : []
  for (let row = 0; row < Math.min(rows.length, grid.rows); row++) {
    const text = rows[row]
    if (typeof text !== 'string') continue
    let column = 0
    for (const glyph of text) {
      if (column >= grid.columns) break
      const cell = row * grid.columns + column++
      terrain[cell] = legend.get(glyph)?.terrain
      up[cell] = ways.get(glyph) ?? -1
    }
  }
  return { terrain, up }
}
