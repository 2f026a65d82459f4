import type { ScenarioFile } from '../../../../schemas/generated/content'
import { countersIn, seatsIn } from '../../../blocks/references'
import { within } from '../../../compile/finding'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import { namesInMaps } from '../../../compile/references/case-maps'
import { type Reference, refer } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import type { CorteoPack } from '../pack'

type Seated = Pick<ScenarioFile, 'order' | 'seats' | 'counters'>
const players = ['seat', ({ order, seats }: Seated) => (seats ? idsOf(seats) : order)] as const
const counters = ['counter', (scenario: Seated) => countersIn(scenario, seatsIn(scenario))] as const

/** Returns the players and counters that are keys in cases. Counters of positions are checked with their options. */
export const keysInCases = (raw: CorteoPack): Reference[] =>
  namesInMaps(raw as RawPack, { heads: players }, { scores: players, counters })

export function componentsInCases(raw: CorteoPack): Reference[] {
  const components = idsOf(raw.units.components)
  return casesOf(raw).flatMap((rule) => {
    const head = within(rule.at, 'given', 'head', 'component')
    return [
      ...refer('component', components, head, rule.value.given?.head?.component),
      ...Object.entries(rule.value.given?.heads ?? {}).flatMap(([seat, component]) =>
        refer('component', components, within(rule.at, 'given', 'heads', seat), component),
      ),
    ]
  })
}
