/** The names in a pack, by the kind that its schemas use (`x-names`): for completion. */
import type { RawPack } from '../../engine/types'
import { SYMBOLS } from '../pictures/symbols'
import { isObject } from '../walk'

export type Names = Readonly<Record<string, readonly string[]>>

/** `more`: names from outside the pack, such as those of rulesets and phases. */
export function namesOf(pack: RawPack | undefined, more: Names = {}): Names {
  const symbols = SYMBOLS
  if (!pack) return { ...more, symbols }
  const maps = Object.values(pack.maps)
  const sites = maps.flatMap((map) => map.sites ?? [])
  const own = ownNames(pack)
  return {
    ...own,
    ...more,
    symbols,
    sides: unique(pack.units.sides.map(({ id }) => id)),
    components: unique((pack.units.components ?? []).map(({ id }) => id)),
    units: unique(pack.units.units.map(({ id }) => id)),
    tags: unique(pack.units.units.flatMap(({ tags }) => tags ?? [])),
    terrain: unique((pack.terrain.terrain ?? []).map(({ id }) => id)),
    edges: unique((pack.terrain.edges ?? []).map(({ id }) => id)),
    tables: unique((pack.tables.tables ?? []).map(({ id }) => id)),
    decks: unique([...Object.values(pack.decks ?? {}).map(({ id }) => id), ...(own.decks ?? [])]),
    maps: unique(maps.map(({ id }) => id)),
    scenarios: unique(Object.values(pack.scenarios).map(({ id }) => id)),
    extendable: extendable(pack),
    places: unique(maps.flatMap((map) => (map.places ?? []).map(({ id }) => id))),
    regions: unique(maps.flatMap((map) => (map.regions ?? []).map(({ id }) => id))),
    sites: unique(sites.map(({ id }) => id)),
    kinds: unique(sites.flatMap((site) => ('kind' in site ? [site.kind] : []))),
    ...scenarioNames(pack),
    pictures: unique([
      ...(pack.manifest.pictures ?? []).map(({ id }) => id),
      ...Object.keys(pack.pictures ?? {}),
    ]),
    roles: unique(['objective', 'base', 'prison', 'landmark', ...sites.map(({ role }) => role)]),
  }
}

/** Names that blocks say first where they use them, by their key. */
const SAID: Readonly<Record<string, string>> = { status: 'statuses', feature: 'features' }

/** Ids in the lists of any ruleset, by the key of the list, and names that blocks say. */
function ownNames({ units, terrain, tables, tracks = {}, decks = {}, scenarios }: RawPack): Names {
  const names: Record<string, string[]> = {}
  const add = (kind: string, name: unknown): void => {
    if (typeof name !== 'string') return
    if (Object.hasOwn(names, kind)) names[kind].push(name)
    else names[kind] = [name]
  }
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, key)
    else if (isObject(value)) {
      add(key, value.id)
      for (const [said, kind] of Object.entries(SAID)) add(kind, value[said])
      if ('unit' in value && 'count' in value) add('pieces', value.id)
      for (const [inner, held] of Object.entries(value)) if (typeof held === 'object') visit(held, inner)
    }
  }
  for (const file of [units, terrain, tables, tracks, ...Object.values(decks), ...Object.values(scenarios)])
    for (const [key, value] of Object.entries(file)) visit(value, key)
  return Object.fromEntries(Object.entries(names).map(([key, ids]) => [key, unique(ids)]))
}

/** Scenarios of the pack by their id, and those of packs below by both names. */
function extendable({ scenarios, requiredScenarios = {} }: RawPack): readonly string[] {
  const own = Object.values(scenarios).filter(({ pack }) => pack === undefined)
  const below = Object.values(requiredScenarios).map(({ pack, id }) => `${pack}/${id}`)
  return unique([...own.map(({ id }) => id), ...below])
}

type Entry = { readonly id: string; readonly places?: unknown; readonly choices?: readonly Entry[] }

/** A list of a scenario; in another ruleset its key can mean something else. */
const listOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list : [])

/** Names in the scenarios of the pack. A side without players of its own is its own player. */
function scenarioNames({ scenarios, units, maps }: RawPack): Names {
  const all = Object.values(scenarios)
  const options = all.flatMap((scenario) => listOf(scenario.options))
  const places = options.some((option) => option.places)
    ? Object.values(maps).flatMap((map) => (map.places ?? []).map(({ id }) => id))
    : []
  const listed = options.flatMap(({ choices = [] }) => choices.map(({ id }) => id))
  const seats = unique([
    ...units.sides.map(({ id }) => id),
    ...all.flatMap(({ seats: players }) => listOf(players).map(({ id }) => id)),
  ])
  return {
    seats,
    winners: [...seats, 'draw', 'nobody'],
    options: unique(options.map(({ id }) => id)),
    choices: unique([...listed, ...places]),
    counters: unique(all.flatMap(({ counters }) => listOf(counters).map(({ id }) => id))),
    convoys: unique(
      all.flatMap(({ rules }) => (isObject(rules) ? listOf(rules.convoys) : []).map(({ id }) => id)),
    ),
    triggers: unique(all.flatMap(({ triggers }) => listOf(triggers).map(({ id }) => id))),
  }
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]
