/** The content of a scenario that may never occur in play: triggers, cards, and endings of the game. */
import {
  blocksSeen,
  choicesAnswered,
  namedIn,
  trialBlocks,
  trialKeys,
  trialList,
  trialOptions,
} from '../../compile/trial-items'
import type { TrialPort } from '../../types'
import type { KriegspielPack, Tables } from './rules'
import type { KriegspielState } from './state'

export const trial: TrialPort<KriegspielState, Tables, KriegspielPack> = {
  /** Without the limit of turns: a game that ends before it is as it should be. */
  authored: (_, scenario) => [
    ...trialBlocks(scenario),
    ...trialOptions(scenario),
    ...trialList('level', [scenario, 'levels'], scenario.levels, namedIn('levels')),
    ...trialKeys('level', [scenario, 'endings'], { ...scenario.endings }),
  ],
  cameUp: (_, step) => [...step.events.flatMap(blocksSeen), ...choicesAnswered(step)],
}
