/** Rules that are suspended while a condition holds. */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** True if a rule is not suspended in this position. */
export const isInForce = (rules: Rules, state: CorteoState, rule: keyof Rules['unless']): boolean =>
  rules.unless[rule]?.(rules, state) !== true
