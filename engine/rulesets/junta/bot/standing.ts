/** How a game stands for a family: its lead in what will be money in Switzerland, over the family that has most of it. */

import { frontPlace, handOf } from '../rules/cards'
import { moneyOf } from '../rules/money'
import { type JuntaState, NOBODY } from '../state'
import { type Beliefs, cardWorth } from './beliefs'
import { aidOf } from './funds'

/** A lead of so many turns' aid in Switzerland is as good as a win. */
const DECISIVE = 3

export function standingOf(beliefs: Beliefs, state: JuntaState): number {
  const { rules, weights, seat } = beliefs
  const wealth = rules.seats.map((_, family) => wealthOf(beliefs, state, family))
  const others = wealth.filter((_, family) => family !== seat)
  const lead = wealth[seat] - Math.max(...others)
  return Math.trunc((lead * 1000) / Math.max(1, DECISIVE * weights.swiss * aidOf(rules)))
}

/** In points of the weights: accounts, money that may still get there, cards, and the office that brings more. */
function wealthOf(beliefs: Beliefs, state: JuntaState, family: number): number {
  const { rules, weights } = beliefs
  const money = moneyOf(state, family, 'swiss') * weights.swiss + moneyOf(state, family) * weights.money
  const cards = handOf(state, family).reduce((sum, card) => sum + cardWorth(beliefs, card), 0)
  const front = state.place.reduce(
    (sum, at, card) => sum + (at === frontPlace(family) ? rules.cards.votes[card] * weights.votes : 0),
    0,
  )
  const offices = state.office.filter((holder) => holder === family).length
  const power = state.president === family ? PRESIDENCY * weights.office : offices * weights.office
  const lost = state.dead[family] === 1 || state.exile[family] !== NOBODY ? weights.office : 0
  return money + Math.trunc((cards + front) / CARDS_COUNT) + power - lost
}

/** The Presidency is worth so many other offices. */
const PRESIDENCY = 2
/** Cards are spent for what the scorer takes them for only in part. */
const CARDS_COUNT = 4
