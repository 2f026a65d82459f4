/** The requirements for ending a step or deselecting a piece (CH-09). */
import type { Refusal } from '../../../types'
import { WAITING } from '../state'
import { about, type Moment, no, otherStep } from './attempt'

const ASIDE: readonly string[] = ['cover', 'hurt', 'retreat', 'fall', 'advance']

export function done({ state }: Moment): Refusal | undefined {
  if (state.phase === 'set-up') return no('CH-01', 'place-all')
  if (ASIDE.includes(state.phase)) return no('CH-09', 'settle-first')
  const isBetween =
    state.phase === 'fights' ? state.defenders.length === 0 : state.phase === 'movement' || state.active < 0
  return isBetween ? undefined : no('CH-09', 'cancel-first')
}

export function stop({ rules, state }: Moment): Refusal | undefined {
  if (state.phase !== 'movement') return otherStep()
  if (state.active < 0) return no('CH-55', 'take-first')
  return state.cell[state.active] === WAITING
    ? no('CH-55', 'enter-first', { values: about(rules, state.active) })
    : undefined
}

export function cancel({ state }: Moment): Refusal | undefined {
  if (ASIDE.includes(state.phase)) return no('CH-09', 'settle-first')
  const isInHand = state.phase === 'fights' ? state.attackers.length > 0 : state.active >= 0
  if (!isInHand) return no('CH-09', 'nothing-to-cancel')
  return state.phase === 'movement' || state.phase === 'set-up' ? otherStep() : undefined
}
