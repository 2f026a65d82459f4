/**
 * Checks names that point at other parts of the pack, in the places that every pack has.
 * These are the manifest, the maps, the decks, the head of a scenario, the bots and the cases. Other names are checked by the ruleset.
 */
import type { Finding, RawPack } from '../../types'
import { within } from '../finding'
import { entries, idsOf, parts, scenariosOf } from '../pack-parts'
import { referencesInCases } from '../references/in-cases'
import { referencesInDecks } from '../references/in-decks'
import { referencesInLooks } from '../references/in-looks'
import { referencesInMaps } from '../references/in-maps'
import { referencesInPack } from '../references/in-pack'
import { type Reference, refer, unknownNames } from '../references/reference'

export const knownNames = (raw: RawPack): Finding[] =>
  unknownNames([
    ...referencesInPack(raw),
    ...referencesInMaps(raw),
    ...referencesInLooks(raw),
    ...referencesInDecks(raw),
    ...inHeads(raw),
    ...inBots(raw),
    ...referencesInCases(raw),
  ])

/** The map of each scenario and the sides that play it. */
function inHeads(raw: RawPack): Reference[] {
  const maps = idsOf(Object.values(raw.maps))
  const sides = idsOf(raw.units.sides)
  return scenariosOf(raw).flatMap(({ value, at }) => [
    ...refer('map', maps, within(at, 'map'), value.map),
    ...entries(value.order, within(at, 'order')).flatMap((side) => refer('side', sides, side.at, side.value)),
  ])
}

/** The sides that bots play. */
const inBots = (raw: RawPack): Reference[] =>
  parts(raw, 'bots').flatMap(({ value, at }) =>
    refer('side', idsOf(raw.units.sides), within(at, 'side'), value.side),
  )
