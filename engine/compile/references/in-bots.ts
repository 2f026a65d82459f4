/** Sides that the bots of a pack play. */
import type { RawPack } from '../../types'
import { within } from '../finding'
import { idsOf, parts } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInBots(raw: RawPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  return parts(raw, 'bots').flatMap(({ value, at }) => refer('side', sides, within(at, 'side'), value.side))
}
