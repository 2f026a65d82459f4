/** Names in what scenarios and cards say in the language of blocks. */
import { blockReferences, namesIn, type OwnNames } from '../../../blocks/references'
import { within } from '../../../compile/finding'
import { idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { cards, referEach, type Scenario } from './parts'

/** Sides are the players. */
export const inBlocks = (raw: RawPack, scenario: Placed<Scenario>): Reference[] => {
  const { order } = scenario.value
  return blockReferences(scenario, { side: order, seat: order }, ownNames(raw, scenario.value))
}

/** An effect of a card, as a scenario that is played with its deck knows names. */
export function namesOnCard(raw: RawPack, scenario: Scenario, effect: object, at: At): Reference[] {
  const { order, counters } = scenario
  const known = { side: order, seat: order, winner: [...order, 'draw'], counter: idsOf(counters) }
  return namesIn(effect, at, known, ownNames(raw, scenario))
}

/** A condition on cards or on a side has their names in a key that others use for something else. */
function ownNames(raw: RawPack, { order, decks }: Scenario): OwnNames {
  const inDecks = decks.flatMap((deck) => cards(raw, deck).map(({ value }) => value.id))
  return ({ type, is }, at) => {
    if (type === 'card') return referEach('card-name', inDecks, is as readonly string[], within(at, 'is'))
    return type === 'side' ? refer('side', order, within(at, 'is'), is as string) : []
  }
}
