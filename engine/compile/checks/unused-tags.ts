/** Tags that are named where they ask for units that bear them. */

import { nearest } from '../../../schemas/suggest'
import type { Finding } from '../../types'
import { finding, listNames } from '../finding'
import type { Placed } from '../pack-parts'

/** A finding for each tag that no unit bears. */
export function unusedAmong(
  tags: readonly Placed<string>[],
  units: readonly { readonly tags?: readonly string[] }[],
): Finding[] {
  const borne = [...new Set(units.flatMap((unit) => unit.tags ?? []))]
  return tags
    .filter(({ value }) => !borne.includes(value))
    .map(({ value, at }) =>
      finding(
        'W-TAG-UNUSED',
        at,
        'tag-unused',
        { name: value },
        { found: value, expected: listNames(borne), suggestion: nearest(value, borne) },
      ),
    )
}
