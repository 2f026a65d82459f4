/** The content of a scenario that may never occur in play: triggers, cards, and endings of the game. */
import {
  authoredBlocks,
  authoredKeys,
  authoredList,
  authoredOptions,
  blocksSeen,
  choicesAnswered,
  namedIn,
} from '../../compile/trial-items'
import type { TrialPort } from '../../types'
import type { KriegspielPack, Tables } from './rules'
import type { KriegspielState } from './state'

export const trial: TrialPort<KriegspielState, Tables, KriegspielPack> = {
  /** Without the limit of turns: a game that ends before it is as it should be. */
  authored: (_, scenario) => [
    ...authoredBlocks(scenario),
    ...authoredOptions(scenario),
    ...authoredList('level', [scenario, 'levels'], scenario.levels, namedIn('levels')),
    ...authoredKeys('level', [scenario, 'endings'], { ...scenario.endings }),
  ],
  cameUp: (_, step) => [...step.events.flatMap(blocksSeen), ...choicesAnswered(step)],
}
