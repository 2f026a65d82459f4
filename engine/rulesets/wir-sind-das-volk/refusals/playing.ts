/** Why a card may not be played, or not like that. */
import type { Refusal } from '../../../types'
import { barToUse, handOf, isWithin, meansOf, type UseBar } from '../rules/cards'
import { standardsLeft } from '../rules/supply'
import { EAST, PLACES, type Use } from '../state'
import { type Attempt, aboutCard, cardIn, inNumbers, inOptions, isSettling, no } from './reason'

export function play(attempt: Attempt): Refusal {
  const { rules, state, side, action } = attempt
  if (state.phase !== 'turn') return no('W-13', 'not-now')
  const card = cardIn(attempt)
  if (card < 0) return no('W-13', 'no-card')
  if (state.place[card] === PLACES.special && side !== EAST)
    return no('W-15', 'special', { values: aboutCard(rules, card), source: inCard(attempt, card, 'special') })
  if (!isWithin(state, card, side)) return no('W-13', 'not-within', { values: aboutCard(rules, card) })
  const bar = barToUse(rules, state, side, card, action.use as Use, meansOf(rules, state, side))
  return bar === undefined
    ? no('W-13', 'not-within', { values: aboutCard(rules, card) })
    : barred(attempt, card, bar)
}

function barred(attempt: Attempt, card: number, bar: UseBar): Refusal {
  const { rules } = attempt
  const values = aboutCard(rules, card)
  const reasons: Record<UseBar, () => Refusal> = {
    'only-event': () => no('W-24', 'only-event', { values, source: inCard(attempt, card, 'special') }),
    'not-your-event': () => no('W-50', 'not-your-event', { values, source: inCard(attempt, card, 'colour') }),
    wall: () => no('W-108', 'wall', { values, source: inCard(attempt, card, 'when', 'wall') }),
    calm: () => no('W-38', 'calm'),
    'no-means': () => no('W-41', 'no-means', { values, source: inOptions(rules, 'quietWithoutMeans') }),
    'too-poor': () =>
      standardsLeft(rules, attempt.state) === 0
        ? no('W-42', 'raise-supply')
        : no('W-42', 'too-poor', { values, source: inNumbers(rules, 'step') }),
  }
  return reasons[bar]()
}

const inCard = ({ rules }: Attempt, card: number, ...path: string[]): Refusal['source'] => {
  const source = rules.cards.source[card]
  return { ...source, path: [...source.path, ...path] }
}

/** The price of the special card (W-15). */
export function grant(attempt: Attempt): Refusal {
  return isSettling(attempt, 'price') ? no('W-15', 'empty-pile') : no('W-15', 'no-price')
}

export function discard(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isSettling(attempt, 'price')) return no('W-15', 'no-price')
  const card = cardIn(attempt)
  if (card < 0) return no('W-15', 'no-card')
  return state.place[card] === handOf(side)
    ? no('W-15', 'no-price')
    : no('W-15', 'not-in-hand', { values: aboutCard(rules, card) })
}
