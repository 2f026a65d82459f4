/** The sides of components and unit types. */

import { within } from '../../../compile/finding'
import { idsOf, parts } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { CorteoPack } from '../pack'

export function referencesInUnits(raw: CorteoPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  return [...parts(raw, 'components'), ...parts(raw, 'units')].flatMap(({ value, at }) =>
    refer('side', sides, within(at, 'side'), value.side),
  )
}
