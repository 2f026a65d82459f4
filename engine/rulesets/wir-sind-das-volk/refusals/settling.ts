/** Why something else may not be chosen while a task is settled. */
import type { Refusal } from '../../../types'
import { type Attempt, no } from './reason'

/** By type of action, in the place of what refuse.ts says of it. */
export const SETTLING: readonly (readonly [string, (attempt: Attempt) => Refusal])[] = [
  ['done', () => no('W-23', 'not-now')],
]
