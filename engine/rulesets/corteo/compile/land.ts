/** The land from which ground is compiled. After an edit only the changed cells of its tables are recomputed. */
import type { EdgeType, Terrain } from '../../../../schemas/generated/content'
import type { BoardMap, CellIndex } from '../../../types'
import type { CorteoPack } from '../pack'

type Table = Uint8Array | Int16Array
type TerrainAt = (cell: CellIndex) => Terrain | undefined

export type Land = {
  readonly board: BoardMap
  readonly terrain: TerrainAt
  /** Terrain of a covered objective on the cell. */
  readonly covered: TerrainAt
  /** Type of each side of a cell that has one, by {@link Grid.edgeIndex}. */
  readonly edges: ReadonlyMap<number, EdgeType>
  /** Cells whose entries must be computed: all of them, or those whose ground differs from the previous tables. */
  readonly cells: readonly CellIndex[] | Int32Array
  /** The same for entries by step: those cells and their neighbours, and the cells beside changed edges. */
  readonly near: readonly CellIndex[] | Int32Array
  /** Stations of each network by its id. */
  readonly stations: ReadonlyMap<string, readonly CellIndex[]>
  /** The tables made so far, always in the same order. */
  readonly tables: Table[]
  /** The tables of the previous land. */
  readonly before?: readonly Table[]
}

/**
 * No function kept here may hold `before`, because each land would then retain all earlier ones.
 * @param before the land of another board with the same cells, for the same terrain of the pack
 */
export function landOf(pack: CorteoPack, board: BoardMap, before: Land | undefined): Land {
  const edges = edgesOf(pack, board, before)
  const byId = new Map(pack.terrain.terrain.map((terrain) => [terrain.id, terrain]))
  const kindOf = (id: string | undefined) => byId.get(id ?? '')
  const all = before ? undefined : board.terrain.map(kindOf)
  const terrain: TerrainAt = all ? (cell) => all[cell] : (cell) => kindOf(board.terrain[cell])
  const covered: TerrainAt = (cell) => {
    const kind = terrain(cell)
    return kind?.coveredAs === undefined ? kind : kindOf(kind.coveredAs)
  }
  const own = { board, terrain, covered, edges, tables: [] }
  if (!before) {
    const every = everyCell(board)
    return { ...own, cells: every, near: every, stations: stationsOf(board, terrain) }
  }
  const cells = cellsThatDiffer(before.board, board)
  const near = nearby(board, [...cells, ...cellsBesideOthers(before, board, edges)])
  const isSame = !hasStation(terrain, cells) && !hasStation(before.terrain, cells)
  const stations = isSame ? before.stations : stationsOf(board, terrain)
  return { ...own, cells, near, stations, before: before.tables }
}

const hasStation = (terrain: TerrainAt, cells: readonly CellIndex[]): boolean =>
  cells.some((cell) => terrain(cell)?.network !== undefined)

/** Returns the same land with every cell to be recomputed. */
export const anew = (land: Land): Land => {
  const all = everyCell(land.board)
  return { ...land, cells: all, near: all, before: undefined }
}

const everyCell = ({ grid }: BoardMap): Int32Array =>
  Int32Array.from({ length: grid.size }, (_, cell) => cell)

function stationsOf({ grid }: BoardMap, terrain: TerrainAt): Land['stations'] {
  const stations = new Map<string, CellIndex[]>()
  for (let cell = 0; cell < grid.size; cell++) {
    const id = terrain(cell)?.network?.id
    if (id === undefined) continue
    const known = stations.get(id)
    if (known) known.push(cell)
    else stations.set(id, [cell])
  }
  return stations
}

function cellsThatDiffer(before: BoardMap, { terrain, up }: BoardMap): CellIndex[] {
  const cells: CellIndex[] = []
  for (let cell = 0; cell < terrain.length; cell++)
    if (terrain[cell] !== before.terrain[cell] || up[cell] !== before.up[cell]) cells.push(cell)
  return cells
}

