/** The knowledge of a trader, and states that look the same to a trader. */

import { viewDeals } from '../../../engine/kernel/deals/deals'
import { knownOf, leastOf, otherDeals } from '../../../engine/kernel/deals/determinization'
import { nextBelow } from '../../../engine/kernel/random'
import type { Viewer } from '../../../engine/types'
import type { BazaarRules, BazaarState } from './bazaar'
import { bazaarPort, COIN, HIDDEN, PLACES, SEATS } from './bazaar-goods'

export function redact(state: BazaarState, viewer: Viewer): BazaarState {
  const own = SEATS.indexOf(viewer)
  return {
    ...state,
    ...{ step: 0, pile: [] },
    place: state.place.map((place) =>
      place === PLACES.table || place === PLACES.hand + own ? place : PLACES.hidden,
    ),
    fund: state.fund.map((coins, seat) => (seat === own ? coins : 0)),
    mark: state.mark.map((mark, seat) => (seat === own || mark < 0 ? mark : HIDDEN)),
    deals: viewDeals(state.deals, own),
  }
}

export function otherWorld(
  rules: BazaarRules,
  state: BazaarState,
  viewer: Viewer,
  rng: number[],
): BazaarState {
  const own = SEATS.indexOf(viewer)
  for (;;) {
    const dealt = { ...state, ...dealtAnew(state, own, rng) }
    const deals = otherDeals(bazaarPort, rules, dealt, own, rng)
    if (deals) return { ...dealt, deals }
  }
}

function dealtAnew(
  { place, pile, held, fund, mark, deals }: BazaarState,
  own: number,
  rng: number[],
): Partial<BazaarState> {
  const others = SEATS.map((_, seat) => seat).filter((seat) => seat !== own)
  const next = place.slice()
  const known = new Set(others.flatMap((seat) => knownOf(deals, own, seat)))
  const free = place.flatMap((at, card) =>
    at !== PLACES.table && at !== PLACES.hand + own && !known.has(card) ? [card] : [],
  )
  const take = () => free.splice(nextBelow(rng, free.length), 1)[0]
  for (const seat of others) {
    const kept = place.filter((at, card) => at === PLACES.hand + seat && known.has(card)).length
    for (let count = kept; count < held[seat]; count++) next[take()] = PLACES.hand + seat
  }
  const newPile = pile.map(() => take())
  for (const card of newPile) next[card] = PLACES.pile
  const least = (seat: number) =>
    Math.max(
      knownOf(deals, own, seat).filter((item) => item === COIN).length,
      leastOf(deals, own, seat) - held[seat],
    )
  return {
    place: next,
    pile: newPile,
    fund: fund.map((coins, seat) => (seat === own ? coins : least(seat) + nextBelow(rng, 4))),
    mark: mark.map((side, seat) => (seat === own || side < 0 ? side : nextBelow(rng, 2))),
  }
}
