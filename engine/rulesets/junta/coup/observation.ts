/** Planned fire, which only its owner knows until the roll (J-127). */
import { nextBelow } from '../../../kernel/random'
import type { Rules } from '../rules'
import { HOLD, type JuntaState, NOBODY } from '../state'
import { shooters } from './phases/fire'
import { commanderOf } from './rules/command'
import { fightingSeatsAt, oneOfEach } from './rules/field'

type Plans = Pick<JuntaState, 'plan' | 'rest'>

/** Returns the plans that a seat knows; `seat` is NOBODY for a spectator. */
export const plansKnownTo = (rules: Rules, state: JuntaState, seat: number): Plans => ({
  plan: state.plan.map((target, other) => (other === seat ? target : NOBODY)),
  rest: state.rest.map((held, unit) => (held !== 0 && commanderOf(rules, state, unit) === seat ? held : 0)),
})

/** Returns possible plans of the others that have chosen, for a view. */
export function otherPlans(rules: Rules, state: JuntaState, seat: number, rng: number[]): Plans {
  if (state.field === NOBODY) return { plan: state.plan, rest: state.rest }
  const rest = plansKnownTo(rules, state, seat).rest.slice()
  const there = fightingSeatsAt(rules, state, state.field)
  for (const other of there) {
    if (other === seat) continue
    const firing = oneOfEach(rules, { ...state, rest }, shooters(rules, { ...state, rest }, other))
    if (firing.length > 1 && nextBelow(rng, 2) === 0) rest[firing[nextBelow(rng, firing.length)]] = 1
  }
  const plan = state.plan.map((target, other) => {
    if (other === seat || target === NOBODY) return target
    const targets = [HOLD, ...there.filter((one) => one !== other)]
    return targets[nextBelow(rng, targets.length)]
  })
  return { plan, rest }
}
