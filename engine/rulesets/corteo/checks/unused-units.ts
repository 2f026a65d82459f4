/** Reports unit types that no scenario uses: a name may be misspelt, or the type waits for a scenario. */

import { finding } from '../../../compile/finding'
import { isOwn, parts } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

export function unusedUnits(raw: CorteoPack): Finding[] {
  const fielded = new Set(
    Object.values(raw.scenarios).flatMap(({ rosters, rules, muster }) =>
      [
        ...rosters,
        ...(muster ?? []).flatMap(({ pool }) => pool),
        ...(rules.arrivals ?? []).flatMap(({ units }) => units),
      ].map((line) => line.unit),
    ),
  )
  return parts(raw, 'units')
    .filter((unit) => isOwn(unit) && !fielded.has(unit.value.id))
    .map(({ value, at }) =>
      finding(
        'I-UNIT-UNUSED',
        at,
        'unit-unused',
        { unit: { text: `units.${value.id}` } },
        { found: value.id },
      ),
    )
}
