/** Why a step cannot be ended, or a piece put down, right now (CH-09). */
import type { Refusal } from '../../../types'
import { type Attempt, no, otherStep } from './reason'

const ASIDE: readonly string[] = ['cover', 'hurt', 'retreat', 'fall', 'advance']

export function done({ state }: Attempt): Refusal {
  if (state.phase === 'set-up') return no('CH-01', 'place-all')
  return ASIDE.includes(state.phase) ? no('CH-09', 'settle-first') : no('CH-09', 'cancel-first')
}

export const stop = ({ state }: Attempt): Refusal =>
  state.phase === 'movement' ? no('CH-55', 'take-first') : otherStep()

export const cancel = ({ state }: Attempt): Refusal =>
  ASIDE.includes(state.phase) ? no('CH-09', 'settle-first') : no('CH-09', 'nothing-to-cancel')
