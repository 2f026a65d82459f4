/** Checks the scenarios that the pack orders, and the subjects of its hints. */
import { phasesAndActions } from '../../rulesets'
import type { RawPack } from '../../types'
import { within } from '../finding'
import { entries, idsOf, inFile, PACK_FILE } from '../pack-parts'
import { type Reference, refer } from './reference'

export const referencesInPack = (raw: RawPack): Reference[] => [...inOrder(raw), ...inHints(raw)]

function inOrder(raw: RawPack): Reference[] {
  const scenarios = idsOf(Object.values(raw.scenarios))
  return entries(raw.manifest.scenarios, inFile(PACK_FILE, 'scenarios')).flatMap(({ value, at }) =>
    refer('scenario', scenarios, at, value),
  )
}

/** For an unknown ruleset, phases and actions are not checked. */
function inHints(raw: RawPack): Reference[] {
  const words = phasesAndActions(raw.manifest.ruleset)
  const sides = idsOf(raw.units.sides)
  const places = Object.values(raw.maps).flatMap((map) => idsOf(map.places))
  return entries(raw.manifest.hints, inFile(PACK_FILE, 'hints')).flatMap(({ value: { when, point }, at }) => [
    ...(words ? refer('phase', words.phases, within(at, 'when', 'phase'), when?.phase) : []),
    ...(words ? refer('action', words.actions, within(at, 'when', 'action'), when?.action) : []),
    ...(words ? refer('action', words.actions, within(at, 'point', 'action'), point?.action) : []),
    ...refer('side', sides, within(at, 'when', 'side'), when?.side),
    ...refer('place', places, within(at, 'point', 'place'), point?.place),
  ])
}
