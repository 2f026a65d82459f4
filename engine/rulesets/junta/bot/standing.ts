/** The standing of a game for a family: its lead in expected money in Switzerland over the richest other family. */
import type { Term } from '../../../types'
import { frontPlace, handOf } from '../rules/cards'
import { moneyOf } from '../rules/money'
import { type JuntaState, NOBODY } from '../state'
import { type Beliefs, cardWorth } from './beliefs'
import { aidOf } from './funds'

/** Number of turns' aid in Switzerland that makes a decisive lead. */
const DECISIVE = 3

export function standingOf(beliefs: Beliefs, state: JuntaState): number {
  const lead = wealthOf(beliefs, state, beliefs.seat) - rivalOf(beliefs, state)
  return inThousandths(beliefs, lead)
}

/** Returns the same standing as a list of terms: the possessions of the family, and those of its richest rival. */
export function termsOf(beliefs: Beliefs, state: JuntaState): Term[] {
  const parts = { ...partsOf(beliefs, state, beliefs.seat), rival: -rivalOf(beliefs, state) }
  return Object.entries(parts).map(([name, points]) => ({
    label: { key: `junta.term.${name}` },
    value: inThousandths(beliefs, points),
  }))
}

const inThousandths = ({ rules, weights }: Beliefs, points: number): number =>
  Math.trunc((points * 1000) / Math.max(1, DECISIVE * weights.swiss * aidOf(rules)))

/** Returns the total wealth of the richest other family. */
const rivalOf = (beliefs: Beliefs, state: JuntaState): number =>
  Math.max(
    ...beliefs.rules.seats.flatMap((_, other) =>
      other === beliefs.seat ? [] : [wealthOf(beliefs, state, other)],
    ),
  )

const wealthOf = (beliefs: Beliefs, state: JuntaState, family: number): number =>
  Object.values(partsOf(beliefs, state, family)).reduce((sum, part) => sum + part, 0)

/** Returns the possessions in points of the weights: accounts, money in hand, cards, and offices. */
function partsOf(beliefs: Beliefs, state: JuntaState, family: number) {
  const { rules, weights } = beliefs
  const cards = handOf(state, family).reduce((sum, card) => sum + cardWorth(beliefs, card), 0)
  const front = state.place.reduce(
    (sum, at, card) => sum + (at === frontPlace(family) ? rules.cards.votes[card] * weights.votes : 0),
    0,
  )
  const offices = state.office.filter((holder) => holder === family).length
  const isLost = state.dead[family] === 1 || state.exile[family] !== NOBODY
  const posts = (state.president === family ? PRESIDENCY : offices) - (isLost ? 1 : 0)
  return {
    swiss: moneyOf(state, family, 'swiss') * weights.swiss,
    hand: moneyOf(state, family) * weights.money,
    cards: Math.trunc((cards + front) / CARDS_COUNT),
    power: posts * weights.office,
  }
}

/** Number of other offices that the Presidency is worth. */
const PRESIDENCY = 2
/** Divisor of the worth of cards, which are spent only in part for what the scorer assumes. */
const CARDS_COUNT = 4
