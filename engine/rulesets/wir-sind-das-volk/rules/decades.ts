/** Decks, halves and decades (W-03, W-04, W-11 to W-22). */
import { emit } from '../events'
import type { Rules, VolkTurn } from '../rules'
import { EAST, NOBODY, otherSide, PLACES, SEES, type VolkState, WEST } from '../state'
import { cardsIn, draw, handOf, moveCard } from './cards'

/** W-12, W-73, W-X6: returns the side ahead in prestige; an option decides while it is even. */
export function ahead({ ruleOptions }: Rules, { prestige }: VolkState): number {
  if (prestige !== 0) return prestige > 0 ? EAST : WEST
  return ruleOptions.evenPrestige === 'east' ? EAST : WEST
}

/** W-04, W-21: lays out the special cards of the decade, then shuffles, deals and opens the others. */
export function beginDecade(turn: VolkTurn): void {
  const { state, rules } = turn
  const { cards } = rules
  state.half = 1
  state.last = NOBODY
  for (let card = 0; card < cards.count; card++)
    if (cards.decade[card] === state.decade && state.place[card] === PLACES.later)
      moveCard(turn, card, cards.special[card] ? PLACES.special : PLACES.pile)
  state.pile = shuffled(turn, cardsIn(state.place, PLACES.pile))
  const first = ahead(rules, state)
  dealHands(turn, first)
  emit(turn, 'decade', { decade: state.decade }, { decade: state.decade })
  beginHalf(turn, first)
}

/** W-04, W-21, W-X18: deals the hands. By option kept cards count among the new hand or are additional. */
function dealHands(turn: VolkTurn, first: number): void {
  const { numbers, ruleOptions } = turn.rules
  const kept = ruleOptions.keptCards === 'among' ? [...turn.state.held] : [0, 0]
  for (let dealt = 0; dealt < numbers.dealt; dealt++)
    for (const side of [first, otherSide(first)])
      if (kept[side] + dealt < numbers.dealt) draw(turn, handOf(side))
}

/** W-16, W-17: opens cards and starts the half with a side. */
export function beginHalf(turn: VolkTurn, first: number): void {
  const { state, rules } = turn
  for (let opened = 0; opened < rules.numbers.open; opened++) draw(turn, PLACES.open)
  state.turn = first
  const side = rules.sides[first]
  emit(
    turn,
    'half',
    { half: state.half, side: { text: `sides.${side}` } },
    {
      half: state.half,
      side,
      open: cardsIn(state.place, PLACES.open)
        .map((card) => rules.cards.ids[card])
        .join(' '),
      reveals: true,
    },
  )
}

/** Returns the cards in random order, all orders being equally likely. */
function shuffled(turn: VolkTurn, cards: readonly number[]): number[] {
  const list = [...cards]
  for (let left = list.length; left > 1; left--) {
    const other = turn.roll(left) - 1
    const last = list[left - 1]
    list[left - 1] = list[other]
    list[other] = last
  }
  return list
}

/**
 * Ends the decade (W-19, W-20). The pile, the special cards and the hands except kept cards leave the game face down.
 * The next deck follows, or the game ends (W-22).
 */
export function endDecade(turn: VolkTurn): void {
  const { state } = turn
  for (const side of [EAST, WEST])
    for (const card of cardsIn(state.place, handOf(side)))
      if (state.kept[card] === 0) moveCard(turn, card, PLACES.buried, SEES[side])
      else turn.list('seen')[card] = 0
  for (const card of cardsIn(state.place, PLACES.pile)) moveCard(turn, card, PLACES.buried, 0)
  for (const card of cardsIn(state.place, PLACES.special)) moveCard(turn, card, PLACES.gone)
  state.kept = state.kept.map(() => 0)
  state.ready = [0, 0]
  state.step10 = 0
  state.decade += 1
}
