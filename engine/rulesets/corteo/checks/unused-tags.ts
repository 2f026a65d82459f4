/** Terrain closed to a tag that no unit bears closes nothing. */

import { finding, listNames, within } from '../../../compile/finding'
import { entries, parts } from '../../../compile/pack-parts'
import { suggest } from '../../../compile/suggest'
import type { Finding, RawPack } from '../../../types'

export function unusedTags(raw: RawPack): Finding[] {
  const borne = [...new Set(raw.units.units.flatMap((unit) => unit.tags ?? []))]
  return parts(raw, 'terrain').flatMap(({ value, at }) =>
    entries(value.closedTo, within(at, 'closedTo'))
      .filter((tag) => !borne.includes(tag.value))
      .map((tag) =>
        finding(
          'W-TAG-UNUSED',
          tag.at,
          'tag-unused',
          { name: tag.value },
          { found: tag.value, expected: listNames(borne), suggestion: suggest(tag.value, borne) },
        ),
      ),
  )
}
