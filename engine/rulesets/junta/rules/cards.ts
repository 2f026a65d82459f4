/** Political cards: their places and moves. */
import { shuffled } from '../../../kernel/random'
import { juntaNumber } from '../blocks/numbers'
import type { Effect, Moment, Rules, Verb } from '../rules'
import { CARDS, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { isPresent } from './seats'

export const handPlace = (seat: number): number => CARDS.hand + seat
export const frontPlace = (seat: number): number => CARDS.front + seat

const cardsAt = (state: JuntaState, place: number): number[] => {
  const found: number[] = []
  for (let card = 0; card < state.place.length; card++) if (state.place[card] === place) found.push(card)
  return found
}

export const handOf = (state: JuntaState, seat: number): number[] => cardsAt(state, handPlace(seat))
/** Returns the influences in play in front of a family (J-05). */
export const frontOf = (state: JuntaState, seat: number): number[] => cardsAt(state, frontPlace(seat))
/** Returns the number of cards in a hand, which is public and therefore correct in a view. */
export const handSize = (state: JuntaState, seat: number): number =>
  handOf(state, seat).length + cardsAt(state, CARDS.covered + seat).length
/** Returns the number of cards that count for the limit, including influences in play (J-48). */
export const cardCount = (state: JuntaState, seat: number): number =>
  handSize(state, seat) + frontOf(state, seat).length

export const holds = (state: JuntaState, seat: number, card: number): boolean =>
  card >= 0 && state.place[card] === handPlace(seat)

/** Puts a card face up on the discards, from any place. */
export function discard(turn: JuntaTurn, card: number): void {
  turn.list('place')[card] = CARDS.discard
  turn.list('discards').push(card)
}

export function toHand(turn: JuntaTurn, card: number, seat: number): void {
  turn.list('place')[card] = handPlace(seat)
}

/** Puts an influence into play. */
export function toFront(turn: JuntaTurn, card: number, seat: number): void {
  turn.list('place')[card] = frontPlace(seat)
}

/** J-47: draws from the pile and returns the cards. An empty pile is refilled with the shuffled discards. */
export function drawCards(turn: JuntaTurn, seat: number, count: number): number[] {
  const drawn: number[] = []
  while (drawn.length < count) {
    if (turn.state.pile.length === 0) reshuffle(turn)
    const card = turn.list('pile').shift()
    if (card === undefined) break
    toHand(turn, card, seat)
    drawn.push(card)
  }
  return drawn
}

function reshuffle(turn: JuntaTurn): void {
  const discards = turn.list('discards').splice(0)
  const place = turn.list('place')
  for (const card of discards) place[card] = CARDS.pile
  turn.list('pile').push(...shuffled(turn.list('rng'), discards))
}

/** J-78: discards the hand and the influences of a family. */
export function discardAll(turn: JuntaTurn, seat: number): void {
  for (const card of [...handOf(turn.state, seat), ...frontOf(turn.state, seat)]) discard(turn, card)
}

/** Returns the millions that a card costs to play. */
export const costOf = ({ cards }: Rules, card: number): number =>
  cards.effects[card].reduce((sum, { cost }) => sum + cost, 0)

export const effectOf = ({ cards }: Rules, card: number, verb: Verb): Effect | undefined =>
  cards.effects[card].find((effect) => effect.verb === verb)

/** True if the family has one of the influences that a card needs in front of it, or the card needs none. */
export const hasNeeds = ({ cards }: Rules, state: JuntaState, seat: number, card: number): boolean => {
  const needs = cards.needs[card]
  return needs.length === 0 || needs.some((other) => state.place[other] === frontPlace(seat))
}

export const isFor = ({ cards }: Rules, card: number, moment: Moment): boolean =>
  cards.moments[card].includes(moment)

/** Returns the cards in hand with an effect at this moment, for a family that can play at all (J-64, J-80). Their cost is not tested. */
export const playableNow = (rules: Rules, state: JuntaState, seat: number, moment: Moment): number[] =>
  isPresent(state, seat)
    ? handOf(state, seat).filter((card) => isFor(rules, card, moment) && hasNeeds(rules, state, seat, card))
    : []

/** Returns the votes of a card for its owner, which some other influences in front of the family raise. */
export function votesOf(rules: Rules, state: JuntaState, seat: number, card: number): number {
  const { cards } = rules
  const bonus = cards.bonus[card]
  const isRaised = bonus?.with.some((other) => state.place[other] === frontPlace(seat))
  return juntaNumber(rules, state, 'card-votes', bonus && isRaised ? bonus.votes : cards.votes[card], seat)
}

/** Returns the influences that a family votes with: its own in play, and small ones of others that it controls this turn. */
export function votingFront(rules: Rules, state: JuntaState, seat: number): number[] {
  const { levy, levyMost } = state
  const isTaken = (card: number) => levy !== NOBODY && rules.cards.votes[card] <= levyMost
  const own = frontOf(state, seat)
  if (levy === NOBODY) return own
  if (levy !== seat) return own.filter((card) => !isTaken(card))
  const others = rules.seats.flatMap((_, other) =>
    other === seat ? [] : frontOf(state, other).filter(isTaken),
  )
  return [...own, ...others]
}

/** True for cards with votes. */
export const hasVotes = ({ cards }: Rules, card: number): boolean =>
  cards.kind[card] === 'vote' || cards.kind[card] === 'influence'

/** Returns the cards with votes, in hand or in play, that a family has not used in the running vote (J-27). */
export const unusedVotes = (rules: Rules, state: JuntaState, seat: number): number[] => {
  const inHand = handOf(state, seat).filter((card) => hasVotes(rules, card))
  return [...inHand, ...votingFront(rules, state, seat).filter((card) => state.cast[card] === NOBODY)]
}
