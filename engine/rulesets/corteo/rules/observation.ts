/** The public part of a state. */
import { redactBlocks } from '../../../blocks/observation'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

export const publicOf = (rules: Rules, state: CorteoState): CorteoState =>
  redactBlocks(rules, state, 'spectator')
