/** The ground of a map file as tables by cell. Accepts incomplete maps; unreadable parts are skipped. */
import type { MapFile } from '../../schemas/generated/content'
import { isPoint } from '../geometry/areas'
import type { Grid } from '../geometry/grid'
import { makeGrid } from '../geometry/make-grid'
import { parseSide } from '../geometry/names'
import type { BoardMap, CellIndex } from '../types'
import { areaDrawing, listOf } from './area-drawing'
import { wholeOf } from './traced'

/** The maximum number of rows or columns; a larger number is a typing error. */
export const MOST_LINES = 999

/** The grid alone, which is expensive and seldom changes. */
const boardGrid = (file: Partial<MapFile>): Grid => makeGrid({ ...file, grid: safeGrid(file.grid) })

/** A map and its board. */
type Made = { readonly file: Partial<MapFile>; readonly board: BoardMap }

/** @param known the grid of the map, if it exists; @param earlier a map whose equal parts are reused if the grid is the same */
export function boardMap(written: Partial<MapFile>, known?: Grid, earlier?: Made): BoardMap {
  const file = { ...written, areas: areasOf(written), links: linksOf(written) }
  const grid = known ?? boardGrid(file)
  const before = earlier?.board.grid === grid ? earlier : undefined
  const cells = (names: unknown): CellIndex[] => cellsOf(grid, names)
  const part = <K extends Part>(key: K, make: () => BoardMap[K]): BoardMap[K] =>
    before && isSameList(before.file[key], file[key]) ? before.board[key] : make()
  return {
    id: String(file.id ?? ''),
    grid,
    ...ground(grid, file, before),
    edges: part('edges', () =>
      listOf(file.edges).flatMap((edge) =>
        listOf(edge.sides).flatMap((text) => {
          const side = parseSide(grid, text)
          return side ? [{ type: edge.type, ...side }] : []
        }),
      ),
    ),
    places: part('places', () =>
      listOf(file.places).map(({ id, kind, cells: names }) => ({ id, kind, cells: cells(names) })),
    ),
    sites: part('sites', () =>
      listOf(file.sites).map((site) => ({
        ...site,
        cells: cells(site.cells),
        exits: 'exits' in site ? cells(site.exits) : undefined,
      })),
    ),
    regions: part('regions', () =>
      listOf(file.regions).map(({ id, cells: names }) => ({ id, cells: cells(names) })),
    ),
    underlay: file.underlay,
    ...(grid.kind === 'areas' ? { drawing: areaDrawing(grid, file) } : {}),
  }
}

/** Areas that have a name and a place. */
const areasOf = ({ areas }: Partial<MapFile>) =>
  listOf(areas).filter(({ id, at }) => typeof id === 'string' && isPoint(at))

const linksOf = ({ links }: Partial<MapFile>) =>
  listOf(links).filter(({ between }) => Array.isArray(between) && between.length === 2)

type Part = 'edges' | 'places' | 'sites' | 'regions'

const isSameList = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((entry, at) => entry === other[at]))

const boards = new WeakMap<object, BoardMap>()
/** The last map for each description of a grid. An edit of the ground keeps that object. */
const latest = new WeakMap<object, Made>()

/** The board of an immutable map, cached, and built from the board before the last edit if possible. */
export function boardOf(map: Partial<MapFile>): BoardMap {
  const file = wholeOf(map)
  const known = boards.get(file)
  if (known) return known
  const spec: unknown = file.grid
  const key = typeof spec === 'object' && spec !== null ? spec : file
  const before = latest.get(key)
  const isSameGrid =
    before && isSameList(before.file.areas, file.areas) && isSameList(before.file.links, file.links)
  const board = boardMap(file, isSameGrid ? before.board.grid : undefined, before)
  boards.set(file, board)
  latest.set(key, { file, board })
  return board
}

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

/** Terrain and uphill direction of every cell: by the rows and their legend or the areas, then by single cells. */
function ground(grid: Grid, file: Partial<MapFile>, before: Made | undefined): Ground {
  const { terrain, up } = mainGround(grid, file, before)
  for (const patch of listOf(file.ground))
    for (const cell of cellsOf(grid, patch.cells)) {
      terrain[cell] = patch.terrain
      up[cell] = patch.up ? grid.directionOf(patch.up) : -1
    }
  return { terrain, up }
}

type Ground = { readonly terrain: (string | undefined)[]; readonly up: Int8Array }

function mainGround(grid: Grid, file: Partial<MapFile>, before: Made | undefined): Ground {
  if (grid.kind !== 'areas') return groundOfRows(grid, file, before)
  const terrain = new Array<string | undefined>(grid.size).fill(undefined)
  for (const [cell, area] of listOf(file.areas).entries()) terrain[cell] = area.terrain
  return { terrain, up: new Int8Array(grid.size).fill(-1) }
}

/** Unchanged rows keep their ground if their characters mean the same. */
function groundOfRows(grid: Grid, file: Partial<MapFile>, before: Made | undefined): Ground {
  const rows = rowsOf(file)
  const known =
    before &&
    before.file.legend === file.legend &&
    isSameList(before.file.ground, file.ground) &&
    rowsOf(before.file).length === rows.length
      ? before
      : undefined
  const old = known && rowsOf(known.file)
  const terrain = known
    ? known.board.terrain.slice()
    : new Array<string | undefined>(grid.size).fill(undefined)
  const up = known ? known.board.up.slice() : new Int8Array(grid.size).fill(-1)
  const legend = new Map(Object.entries(file.legend ?? {}))
  const ways = new Map(
    [...legend].map(([glyph, entry]) => [glyph, entry?.up ? grid.directionOf(entry.up) : -1]),
  )
  for (let row = 0; row < Math.min(rows.length, grid.rows); row++) {
    const text = rows[row]
    if (old && old[row] === text) continue
    const start = row * grid.columns
    const glyphs = typeof text === 'string' ? [...text].slice(0, grid.columns) : []
    for (let column = 0; column < grid.columns; column++) {
      terrain[start + column] = legend.get(glyphs[column])?.terrain
      up[start + column] = ways.get(glyphs[column]) ?? -1
    }
  }
  return { terrain, up }
}

const rowsOf = ({ rows }: Partial<MapFile>): readonly unknown[] => (Array.isArray(rows) ? rows : [])
