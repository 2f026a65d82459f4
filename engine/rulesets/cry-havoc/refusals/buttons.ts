/** Why a step cannot be ended, or a piece put down, right now (CH-09). */
import type { Refusal } from '../../../types'
import { type Attempt, about, no, otherStep } from './reason'

const ASIDE: readonly string[] = ['cover', 'hurt', 'retreat', 'fall', 'advance']

export function done({ state }: Attempt): Refusal {
  if (state.phase === 'set-up') return no('CH-01', 'place-all')
  return ASIDE.includes(state.phase) ? no('CH-09', 'settle-first') : no('CH-09', 'cancel-first')
}

export function stop({ rules, state }: Attempt): Refusal {
  if (state.phase !== 'movement') return otherStep()
  if (state.active < 0) return no('CH-55', 'take-first')
  return no('CH-55', 'enter-first', { values: about(rules, state.active) })
}

export function cancel({ state }: Attempt): Refusal {
  if (ASIDE.includes(state.phase)) return no('CH-09', 'settle-first')
  return state.active >= 0 ? otherStep() : no('CH-09', 'nothing-to-cancel')
}
