/** Checks that triggers can occur: the hand that a trigger waits for exists. */
import type { CorteoTrigger, ScenarioFile } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

export const triggerTimes = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap(({ value, at }) =>
    entries(value.triggers, within(at, 'triggers')).flatMap((trigger) => never(value, trigger)),
  )

const CODE = 'W-TRIGGER-NEVER'

function never(scenario: ScenarioFile, { value, at }: Placed<CorteoTrigger>): Finding[] {
  const { id: name, every = 1, from = every } = value
  const last = lastHand(scenario)
  if (from <= last) return []
  const key = value.from === undefined ? 'every' : 'from'
  return [finding(CODE, within(at, key), 'trigger-too-late', { name, from, last }, { found: String(from) })]
}

/** Returns the last hand that a game may have, or infinity if a trigger adds hands. */
function lastHand({ turns, rules, triggers = [] }: ScenarioFile): number {
  const added = triggers
    .flatMap((trigger) => trigger.do)
    .some((effect) => effect.type === 'turns' && !(typeof effect.by === 'number' && effect.by < 0))
  return added ? Number.POSITIVE_INFINITY : turns + (rules.prolong?.most ?? 0)
}
