/** Where units can stand and walk at all, by the ground alone: what the checks ask before any game begins. */
import type { EdgeType, Terrain, UnitType } from '../../../../schemas/generated/content'
import { byId } from '../../../compile/pack-parts'
import type { BoardMap } from '../../../types'
import type { CorteoPack } from '../pack'
import { forSide, halves } from './numbers'

export type Walker = { readonly side: string; readonly tags: readonly string[] }

export const walkerOf = ({ side, tags = [] }: UnitType): Walker => ({ side, tags })

export const isClosed = (cost: Terrain['cost'] | EdgeType['cost'], side: string): boolean => {
  if (cost === 'free') return false
  const own = forSide(cost, side)
  return own !== undefined && halves(own) === -1
}

/** Ground that nobody knows has a finding of its own: it must not bring forth others, so it counts as open. */
export function canEnter(terrain: Terrain | undefined, { side, tags }: Walker): boolean {
  if (!terrain) return true
  if (isClosed(terrain.cost, side)) return false
  return !terrain.closedTo?.some((tag) => tags.includes(tag))
}

/** 1 where the walker may stand. */
export function openCells(raw: CorteoPack, board: BoardMap, walker: Walker): Uint8Array {
  const terrain = terrainById(raw)
  const open = new Map<string | undefined, number>()
  for (const id of new Set(board.terrain)) open.set(id, canEnter(terrain.get(id ?? ''), walker) ? 1 : 0)
  const mask = new Uint8Array(board.terrain.length)
  for (let cell = 0; cell < mask.length; cell++) mask[cell] = open.get(board.terrain[cell])!
  return mask
}

/** 1 for each side of cells that the walker's side cannot cross. */
export function closedEdges(raw: CorteoPack, board: BoardMap, side: string): Uint8Array {
  const shut = new Set(
    (raw.terrain.edges ?? []).filter((edge) => isClosed(edge.cost, side)).map(({ id }) => id),
  )
  const closed = new Uint8Array(board.grid.edgeCount)
  for (const { type, cell, direction } of board.edges) {
    const edge = board.grid.edgeIndex(cell, direction)
    if (edge >= 0 && shut.has(type)) closed[edge] = 1
  }
  return closed
}

export const unitTypes = (raw: CorteoPack): ReadonlyMap<string, UnitType> => byId(raw.units.units)

export type TerrainById = ReadonlyMap<string, Terrain>

export const terrainById = (raw: CorteoPack): TerrainById => byId(raw.terrain.terrain)
