/**
 * Deals in a state that looks the same to one viewer (`Ruleset.determinize`).
 * The ruleset first redraws the hidden items. Each owner keeps the items of `knownOf` and at least `leastOf` items.
 * Then `otherDeals` rewrites the offers.
 */

import { nextBelow } from '../random'
import { type Deal, type DealingState, type DealPort, hasAll, without } from './deals'

/** Items that a viewer knows an owner to have, because they are in an offer that the viewer can read. */
export function knownOf(deals: readonly Deal[], viewer: number, owner: number): number[] {
  const known: number[] = []
  for (const { from, to, gives, offered } of deals)
    if (offered === 1 && from === owner && to === viewer) known.push(...without(gives, known))
  return known
}

/** The minimum number of items of an owner for the offers between others. Every player sees their sizes. */
export const leastOf = (deals: readonly Deal[], viewer: number, owner: number): number =>
  deals.reduce(
    (most, { from, to, gives, offered }) =>
      offered === 1 && from === owner && to !== viewer ? Math.max(most, gives.length) : most,
    0,
  )

/**
 * Rewrites the deals after items were redrawn. Deals that the viewer reads stay and drafts of others are removed.
 * Offers between others keep their sizes. Returns `undefined` if an owner has too few items for the offers.
 */
export function otherDeals<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  state: S,
  viewer: number,
  rng: number[],
): Deal[] | undefined {
  const deals: Deal[] = []
  for (const deal of state.deals) {
    const { from, to, gives, wants } = deal
    if (deal.offered === 0 && from !== viewer) continue
    const isRead = from === viewer || to === viewer
    const owned = port.owned(rules, state, from)
    if (isRead && deal.offered === 1 && !hasAll(owned, gives)) return undefined
    if (isRead) deals.push(deal)
    else {
      const kind = (item: number) => port.kind?.(rules, item) ?? 0
      const given = some(owned, gives, kind, rng)
      const wanted = some(port.wantable(rules, state, from, to), wants, kind, rng)
      if (!given || !wanted) return undefined
      deals.push({ ...deal, gives: given, wants: wanted, words: someWords(port.words(rules).length, rng) })
    }
  }
  return deals
}

/** Random items of the same kinds as before, in order. */
function some(
  items: readonly number[],
  before: readonly number[],
  kind: (item: number) => number,
  rng: number[],
): number[] | undefined {
  const left = items.slice()
  const taken: number[] = []
  for (const item of before) {
    const alike = left.filter((other) => kind(other) === kind(item))
    if (alike.length === 0) return undefined
    const one = alike[nextBelow(rng, alike.length)]
    left.splice(left.indexOf(one), 1)
    taken.push(one)
  }
  return taken.sort((a, b) => a - b)
}

const someWords = (count: number, rng: number[]): number[] =>
  Array.from({ length: count }, (_, index) => index).filter(() => nextBelow(rng, 2) === 0)
