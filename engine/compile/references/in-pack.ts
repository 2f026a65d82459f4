/** Scenarios that the pack puts in order. */
import type { RawPack } from '../../types'
import { entries, idsOf, inFile, PACK_FILE } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInPack(raw: RawPack): Reference[] {
  const scenarios = idsOf(Object.values(raw.scenarios))
  return entries(raw.manifest.scenarios, inFile(PACK_FILE, 'scenarios')).flatMap(({ value, at }) =>
    refer('scenario', scenarios, at, value),
  )
}
