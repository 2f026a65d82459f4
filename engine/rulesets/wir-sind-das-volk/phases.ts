/** Every phase of the game by its name, and the machine that walks through them. */
import { passing, phaseMachine } from '../../kernel/phases'
import type { PhaseId } from './phase'
import { end } from './phases/end'
import { keep } from './phases/keep'
import { next } from './phases/next'
import { raise } from './phases/raise'
import { task } from './phases/task'
import { turn } from './phases/turn'
import type { Rules } from './rules'
import type { VolkState } from './state'

export const { phases, phaseOf, askedFirst, goTo, step, decisions } = phaseMachine<VolkState, Rules, PhaseId>(
  {
    phases: { turn, task, raise, next, end, keep, over: passing() },
    seats: ({ sides }) => sides,
  },
)
