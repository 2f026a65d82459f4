/** A decision point: its seats, its choices, and their effects. */

import type { Phase as KernelPhase, RESUME } from '../../kernel/phase'
import type { Rules } from './rules'
import type { JuntaState, JuntaTurn } from './state'

export type PhaseId =
  // votes (J-24 to J-31, J-38 to J-45)
  | 'nominate'
  | 'back'
  | 'decline'
  | 'vote'
  | 'tie'
  // the political turn (J-46)
  | 'draw'
  | 'abroad'
  | 'shed'
  | 'trim'
  | 'appoint'
  | 'aid'
  | 'budget'
  | 'force'
  | 'pay'
  | 'locations'
  | 'declare'
  | 'resolve'
  | 'react'
  | 'cousin'
  | 'drop'
  | 'bank'
  | 'call'
  // the coup (J-106 to J-137)
  | 'march'
  | 'movement'
  | 'police'
  | 'attack'
  | 'order'
  | 'bombard'
  | 'fire'
  | 'losses'
  | 'consent'
  | 'retreat'
  | 'sides'
  // consequences (J-100 to J-105)
  | 'junta'
  | 'squad'
  | 'close'
  | 'return'
  | 'over'
  // answers a question of the scenario (blocks)
  | 'ask'
  // continues effects that waited for the rules (blocks)
  | 'rest'
  // resumes what was interrupted (state.resume)
  | typeof RESUME

export type Phase = KernelPhase<JuntaState, Rules, PhaseId>

/** The asked seat is the next of the queue, or of the slots. */
export const ofQueue: Phase['asked'] = (_, { queue }) => queue.slice(0, 1)
export const ofSlots: Phase['asked'] = (_, { slots }) => slots.slice(0, 1)
/** Goes on to the next seat of the queue. */
export function nextInQueue({ state }: JuntaTurn): undefined {
  state.queue = state.queue.slice(1)
}
export function nextInSlots({ state }: JuntaTurn): undefined {
  state.slots = state.slots.slice(1)
}
