/** Checks that each counter is changed by a trigger, and read by a condition or a scoring line. Otherwise a name may be misspelt. */

import { everyPart } from '../../../blocks/checks/every-part'
import { finding, within } from '../../../compile/finding'
import { entries, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

const CHANGES = ['count', 'set']

export const counters = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const changed = new Set<unknown>()
    const read = new Set<unknown>()
    for (const { key, value, owner } of everyPart(scenario)) {
      if (key === 'beyond') read.add(value)
      if (key === 'counter') (CHANGES.includes(String(owner.type)) ? changed : read).add(value)
    }
    return entries(scenario.value.counters, within(scenario.at, 'counters')).flatMap(({ value, at }) => {
      const named = (code: string, key: string) =>
        finding(code, at, key, { name: value.id }, { found: value.id })
      return [
        ...(changed.has(value.id) ? [] : [named('W-COUNTER-UNCHANGED', 'counter-unchanged')]),
        ...(read.has(value.id) ? [] : [named('W-COUNTER-UNREAD', 'counter-unread')]),
      ]
    })
  })
