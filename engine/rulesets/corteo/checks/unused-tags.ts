/** Reports terrain that is closed to a tag that no unit has. */

import { unusedAmong } from '../../../compile/checks/unused-tags'
import { within } from '../../../compile/finding'
import { entries, parts } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

export const unusedTags = (raw: CorteoPack): Finding[] =>
  parts(raw, 'terrain').flatMap(({ value, at }) =>
    unusedAmong(entries(value.closedTo, within(at, 'closedTo')), raw.units.units),
  )
