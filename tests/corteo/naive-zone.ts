/** A second, slow reading of a scenario's zones, cell by cell from the map. */

import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { MapFile, ScenarioFile, Zone } from '../../schemas/generated/content'

/** What a zone may speak of: the map, the scenario, and the choices made in its options. */
export type Place = {
  readonly map: MapFile
  readonly scenario: ScenarioFile
  readonly terrain: ReadonlyMap<string, string>
  readonly chosen: readonly number[]
  distance(from: string, to: string): number
}

export function placeOf(def: CorteoDef, state: CorteoState, terrain: ReadonlyMap<string, string>): Place {
  const { grid, rules } = def
  return {
    map: rules.pack.maps[def.map.id] as MapFile,
    scenario: rules.scenario,
    terrain,
    chosen: state.chosen,
    distance: (from, to) => grid.distance(grid.indexOf(from), grid.indexOf(to)),
  }
}

const listOf = (
  lists: readonly { readonly id: string; readonly cells: readonly string[] }[] | undefined,
  id: string,
) => lists?.find((one) => one.id === id)?.cells ?? []

/** Whether a cell is in a zone; undefined where this reading cannot tell. */
export function isInZone(place: Place, zone: Zone, cell: string): boolean | undefined {
  const inside = (one: Zone) => isInZone(place, one, cell)
  switch (zone.type) {
    case 'place':
      return listOf(place.map.places, zone.place).includes(cell)
    case 'region':
      return listOf(place.map.regions, zone.region).includes(cell)
    case 'cells':
      return zone.cells.includes(cell)
    case 'terrain':
      return zone.terrain.includes(place.terrain.get(cell) ?? '')
    case 'sites':
      return (place.map.sites ?? []).some(
        (site) =>
          site.role === zone.role &&
          (!zone.kinds || ('kind' in site && zone.kinds.includes(site.kind ?? ''))) &&
          site.cells.includes(cell),
      )
    case 'near':
      return [...place.terrain.keys()].some(
        (other) => place.distance(cell, other) <= zone.distance && isInZone(place, zone.of, other) === true,
      )
    case 'any':
      return anyOf(zone.of.map(inside))
    case 'all':
      return not(anyOf(zone.of.map((one) => not(inside(one)))))
    case 'except':
      return not(anyOf([not(inside(zone.of)), inside(zone.not)]))
    case 'chosen':
      return isInChoice(place, zone.option, cell)
    default:
      return undefined
  }
}

const not = (known: boolean | undefined) => (known === undefined ? undefined : !known)
const anyOf = (list: readonly (boolean | undefined)[]) =>
  list.includes(true) ? true : list.includes(undefined) ? undefined : false

function isInChoice(place: Place, id: string, cell: string): boolean | undefined {
  const index = (place.scenario.options ?? []).findIndex((option) => option.id === id)
  const zone = place.scenario.options?.[index]?.choices?.[place.chosen[index]]?.zone
  return zone && isInZone(place, zone, cell)
}
