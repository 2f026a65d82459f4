/**
 * Deals between players: one offers items for items, and the other accepts all of them or none. Promises are not binding.
 * Any ruleset can have deals: it keeps {@link DealState} in its state and describes the items by a {@link DealPort}.
 * `deal-decisions`, `deal-step`, `deal-refusals` and `deal-table` do the rest.
 */
import type { GameState, Message, Source, Target, Turn } from '../../types'

/** Seats by index; items by numbers of the ruleset. Identical items repeat the number. */
export type Deal = {
  readonly from: number
  readonly to: number
  /** 0 for a draft, visible to its maker only; 1 once it is offered. */
  readonly offered: 0 | 1
  readonly gives: readonly number[]
  readonly wants: readonly number[]
  /** The maker's promises, as indices into the words of the port. */
  readonly words: readonly number[]
}

/** At most one offer from each player to each other, in order of creation, and one draft of each player. */
export type DealState = {
  deals: readonly Deal[]
  /** Offers sent in this turn, by seat. */
  offers: readonly number[]
}
export type DealingState = GameState & DealState

/** The rules of a game about deals. All methods also accept the viewer's view as state. */
export type DealPort<S extends DealingState, R> = {
  mayDeal(rules: R, state: S, seat: number): boolean
  /** The seats that it can deal with, without itself. */
  partners(rules: R, state: S, seat: number): readonly number[]
  /** The items that it could give, each as often as it has it. */
  owned(rules: R, state: S, seat: number): readonly number[]
  /** The items that it can ask of a partner, by its own knowledge rather than the partner's actual items. */
  wantable(rules: R, state: S, seat: number, partner: number): readonly number[]
  /** The name of an item in actions, and back; -1 for an unknown name. */
  itemName(rules: R, item: number): string
  itemNamed(rules: R, name: string): number
  label(rules: R, item: number): Message
  target(rules: R, item: number): Target
  /** Moves the things both ways. */
  exchange(
    turn: Turn<S, R>,
    from: number,
    to: number,
    gives: readonly number[],
    wants: readonly number[],
  ): void
  /** Distinguishes items whose transfer others can tell apart, such as cards and notes if hands are counted. By default all are alike. */
  kind?(rules: R, item: number): number
  /** Whether everybody sees the item change hands. By default no item is seen. */
  isOpen?(rules: R, item: number): boolean
  /** The labels of items for the log, alike items together. By default each item has its label. */
  summary?(rules: R, items: readonly number[]): readonly Message[]
  /** Promises by their ids in the texts of the pack (`promises.<id>`). */
  words(rules: R): readonly string[]
  /** The maximum number of offers of a seat in one turn, so that a player cannot stall the table. */
  perTurn(rules: R): number
  /** The rule that allows deals, and the place of the limit: for refusals. */
  readonly rule: string
  readonly section?: string
  limitSource?(rules: R): Source | undefined
}

/** An item of a deal that is hidden from the viewer. */
export const UNREAD = -1

export const newDeals = (seats: number): DealState => ({ deals: [], offers: new Array(seats).fill(0) })

/** Resets the number of offers for a new turn. */
export function freshOffers<S extends DealingState, R>(turn: Turn<S, R>): void {
  if (turn.state.offers.some((sent) => sent > 0)) (turn.list('offers') as number[]).fill(0)
}

export const draftOf = ({ deals }: DealState, seat: number): Deal | undefined =>
  deals.find(({ from, offered }) => from === seat && offered === 0)

export const offerBetween = ({ deals }: DealState, from: number, to: number): Deal | undefined =>
  deals.find((deal) => deal.offered === 1 && deal.from === from && deal.to === to)

export const offersTo = ({ deals }: DealState, seat: number): Deal[] =>
  deals.filter(({ to, offered }) => offered === 1 && to === seat)

/** Whether every item of `part` is among `all`, as often as it is named. */
export function hasAll(all: readonly number[], part: readonly number[]): boolean {
  return part.length <= all.length && without(all, part).length === all.length - part.length
}

/** `all` without `part`, item by item. */
export function without(all: readonly number[], part: readonly number[]): number[] {
  const left = all.slice()
  for (const item of part) {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** The deals as one seat sees them; -1 for a spectator. Other seats see that an offer exists and the number of items on each side. */
export const viewDeals = (deals: readonly Deal[], seat: number): readonly Deal[] =>
  deals
    .filter(({ from, offered }) => offered === 1 || from === seat)
    .map((deal) => (deal.from === seat || deal.to === seat ? deal : covered(deal)))

const covered = ({ gives, wants, ...deal }: Deal): Deal => ({
  ...deal,
  gives: gives.map(() => UNREAD),
  wants: wants.map(() => UNREAD),
  words: [],
})
