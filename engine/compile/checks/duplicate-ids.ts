/** In every list, an id names one thing. */
import type { Finding, RawPack } from '../../types'
import { type At, finding, within } from '../finding'
import {
  casesOf,
  entries,
  inFile,
  mapsOf,
  scenariosOf,
  TABLES_FILE,
  TERRAIN_FILE,
  UNITS_FILE,
} from '../pack-parts'

type Named = { readonly value: { readonly id?: string }; readonly at: At }

export function duplicateIds(raw: RawPack): Finding[] {
  const lists: Named[][] = [
    entries(raw.terrain.terrain, inFile(TERRAIN_FILE, 'terrain')),
    entries(raw.terrain.edges, inFile(TERRAIN_FILE, 'edges')),
    entries(raw.units.sides, inFile(UNITS_FILE, 'sides')),
    entries(raw.units.components, inFile(UNITS_FILE, 'components')),
    entries(raw.units.units, inFile(UNITS_FILE, 'units')),
    entries(raw.tables.tables, inFile(TABLES_FILE, 'tables')),
    Object.values(raw.maps).map((value) => ({ value, at: inFile(value.file) })),
    scenariosOf(raw),
    casesOf(raw),
    ...mapsOf(raw).flatMap(({ value, at }) => [
      entries(value.areas, within(at, 'areas')),
      entries(value.places, within(at, 'places')),
      entries(value.sites, within(at, 'sites')),
      entries(value.regions, within(at, 'regions')),
    ]),
    ...scenariosOf(raw).flatMap(({ value, at }) => [
      entries(value.setup, within(at, 'setup')).flatMap((step) =>
        entries(step.value.groups, within(step.at, 'groups')),
      ),
      entries(value.scoring, within(at, 'scoring')),
      entries(value.victory, within(at, 'victory')),
    ]),
    ...casesOf(raw).map(({ value, at }) => entries(value.given?.units, within(at, 'given', 'units'))),
  ]
  return lists.flatMap(repeated)
}

function repeated(list: readonly Named[]): Finding[] {
  const first = new Map<string, At>()
  return list.flatMap(({ value: { id }, at }) => {
    if (id === undefined) return []
    const before = first.get(id)
    if (!before) {
      first.set(id, at)
      return []
    }
    const where = [before.file, ...before.path].join(' › ')
    return [finding('E-DUPLICATE-ID', within(at, 'id'), 'duplicate-id', { name: id, where }, { found: id })]
  })
}
