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
    roles: unique(['objective', 'base', 'prison', 'landmark', ...sites.map(({ role }) => role)]),
  }
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]
