/** Checks that each counter is changed by a trigger, and read by a condition or a scoring line. Otherwise a name may be misspelt. */

import { everyPart } from '../../../blocks/checks/every-part'
import { namesOfCounters } from '../../../blocks/counter'
import { finding, within } from '../../../compile/finding'
import { entries, scenariosOf } from '../../../compile/pack-parts'
import { seatsOf } from '../../../kernel/seats'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

const CHANGES = ['count', 'set']

export const counters = (raw: CorteoPack): Finding[] => {
  const inCampaigns = usedIn(raw)
  return scenariosOf(raw).flatMap((scenario) => {
    const changed = new Set<unknown>(inCampaigns.changed)
    const read = new Set<unknown>(inCampaigns.read)
    for (const { key, value, owner } of everyPart(scenario)) {
      if (key === 'beyond') read.add(value)
      if (key === 'counter') (CHANGES.includes(String(owner.type)) ? changed : read).add(value)
    }
    return entries(scenario.value.counters, within(scenario.at, 'counters')).flatMap(({ value, at }) => {
      const names = [value.id, ...namesOfCounters([value], [...seatsOf(scenario.value).seats])]
      const isIn = (used: ReadonlySet<unknown>) => names.some((name) => used.has(name))
      const named = (code: string, key: string) =>
        finding(code, at, key, { name: value.id }, { found: value.id })
      return [
        ...(isIn(changed) ? [] : [named('W-COUNTER-UNCHANGED', 'counter-unchanged')]),
        ...(isIn(read) ? [] : [named('W-COUNTER-UNREAD', 'counter-unread')]),
      ]
    })
  })
}

/** The counters that campaigns change and read: carried ones, that of the score, and those in conditions. */
function usedIn({ campaigns = [] }: CorteoPack): Readonly<Record<'changed' | 'read', readonly string[]>> {
  const nexts = campaigns.flatMap(({ steps }) => steps.flatMap(({ next = [] }) => next))
  const carries = [...campaigns, ...nexts].flatMap(({ carry }) => carry ?? [])
  const carried = carries.flatMap((carry) => carry.counters ?? [])
  return {
    changed: [...carried, ...carries.flatMap(({ score }) => score ?? [])],
    read: [...carried, ...nexts.flatMap(({ when }) => (when?.counters ?? []).map(({ counter }) => counter))],
  }
}
