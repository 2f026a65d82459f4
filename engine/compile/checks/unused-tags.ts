/** Terrain closed to a tag that no unit bears closes nothing. */
import type { Finding, RawPack } from '../../types'
import { finding, listNames, within } from '../finding'
import { entries, parts } from '../pack-parts'
import { suggest } from '../suggest'

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
