/** Zones of a scenario ("the barracks", "at most 7 from an objective") turned into cells. */
import type { Zone } from '../../../schemas/generated/content'
import { marked, maskOf, within } from '../../geometry/cells'
import type { BoardMap, CellIndex } from '../../types'
import { seldom } from '../seldom/loaded'

/** Cells in index order; names that the map does not know give no cells (the checks report them). */
export function zoneCells(board: BoardMap, zone: Zone, meaning: Meaning = {}): CellIndex[] {
  return marked(zoneMask(board, zone, meaning))
}

/** The zone of the current choice of an option, or `undefined` before a choice is made. */
export type Chosen = (option: string) => Zone | undefined

/** The meaning of zones that depend on the game: on choices, on the moment, on units. */
export type Meaning = {
  readonly chosen?: Chosen
  readonly cells?: (
    zone: Extract<Zone, { type: 'here' | 'there' | 'of' | 'feature' | 'control' | 'answered' }>,
  ) => readonly CellIndex[]
}

export function zoneMask(board: BoardMap, zone: Zone, meaning: Meaning = {}): Uint8Array {
  const { grid } = board
  const maskHere = (part: Zone) => zoneMask(board, part, meaning)
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
      return maskOf(grid, within(grid, zoneCells(board, zone.of, meaning), zone.distance))
    case 'any':
      return zone.of
        .map(maskHere)
        .reduce((a, b) => a.map((on, cell) => on | b[cell]), new Uint8Array(grid.size))
    case 'all':
      return zone.of
        .map(maskHere)
        .reduce((a, b) => a.map((on, cell) => on & b[cell]), new Uint8Array(grid.size).fill(1))
    case 'except': {
      const not = maskHere(zone.not)
      return maskHere(zone.of).map((on, cell) => on & ~not[cell])
    }
    case 'everywhere':
    case 'rectangle':
    case 'disc':
    case 'line':
    case 'border':
    case 'site':
      return seldom().shapeMask(board, zone)
    case 'spread':
      return spread(board, maskHere(zone.from), zone.edges ?? [], zone.not && maskHere(zone.not))
    case 'chosen': {
      const { option } = zone
      const meant = meaning.chosen?.(option)
      // A choice that refers to itself, directly or indirectly, has no zone.
      const chosen: Chosen = (id) => (id === option ? undefined : meaning.chosen?.(id))
      return meant ? zoneMask(board, meant, { ...meaning, chosen }) : new Uint8Array(grid.size)
    }
    case 'here':
    case 'there':
    case 'of':
    case 'feature':
    case 'control':
    case 'answered':
      return maskOf(grid, meaning.cells?.(zone) ?? [])
  }
}

const isMeant = (site: BoardMap['sites'][number], zone: Extract<Zone, { type: 'sites' }>): boolean =>
  site.role === zone.role &&
  (zone.kinds === undefined || (site.kind !== undefined && zone.kinds.includes(site.kind))) &&
  (zone.side === undefined || site.side === zone.side)

/** From the cells of a mask over neighbours, without crossing sides of some types or entering some cells. */
function spread(
  { grid, edges }: BoardMap,
  from: Uint8Array,
  types: readonly string[],
  not: Uint8Array | undefined,
): Uint8Array {
  const borders = new Set(
    edges
      .filter(({ type }) => types.includes(type))
      .map(({ cell, direction }) => grid.edgeIndex(cell, direction)),
  )
  const mask = from.slice()
  const queue = marked(mask)
  const width = grid.directions.length
  for (const cell of queue)
    for (let direction = 0; direction < width; direction++) {
      const next = grid.neighbours[cell * width + direction]
      if (next < 0 || mask[next] === 1 || not?.[next] === 1) continue
      if (borders.has(grid.edgeIndex(cell, direction))) continue
      mask[next] = 1
      queue.push(next)
    }
  return mask
}

/** A zone and every zone inside it, from the outside in, each with the way to it. */
export function partsOfZone(
  zone: Zone,
  path: readonly (string | number)[] = [],
): { readonly zone: Zone; readonly path: readonly (string | number)[] }[] {
  const inside = (part: Zone | undefined, ...step: (string | number)[]) =>
    part ? partsOfZone(part, [...path, ...step]) : []
  const here = { zone, path }
  switch (zone.type) {
    case 'near':
      return [here, ...inside(zone.of, 'of')]
    case 'any':
    case 'all':
      return [here, ...zone.of.flatMap((part, i) => inside(part, 'of', i))]
    case 'except':
      return [here, ...inside(zone.of, 'of'), ...inside(zone.not, 'not')]
    case 'spread':
      return [here, ...inside(zone.from, 'from'), ...inside(zone.not, 'not')]
    default:
      return [here]
  }
}
