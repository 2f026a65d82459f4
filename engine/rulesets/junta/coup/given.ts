/** A coup in a written position, with the players still to move or to declare. */
import type { PhaseId } from '../phase'
import type { Rules } from '../rules'
import { type JuntaState, LOYAL, REBEL } from '../state'
import { clockwise, nextFirst, slotsFrom } from './rules/command'

/** Sets the first mover and the slots, as at the start of this phase. The rebellion begins with the leader, each later phase one seat further (J-115). */
export function readyForPhase(rules: Rules, state: JuntaState, phase: PhaseId): void {
  if (state.coup < 0) return
  state.first = state.leader
  for (let phase = 0; phase < state.coup; phase++) state.first = nextFirst(rules, state, state.first)
  if (phase === 'movement') state.slots = slotsFrom(rules, state, state.first)
  if (phase === 'attack') state.slots = clockwise(rules, state.president)
  if (phase === 'junta') state.result = REBEL
  if (phase === 'squad') state.result = LOYAL
}
