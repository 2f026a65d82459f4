/** The names a pack knows, by the word its schemas use for them (`x-names`): what completion offers. */
import type { RawPack } from '../../engine/types'

export type Names = Readonly<Record<string, readonly string[]>>

export function namesOf(pack: RawPack | undefined, rulesets: readonly string[] = []): Names {
  if (!pack) return { rulesets }
  const maps = Object.values(pack.maps)
  const sites = maps.flatMap((map) => map.sites ?? [])
  return {
    rulesets,
    sides: unique(pack.units.sides.map(({ id }) => id)),
    components: unique((pack.units.components ?? []).map(({ id }) => id)),
    units: unique(pack.units.units.map(({ id }) => id)),
    tags: unique(pack.units.units.flatMap(({ tags }) => tags ?? [])),
    terrain: unique(pack.terrain.terrain.map(({ id }) => id)),
    edges: unique((pack.terrain.edges ?? []).map(({ id }) => id)),
    tables: unique(pack.tables.tables.map(({ id }) => id)),
    maps: unique(maps.map(({ id }) => id)),
    scenarios: unique(Object.values(pack.scenarios).map(({ id }) => id)),
    places: unique(maps.flatMap((map) => (map.places ?? []).map(({ id }) => id))),
    regions: unique(maps.flatMap((map) => (map.regions ?? []).map(({ id }) => id))),
    sites: unique(sites.map(({ id }) => id)),
    kinds: unique(sites.flatMap((site) => ('kind' in site ? [site.kind] : []))),
    ...scenarioNames(pack),
    roles: unique(['objective', 'base', 'prison', 'landmark', ...sites.map(({ role }) => role)]),
  }
}

/** What the scenarios of the pack name. Where a side has no players of its own, its name is that of its player. */
function scenarioNames({ scenarios, units, maps }: RawPack): Names {
  const all = Object.values(scenarios)
  const options = all.flatMap((scenario) => scenario.options ?? [])
  const places = options.some((option) => option.places)
    ? Object.values(maps).flatMap((map) => (map.places ?? []).map(({ id }) => id))
    : []
  const listed = options.flatMap(({ choices = [] }) => choices.map(({ id }) => id))
  return {
    seats: unique([
      ...units.sides.map(({ id }) => id),
      ...all.flatMap(({ seats = [] }) => seats.map(({ id }) => id)),
    ]),
    options: unique(options.map(({ id }) => id)),
    choices: unique([...listed, ...places]),
    counters: unique(all.flatMap(({ counters = [] }) => counters.map(({ id }) => id))),
    convoys: unique(all.flatMap(({ rules }) => (rules.convoys ?? []).map(({ id }) => id))),
    triggers: unique(all.flatMap(({ triggers = [] }) => triggers.map(({ id }) => id))),
  }
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]
