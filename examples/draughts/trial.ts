/** The content of a scenario that may never occur in play: ways in which a game is drawn. */
import { authoredKeys } from 'ludoteca/engine/compile/authored'
import type { TrialPort } from 'ludoteca/engine/types'
import type { DraughtsPack, DraughtsState, Rules } from './rules'

export const trial: TrialPort<DraughtsState, Rules, DraughtsPack> = {
  authored: (_, scenario) => authoredKeys('level', [scenario, 'draws'], { ...scenario.draws }),
}
