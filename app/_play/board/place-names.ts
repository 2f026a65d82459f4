/** Names of cells by the places of the pack. */
import { cellText, type NameOf } from '../../../engine/cell-text'
import type { CellIndex, GameDef } from '../../../engine/types'

type Ground = Pick<GameDef, 'grid' | 'map'>

/** The names of a pack, where a cell of a grid has the name of its place before its number: "Viale Nin (0904)". */
export function withPlaces(nameOf: NameOf, { grid, map }: Ground): NameOf {
  if (grid.kind === 'areas') return nameOf
  const known = new Map<string, ReturnType<typeof placeAt>>()
  const placeOf = (cell: string) => {
    if (!known.has(cell)) known.set(cell, placeAt(map, grid.indexOf(cell)))
    return known.get(cell)
  }
  return (group, id, form) => {
    const place = group === 'areas' ? placeOf(id) : undefined
    return place ? `${nameOf(place.group, place.id, form)} (${id})` : nameOf(group, id, form)
  }
}

/** The site of a cell, else the smallest place that contains it. */
function placeAt(
  { sites, places }: GameDef['map'],
  cell: CellIndex,
): { readonly group: 'sites' | 'places'; readonly id: string } | undefined {
  const site = sites.find(({ cells }) => cells.includes(cell))
  if (site) return { group: 'sites', id: site.id }
  const [place] = places
    .filter(({ cells }) => cells.includes(cell))
    .sort((one, other) => one.cells.length - other.cells.length)
  return place && { group: 'places', id: place.id }
}

/** The name of a cell with its place, for the log and for summaries; empty if there is no such cell. */
export function placeText(cell: CellIndex, { grid, map }: Ground, nameOf: NameOf): string {
  const name = grid.names[cell]
  return name === undefined || grid.kind === 'areas'
    ? cellText(cell, { grid }, nameOf)
    : withPlaces(nameOf, { grid, map })('areas', name)
}
