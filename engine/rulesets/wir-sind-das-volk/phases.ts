/** Every phase of the game by its name, and the state machine that runs them. */
import { askPhase, questions } from '../../blocks/asking'
import { passing, phaseMachine } from '../../kernel/phases'
import type { PhaseId } from './phase'
import { end, ended } from './phases/end'
import { keep } from './phases/keep'
import { next } from './phases/next'
import { raise } from './phases/raise'
import { task } from './phases/task'
import { turn } from './phases/turn'
import type { Rules } from './rules'
import type { VolkState } from './state'

export const { phases, phaseOf, askedFirst, goTo, step, decisions } = phaseMachine<VolkState, Rules, PhaseId>(
  {
    phases: { turn, task, raise, next, end, ended, keep, ask: askPhase, over: passing() },
    seats: ({ sides }) => sides,
    between: questions,
  },
)
