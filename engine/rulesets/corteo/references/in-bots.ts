/** Sides that the bots of a pack play. */

import { within } from '../../../compile/finding'
import { idsOf, parts } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { CorteoPack } from '../pack'

export function referencesInBots(raw: CorteoPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  return parts(raw, 'bots').flatMap(({ value, at }) => refer('side', sides, within(at, 'side'), value.side))
}
