/** The names in the blocks of scenarios and cards. */
import { choiceReferences } from '../../../blocks/checks/option-choices'
import { blockReferences, countersIn, namesIn, type OwnNames } from '../../../blocks/references'
import { within } from '../../../compile/finding'
import { idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { cards, referEach, type Scenario } from './parts'

/** Returns the names in the blocks of a scenario, whose sides are the players. */
export const inBlocks = (raw: RawPack, scenario: Placed<Scenario>): Reference[] => {
  const { order } = scenario.value
  return [
    ...blockReferences(scenario, { side: order, seat: order }, ownNames(raw, scenario.value)),
    ...choiceReferences(raw, scenario),
  ]
}

/** Returns the names in an effect of a card, for a scenario with its deck. */
export function namesOnCard(raw: RawPack, scenario: Scenario, effect: object, at: At): Reference[] {
  const { order, counters, options } = scenario
  const known = {
    side: order,
    seat: order,
    winner: [...order, 'draw', 'nobody'],
    counter: countersIn({ counters }, order),
    option: idsOf(options),
  }
  return namesIn(effect, at, known, ownNames(raw, scenario))
}

/** Returns the names of cards or sides in conditions, under a key with other meanings elsewhere. */
function ownNames(raw: RawPack, { order, decks }: Scenario): OwnNames {
  const inDecks = decks.flatMap((deck) => cards(raw, deck).map(({ value }) => value.id))
  return ({ type, is }, at) => {
    if (type === 'card') return referEach('card-name', inDecks, is as readonly string[], within(at, 'is'))
    return type === 'side' ? refer('side', order, within(at, 'is'), is as string) : []
  }
}
