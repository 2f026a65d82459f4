/** The authored content that a test game may never reach: the ways of a draw. */
import { authoredKeys } from 'ludoteca/engine/compile/authored'
import type { TrialPort } from 'ludoteca/engine/types'
import type { DraughtsPack, DraughtsState, Rules } from './rules'

export const trial: TrialPort<DraughtsState, Rules, DraughtsPack> = {
  authored: (_, scenario) => authoredKeys('level', [scenario, 'draws'], { ...scenario.draws }),
}
