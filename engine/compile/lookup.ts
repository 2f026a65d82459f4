/** Maps and scenarios of a pack by id; the first one counts when an id is written twice. */
import type { MapFile } from '../../schemas/generated/content'
import type { RawPack, ScenarioFile, Sourced } from '../types'
import { wholeOf } from './traced'

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

type Played = { readonly map: Sourced<MapFile>; readonly laid: Sourced<MapFile> }
const played = new WeakMap<object, Played>()

/** The part of a scenario that concerns its map, in every ruleset. */
export type Mapped = { readonly map: string; readonly sites?: ScenarioFile['sites'] }

/** The map of a scenario with the scenario's own sites merged in. */
export function playedMap(raw: Pick<RawPack, 'maps'>, scenario: Mapped): Sourced<MapFile> | undefined {
  const map = mapOf(raw, scenario.map)
  if (!map || !Array.isArray(scenario.sites)) return map
  return withSites(wholeOf(map), wholeOf(scenario.sites))
}

/** Cached by map and sites. */
function withSites(map: Sourced<MapFile>, own: NonNullable<Mapped['sites']>): Sourced<MapFile> {
  const known = played.get(own)
  if (known?.map === map) return known.laid
  const ids = new Set(own.map(({ id }) => id))
  const cells = new Set(own.flatMap((site) => site.cells))
  const kept = (map.sites ?? []).filter(
    (site) => !ids.has(site.id) && !site.cells.some((cell) => cells.has(cell)),
  )
  const laid = { ...map, sites: [...kept, ...own] }
  played.set(own, { map, laid })
  return laid
}
