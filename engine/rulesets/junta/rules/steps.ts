/** The steps of a political turn in the order of the scenario (J-46), and their succession. */
import { moment } from '../../../blocks/interpreter'
import type { PhaseId } from '../phase'
import type { Rules, Step } from '../rules'
import { ATTEMPTS, BANK, CALL, CONSEQUENCES, type JuntaTurn, LOCATIONS } from '../state'

/** The order of the rulebook. */
export const USUAL_STEPS: readonly Step[] = ['offices', 'budget', 'locations', 'attempts', 'bank', 'coup']

/** The first phase of each step. */
const FIRST_PHASE: Readonly<Record<Step, PhaseId>> = {
  offices: 'appoint',
  budget: 'aid',
  locations: 'locations',
  attempts: 'declare',
  bank: 'bank',
  coup: 'call',
}

/** Returns the first phase after cards are drawn. */
export const firstStep = ({ steps }: Rules): PhaseId => FIRST_PHASE[steps[0]]

/** Ends a step and returns the first phase of the next one, or the end of the turn. */
export function stepAfter(turn: JuntaTurn, step: Step): PhaseId {
  const { steps } = turn.rules
  moment(turn, 'phase-ended')
  const next = steps[steps.indexOf(step) + 1]
  // The bank has a second turn after a long lunch; the stage distinguishes the two.
  if (next === 'bank') turn.state.stage = BANK
  return next === undefined ? 'close' : FIRST_PHASE[next]
}

/** The stages of a step, as numbered in the rulebook. */
const STAGES: Readonly<Record<Step, readonly number[]>> = {
  offices: [2],
  budget: [3, 4],
  locations: [LOCATIONS],
  attempts: [ATTEMPTS],
  bank: [BANK],
  coup: [CALL],
}

/** Returns the stages of a turn in order: 0 before the first turn, new cards, the steps, the end. */
export const stagesInOrder = ({ steps }: Rules): readonly number[] => [
  0,
  1,
  ...steps.flatMap((step) => STAGES[step]),
  CONSEQUENCES,
]
