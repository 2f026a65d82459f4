/** The only functions that move cards, so that the counts of hands stay correct and no side learns more than it saw. */
import { tableNumber, volkNumber } from '../blocks/numbers'
import type { Rules, VolkTurn } from '../rules'
import { EAST, NOBODY, PLACES, USES, type Use, type VolkState } from '../state'
import { dismantlable } from './building'
import { hasUnrest } from './protests'
import { leastShort } from './raising'

export const handOf = (side: number): number => PLACES.hand + side

/** Moves a card. The sides that knew its place no longer do, except those in `knows` (bits). */
export function moveCard(turn: VolkTurn, card: number, to: number, knows = 0): void {
  const { state } = turn
  const from = state.place[card]
  if (from === PLACES.pile) state.pile = state.pile.filter((other) => other !== card)
  const held = turn.list('held')
  for (const side of [0, 1]) held[side] += (to === handOf(side) ? 1 : 0) - (from === handOf(side) ? 1 : 0)
  turn.list('place')[card] = to
  turn.list('seen')[card] = knows
}

/** Takes the next card off the pile, or returns NOBODY if it is empty. A side that has seen the card still knows it (W-69). */
export function draw(turn: VolkTurn, to: number): number {
  const [card = NOBODY] = turn.state.pile
  if (card !== NOBODY) moveCard(turn, card, to, to === PLACES.open ? 0 : turn.state.seen[card])
  return card
}

/** Counts the cards of its hand that a side keeps (W-20). */
export const keptBy = ({ place, kept }: VolkState, side: number): number =>
  cardsIn(place, handOf(side)).filter((card) => kept[card] === 1).length

export const openCards = ({ place }: VolkState): number[] => cardsIn(place, PLACES.open)
export function cardsIn(place: readonly number[], where: number): number[] {
  const found: number[] = []
  for (let card = 0; card < place.length; card++) if (place[card] === where) found.push(card)
  return found
}

/** True for a card that a side may play (W-13, W-15): from its hand, the open cards, and for the East the special card. */
export const isWithin = ({ place }: VolkState, card: number, side: number): boolean =>
  place[card] === handOf(side) ||
  place[card] === PLACES.open ||
  (side === EAST && place[card] === PLACES.special)

/** The means of a side that the uses of cards require, computed once for all its cards. */
export type Means = {
  readonly unrest: boolean
  readonly dismantles: boolean
  /** The smallest economy deficit for a living standard; `undefined` if none can be placed. */
  readonly short: number | undefined
}

export const meansOf = (rules: Rules, state: VolkState, side: number): Means => ({
  unrest: hasUnrest(rules, state, side),
  dismantles: dismantlable(rules, state, side) >= tableNumber(rules, state, 'quiet-price', side),
  short: leastShort(rules, state, side),
})

/** Returns the obstacle to a use of a card, or `undefined` if it is possible. */
export function barToUse(rules: Rules, state: VolkState, side: number, card: number, use: Use, means: Means) {
  const { cards, ruleOptions } = rules
  if (use === 'event') {
    if (!serves({ cards }, card, side)) return 'not-your-event'
    return wallAllows(state, cards.wall[card]) ? undefined : 'wall'
  }
  if (cards.special[card]) return 'only-event'
  if (use === 'quiet') {
    if (!means.unrest) return 'calm'
    const isFree = cards.colour[card] === side || ruleOptions.quietWithoutMeans === 'free'
    return isFree || means.dismantles ? undefined : 'no-means'
  }
  const canRaise = means.short !== undefined && means.short <= pointsOf(rules, state, side, card)
  return use === 'develop' || canRaise ? undefined : 'too-poor'
}

/** Returns the points of a card for the side that plays it. */
export const pointsOf = (rules: Rules, state: VolkState, side: number, card: number): number =>
  volkNumber(rules, state, 'card-points', rules.cards.value[side][card], side)

/** W-50, W-51, W-15: true if a side may use the event of a card. */
export const serves = ({ cards }: Pick<Rules, 'cards'>, card: number, side: number): boolean =>
  cards.special[card] ? side === EAST : cards.colour[card] === side || cards.colour[card] === 2

/** True if the wall allows an event: 0 always, 1 only while it stands, 2 only if it never stood (see WALL). */
export const wallAllows = ({ wall, walled }: VolkState, when: number): boolean =>
  when === 0 || (when === 1 ? wall === 1 : walled === 0)

export const usesOf = (rules: Rules, state: VolkState, side: number, card: number, means: Means): Use[] =>
  USES.filter((use) => barToUse(rules, state, side, card, use, means) === undefined)
