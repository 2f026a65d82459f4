/** The steps of a political turn in the order of the scenario (J-46), and what comes when one is over. */
import { moment } from '../../../blocks/running'
import type { PhaseId } from '../phase'
import type { Rules, Step } from '../rules'
import { ATTEMPTS, BANK, CALL, CONSEQUENCES, type JuntaTurn, LOCATIONS } from '../state'

/** The order of the rulebook. */
export const USUAL_STEPS: readonly Step[] = ['offices', 'budget', 'locations', 'attempts', 'bank', 'coup']

/** With which phase each begins. */
const FIRST_PHASE: Readonly<Record<Step, PhaseId>> = {
  offices: 'appoint',
  budget: 'aid',
  locations: 'locations',
  attempts: 'declare',
  bank: 'bank',
  coup: 'call',
}

/** The first step of a turn, once cards are drawn. */
export const firstStep = ({ steps }: Rules): PhaseId => FIRST_PHASE[steps[0]]

/** A step is over: the phase with which the next one begins, or the end of the turn. */
export function stepAfter(turn: JuntaTurn, step: Step): PhaseId {
  const { steps } = turn.rules
  moment(turn, 'phase-ended')
  const next = steps[steps.indexOf(step) + 1]
  // The bank has another turn after a long lunch: that it is its own step is told by the stage.
  if (next === 'bank') turn.state.stage = BANK
  return next === undefined ? 'close' : FIRST_PHASE[next]
}

/** The stages that a step goes through, as they are numbered in the rulebook. */
const STAGES: Readonly<Record<Step, readonly number[]>> = {
  offices: [2],
  budget: [3, 4],
  locations: [LOCATIONS],
  attempts: [ATTEMPTS],
  bank: [BANK],
  coup: [CALL],
}

/** The stages of a turn in the order in which they come: none before the first turn, new cards, the steps, the end. */
export const stagesInOrder = ({ steps }: Rules): readonly number[] => [
  0,
  1,
  ...steps.flatMap((step) => STAGES[step]),
  CONSEQUENCES,
]
