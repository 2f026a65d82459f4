/** The authored content that a test game may never reach: cards and triggers. */
import {
  blocksSeen,
  choicesAnswered,
  nameIn,
  trialBlocks,
  trialCards,
  trialOptions,
} from '../../compile/trial-items'
import type { CameUp, TrialPort } from '../../types'
import type { Tables, VolkPack } from './rules'
import type { VolkState } from './state'

/** True for the events of playing a card, one for each use. */
const isPlayed = (type: string): boolean => type.startsWith('played-')

export const trial: TrialPort<VolkState, Tables, VolkPack> = {
  authored: (raw, scenario) => [
    ...trialBlocks({ ...scenario, decks: [] }),
    ...trialOptions(scenario),
    ...scenario.decks.flatMap((deck) => trialCards(raw, deck)),
  ],
  cameUp: ({ rules }, step) => [
    ...step.events.flatMap((event): CameUp[] => {
      if (isPlayed(event.type)) return nameIn(event, 'card').map((id) => ({ kind: 'card', id }))
      // A link is a line on the table, not a piece.
      if (event.type === 'railed') return [{ kind: 'unit', id: rules.looks.rail }]
      return blocksSeen(event).filter(({ kind }) => kind !== 'card')
    }),
    ...choicesAnswered(step),
  ],
}
