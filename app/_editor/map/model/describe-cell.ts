import { cellText, type NameOf } from '../../../../engine/cell-text'
import type { BoardMap } from '../../../../engine/types'

/** One short line about a cell: its name, its ground, and the places that contain it. */
export function describeCell(board: BoardMap, cell: number, nameOf: NameOf): string {
  const { grid, terrain, up } = board
  const ground = terrain[cell]
  const way = up[cell] >= 0 ? ` ${grid.directions[up[cell]]}` : ''
  const sites = board.sites.filter((site) => site.cells.includes(cell))
  const places = board.places.filter((place) => place.cells.includes(cell))
  return [
    cellText(cell, board, nameOf),
    ground === undefined ? '?' : `${nameOf('terrain', ground)}${way}`,
    ...sites.map(
      (site) => `${nameOf('sites', site.id)}${site.value === undefined ? '' : ` (${site.value})`}`,
    ),
    ...places.map((place) => nameOf('places', place.id)),
  ].join(' · ')
}
