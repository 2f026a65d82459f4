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
import type { JuntaPack, Rules } from './rules'
import type { JuntaState } from './state'

/** Events in which a card is used: for its effect, its votes or its income. */
const USES: readonly string[] = [
  'attempt-declared',
  'bribed',
  'cast',
  'income',
  'played',
  'played-on',
  'protected',
  'units-brought',
]

export const trial: TrialPort<JuntaState, Rules, JuntaPack> = {
  authored: (raw, scenario) => [
    ...trialBlocks(scenario),
    ...trialOptions(scenario),
    ...trialCards(raw, scenario.deck),
  ],
  /** All copies of a card count under its common name. */
  cameUp: ({ rules }, step) => [
    ...step.events.flatMap((event): CameUp[] =>
      USES.includes(event.type)
        ? nameIn(event, 'card').map((card) => ({
            kind: 'card',
            id: rules.cards.name[rules.cards.indexOf.get(card) ?? -1] ?? card,
          }))
        : blocksSeen(event).filter(({ kind }) => kind !== 'card'),
    ),
    ...choicesAnswered(step),
  ],
}
