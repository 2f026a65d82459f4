/** The cells where units can stand and walk, by the ground alone. The checks use them before any game begins. */
import type { EdgeType, Terrain, UnitType } from '../../../../schemas/generated/content'
import { byId } from '../../../compile/pack-parts'
import type { BoardMap, CellIndex } from '../../../types'
import type { CorteoPack } from '../pack'
import { forSide, halves } from './numbers'

export type Walker = { readonly side: string; readonly tags: readonly string[] }

export const walkerOf = ({ side, tags = [] }: UnitType): Walker => ({ side, tags })

export const isClosed = (cost: Terrain['cost'] | EdgeType['cost'], side: string): boolean => {
  if (cost === 'free') return false
  const own = forSide(cost, side)
  return own !== undefined && halves(own) === -1
}

/** Unknown ground has a finding of its own. It counts as open here, so that it causes no further findings. */
export function canEnter(terrain: Terrain | undefined, { side, tags }: Walker): boolean {
  if (!terrain) return true
  if (isClosed(terrain.cost, side)) return false
  return !terrain.closedTo?.some((tag) => tags.includes(tag))
}

/** Returns the cells where one of the walkers may stand. Tests each terrain once, whatever the size of the map. */
export function openTo(
  raw: CorteoPack,
  { terrain }: BoardMap,
  walkers: readonly Walker[],
): (cell: CellIndex) => boolean {
  const byName = terrainById(raw)
  const known = new Map<string | undefined, boolean>()
  return (cell) => {
    const id = terrain[cell]
    let isOpen = known.get(id)
    if (isOpen === undefined) {
      isOpen = walkers.some((walker) => canEnter(byName.get(id ?? ''), walker))
      known.set(id, isOpen)
    }
    return isOpen
  }
}

/** 1 for each side of cells that the walker's side cannot cross; `undefined` if there is none. */
export function closedEdges(raw: CorteoPack, board: BoardMap, side: string): Uint8Array | undefined {
  const shut = new Set(
    (raw.terrain.edges ?? []).filter((edge) => isClosed(edge.cost, side)).map(({ id }) => id),
  )
  const edges = board.edges.filter(({ type }) => shut.has(type))
  if (edges.length === 0) return undefined
  const closed = new Uint8Array(board.grid.edgeCount)
  for (const { cell, direction } of edges) {
    const edge = board.grid.edgeIndex(cell, direction)
    if (edge >= 0) closed[edge] = 1
  }
  return closed
}

export const unitTypes = (raw: CorteoPack): ReadonlyMap<string, UnitType> => byId(raw.units.units)

export type TerrainById = ReadonlyMap<string, Terrain>

export const terrainById = (raw: CorteoPack): TerrainById => byId(raw.terrain.terrain)