function edgesOf(pack: CorteoPack, { grid, edges }: BoardMap, before: Land | undefined): Land['edges'] {
  if (before?.board.edges === edges) return before.edges
  const types = new Map((pack.terrain.edges ?? []).map((edge) => [edge.id, edge]))
  const drawn = new Map<number, EdgeType>()
  for (const { type, cell, direction } of edges) {
    const edge = types.get(type)
    if (edge) drawn.set(grid.edgeIndex(cell, direction), edge)
  }
  return drawn
}

/** Returns one cell of each edge whose type has changed. */
function cellsBesideOthers(before: Land, board: BoardMap, edges: Land['edges']): CellIndex[] {
  if (edges === before.edges) return []
  const { grid } = board
  return [...before.board.edges, ...board.edges].flatMap(({ cell, direction }) => {
    const index = grid.edgeIndex(cell, direction)
    return edges.get(index) === before.edges.get(index) ? [] : [cell]
  })
}

function nearby({ grid: { neighbours, directions } }: BoardMap, cells: readonly CellIndex[]): CellIndex[] {
  const width = directions.length
  const near = new Set(cells)
  for (const cell of cells)
    for (let slot = cell * width; slot < (cell + 1) * width; slot++)
      if (neighbours[slot] >= 0) near.add(neighbours[slot])
  return [...near]
}

/** Copies a table once a value differs from the previous one, so that unchanged tables stay the same object. */
class Patch<T extends Table> {
  readonly #before: T | undefined
  table: T

  constructor({ before, tables }: Land, make: () => T) {
    this.#before = before?.[tables.length] as T | undefined
    this.table = this.#before ?? make()
  }

  set(at: number, value: number): void {
    if (this.table[at] === value) return
    if (this.table === this.#before) this.table = this.#before.slice() as T
    this.table[at] = value
  }
}

/** Computes a table by cell. */
export function tableOf<T extends Table>(
  land: Land,
  make: (size: number) => T,
  valueAt: (cell: CellIndex) => number,
): T {
  const { cells, board, tables } = land
  const patch = new Patch(land, () => make(board.grid.size))
  for (let i = 0; i < cells.length; i++) patch.set(cells[i], valueAt(cells[i]))
  tables.push(patch.table)
  return patch.table
}

/** Returns 1 for cells that pass the test. */
export const cellsThat = (land: Land, test: (cell: CellIndex) => boolean | undefined): Uint8Array =>
  tableOf(
    land,
    (size) => new Uint8Array(size),
    (cell) => (test(cell) ? 1 : 0),
  )

/** A step from a cell; `to` is the neighbour, or -1 for none. */
type OfStep<T> = (cell: CellIndex, to: CellIndex, edge: EdgeType | undefined, direction: number) => T

/** Computes a table by step. */
export function tableOfSteps<T extends Table>(
  land: Land,
  make: (size: number) => T,
  valueAt: OfStep<number>,
): T {
  const { edges, near, tables } = land
  const { grid } = land.board
  const width = grid.directions.length
  const patch = new Patch(land, () => make(grid.size * width))
  const isDrawn = edges.size > 0
  for (let i = 0; i < near.length; i++) {
    const cell = near[i]
    for (let direction = 0, slot = cell * width; direction < width; direction++, slot++) {
      const to = grid.neighbours[slot]
      const edge = isDrawn && to >= 0 ? edges.get(grid.edgeIndex(cell, direction)) : undefined
      patch.set(slot, valueAt(cell, to, edge, direction))
    }
  }
  tables.push(patch.table)
  return patch.table
}

/** Returns 1 for steps that pass the test. */
export const stepsThat = (land: Land, test: OfStep<boolean | undefined>): Uint8Array =>
  tableOfSteps(
    land,
    (size) => new Uint8Array(size),
    (cell, to, edge, direction) => (to >= 0 && test(cell, to, edge, direction) ? 1 : 0),
  )
