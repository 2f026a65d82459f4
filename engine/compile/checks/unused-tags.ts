/** Checks that tags in filters exist on units. */

import { nearest } from '../../../schemas/suggest'
import type { Finding } from '../../types'
import { finding, listNames } from '../finding'
import type { Placed } from '../pack-parts'

/** A finding for each tag without a unit. */
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
