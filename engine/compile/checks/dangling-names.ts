/** Every name that points at another part of the pack must find it. */
import type { Finding, RawPack } from '../../types'
import { unknownName } from '../finding'
import { referencesInBots } from '../references/in-bots'
import { referencesInCases } from '../references/in-cases'
import { referencesInMaps } from '../references/in-maps'
import { referencesInPack } from '../references/in-pack'
import { referencesInScenarios } from '../references/in-scenarios'
import { referencesInTerrain } from '../references/in-terrain'
import { referencesInUnits } from '../references/in-units'

export function danglingNames(raw: RawPack): Finding[] {
  const references = [
    ...referencesInPack(raw),
    ...referencesInTerrain(raw),
    ...referencesInUnits(raw),
    ...referencesInMaps(raw),
    ...referencesInScenarios(raw),
    ...referencesInBots(raw),
    ...referencesInCases(raw),
  ]
  const sets = new Map<readonly string[], Set<string>>()
  const isKnown = (name: string, known: readonly string[]) => {
    let names = sets.get(known)
    if (!names) {
      names = new Set(known)
      sets.set(known, names)
    }
    return names.has(name)
  }
  return references
    .filter(({ name, known }) => !isKnown(name, known))
    .map(({ kind, at, name, known }) => unknownName(kind, at, name, known))
}
