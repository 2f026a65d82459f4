/** The moment of a trigger comes in some game: its hands are within the game, and what it speaks of can happen. */
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
  const { id: name, from = 1, to, at: moment } = value
  const last = lastHand(scenario)
  if (to !== undefined && from > to)
    return [finding(CODE, within(at, 'to'), 'trigger-upside-down', { name, from, to }, { found: String(to) })]
  if (from > last)
    return [
      finding(CODE, within(at, 'from'), 'trigger-too-late', { name, from, last }, { found: String(from) }),
    ]
  const needed = BLOCKS[moment]
  return needed === undefined || scenario.rules[needed] !== undefined
    ? []
    : [finding(CODE, within(at, 'at'), 'trigger-without', { name, moment, needed }, { found: moment })]
}

/** The last hand that a game may have; a trigger that adds hands may add any number. */
function lastHand({ turns, rules, triggers = [] }: ScenarioFile): number {
  const added = triggers
    .flatMap((trigger) => trigger.do)
    .some((effect) => effect.type === 'turns' && effect.by > 0)
  return added ? Number.POSITIVE_INFINITY : turns + (rules.prolong?.most ?? 0)
}

/** The block of the rules without which a moment never comes. */
const BLOCKS: Partial<Record<CorteoTrigger['at'], 'captures' | 'exits' | 'dormant' | 'custody'>> = {
  captured: 'captures',
  exited: 'exits',
  woken: 'dormant',
  freed: 'custody',
}
