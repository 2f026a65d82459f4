/** The end of a decade: ten steps, each with stages between which its tasks are settled (W-70 to W-100). */

import { isStopped } from '../../../blocks/asking'
import { moment } from '../../../blocks/interpreter'
import { passing } from '../../../kernel/phases'
import { emit } from '../events'
import type { Phase, PhaseId } from '../phase'
import type { VolkTurn } from '../rules'
import { finish } from '../rules/ending'
import { EAST, NOBODY } from '../state'
import { STEPS } from './end-steps'

export const end: Phase = passing((turn: VolkTurn): PhaseId | undefined => {
  const { state } = turn
  if (state.stage === AFTERWARDS && state.tasks.length === 0) return afterwards(turn)
  while (state.step10 <= STEPS.length) {
    if (state.ending !== NOBODY) return 'over'
    if (isStopped(state)) return 'end'
    if (state.tasks.length > 0) return 'task'
    const stages = STEPS[state.step10 - 1]
    if (state.stage < stages.length) {
      if (state.stage === 0) emit(turn, 'step', { step: state.step10 }, { step: state.step10 })
      const stage = stages[state.stage]
      state.stage += 1
      stage(turn)
    } else {
      state.step10 += 1
      state.stage = 0
    }
  }
  turn.list('counted').fill(NOBODY)
  state.step10 = STEPS.length
  state.stage = 0
  moment(turn, 'turn-ended')
  return 'ended'
})

/** The stage of the last step in which effects of the scenario for the end of the decade are settled. */
const AFTERWARDS = 9

/** Returns the phase after these effects: the next decade, or the end of the game. */
function afterwards({ state }: VolkTurn): PhaseId {
  state.stage = 0
  return state.ending === NOBODY ? 'ended' : 'over'
}

/** Goes on with the next decade, if there is one. */
export const ended: Phase = passing((turn: VolkTurn): PhaseId => {
  if (turn.state.tasks.length > 0) {
    turn.state.stage = AFTERWARDS
    return 'task'
  }
  const { decade, lastDecade } = turn.state
  if (lastDecade !== 1 && decade < turn.rules.numbers.decades) return 'keep'
  finish(turn, 'last-decade', EAST)
  return 'over'
})
