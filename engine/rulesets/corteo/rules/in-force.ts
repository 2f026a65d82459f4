/** Rules that a scenario leaves out while a condition holds. */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** True if a rule that the scenario has is in force in this position. */
export const isInForce = (rules: Rules, state: CorteoState, rule: keyof Rules['unless']): boolean =>
  rules.unless[rule]?.(rules, state) !== true
