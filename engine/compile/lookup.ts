/** Maps and scenarios of a pack by id; the first one counts when an id is written twice. */
import type { MapFile, ScenarioFile } from '../../schemas/generated/content'
import type { RawPack, Sourced } from '../types'

const byId = <T extends { readonly id: string }>(
  files: Readonly<Record<string, T>>,
  id: string,
): T | undefined =>
  Object.hasOwn(files, id) && files[id].id === id
    ? files[id]
    : Object.values(files).find((file) => file.id === id)

export const mapOf = (raw: RawPack, id: string): Sourced<MapFile> | undefined => byId(raw.maps, id)
export const scenarioOf = (raw: RawPack, id: string): Sourced<ScenarioFile> | undefined =>
  byId(raw.scenarios, id)
