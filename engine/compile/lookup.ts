/** Maps and scenarios of a pack by id; the first one counts when an id is written twice. */
import type { MapFile } from '../../schemas/generated/content'
import type { RawPack, ScenarioFile, Sourced } from '../types'

const byId = <T extends { readonly id: string }>(
  files: Readonly<Record<string, T>>,
  id: string,
): T | undefined =>
  Object.hasOwn(files, id) && files[id].id === id
    ? files[id]
    : Object.values(files).find((file) => file.id === id)

export const mapOf = (raw: Pick<RawPack, 'maps'>, id: string): Sourced<MapFile> | undefined =>
  byId(raw.maps, id)
export const scenarioOf = (raw: RawPack, id: string): Sourced<ScenarioFile> | undefined =>
  byId(raw.scenarios, id)

const played = new WeakMap<object, Sourced<MapFile>>()

/** What scenarios of every ruleset say of their map. */
export type Mapped = { readonly map: string; readonly sites?: ScenarioFile['sites'] }

/** The map of a scenario with the scenario's own sites merged in. */
export function playedMap(raw: Pick<RawPack, 'maps'>, scenario: Mapped): Sourced<MapFile> | undefined {
  const map = mapOf(raw, scenario.map)
  if (!map || !Array.isArray(scenario.sites)) return map
  const known = played.get(scenario)
  if (known) return known
  const ids = new Set(scenario.sites.map(({ id }) => id))
  const cells = new Set(scenario.sites.flatMap((site) => site.cells))
  const kept = (map.sites ?? []).filter(
    (site) => !ids.has(site.id) && !site.cells.some((cell) => cells.has(cell)),
  )
  const laid = { ...map, sites: [...kept, ...scenario.sites] }
  played.set(scenario, laid)
  return laid
}
