/** Zones of a scenario ("the barracks", "at most 7 from an objective") turned into cells. */
import type { Zone } from '../../schemas/generated/content'
import { marked, maskOf, within } from '../geometry/cells'
import type { BoardMap, CellIndex } from '../types'

/** Cells in index order; names that the map does not know give no cells (the checks report them). */
export function zoneCells(board: BoardMap, zone: Zone): CellIndex[] {
  return marked(zoneMask(board, zone))
}

export function zoneMask(board: BoardMap, zone: Zone): Uint8Array {
  const { grid } = board
  switch (zone.type) {
    case 'place':
      return maskOf(
        grid,
        board.places.filter((place) => place.id === zone.place).flatMap((place) => place.cells),
      )
    case 'region':
      return maskOf(
        grid,
        board.regions.filter((region) => region.id === zone.region).flatMap((region) => region.cells),
      )
    case 'terrain':
      return Uint8Array.from(board.terrain, (id) => (id !== undefined && zone.terrain.includes(id) ? 1 : 0))
    case 'sites':
      return maskOf(
        grid,
        board.sites.filter((site) => isMeant(site, zone)).flatMap((site) => site.cells),
      )
    case 'cells':
      return maskOf(
        grid,
        zone.cells.map((name) => grid.indexOf(name)).filter((cell) => cell >= 0),
      )
    case 'near':
      return maskOf(grid, within(grid, zoneCells(board, zone.of), zone.distance))
    case 'any':
      return zone.of
        .map((part) => zoneMask(board, part))
        .reduce((a, b) => a.map((on, cell) => on | b[cell]), new Uint8Array(grid.size))
    case 'all':
      return zone.of
        .map((part) => zoneMask(board, part))
        .reduce((a, b) => a.map((on, cell) => on & b[cell]), new Uint8Array(grid.size).fill(1))
    case 'except': {
      const not = zoneMask(board, zone.not)
      return zoneMask(board, zone.of).map((on, cell) => on & ~not[cell])
    }
  }
}

const isMeant = (site: BoardMap['sites'][number], zone: Extract<Zone, { type: 'sites' }>): boolean =>
  site.role === zone.role &&
  (zone.kinds === undefined || (site.kind !== undefined && zone.kinds.includes(site.kind))) &&
  (zone.side === undefined || site.side === zone.side)
