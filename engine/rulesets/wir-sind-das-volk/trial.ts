/** The content of a pack that may never occur in play: cards and triggers. */
import { authoredBlocks, authoredCards, blocksSeen, nameIn } from '../../compile/authored'
import type { CameUp, TrialPort } from '../../types'
import type { Tables, VolkPack } from './rules'
import type { VolkState } from './state'

/** A card is played in one of several ways; each is an event of its own. */
const isPlayed = (type: string): boolean => type.startsWith('played-')

export const trial: TrialPort<VolkState, Tables, VolkPack> = {
  authored: (raw, scenario) => [
    ...authoredBlocks({ ...scenario, decks: [] }),
    ...scenario.decks.flatMap((deck) => authoredCards(raw, deck)),
  ],
  cameUp: ({ rules }, { events }) =>
    events.flatMap((event): CameUp[] => {
      if (isPlayed(event.type)) return nameIn(event, 'card').map((id) => ({ kind: 'card', id }))
      // A link is a line on the table, not a piece.
      if (event.type === 'railed') return [{ kind: 'unit', id: rules.looks.rail }]
      return blocksSeen(event).filter(({ kind }) => kind === 'trigger')
    }),
}
