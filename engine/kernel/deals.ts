/**
 * Deals between players: one offers things for things, the other takes them all at once or not at all. Promises are words and
 * bind nobody. Any ruleset can have deals: it keeps {@link DealState} in its state and says by a {@link DealPort} what can be
 * dealt in; `deal-decisions`, `deal-step`, `deal-refusals` and `deal-table` do the rest.
 */
import type { GameState, Message, Source, Target, Turn } from '../types'

/** Seats by index; items by numbers of the ruleset, the same number as often as there are things that are alike. */
export type Deal = {
  readonly from: number
  readonly to: number
  /** 0 while its maker writes it, unseen; 1 once it is before the other. */
  readonly offered: 0 | 1
  readonly gives: readonly number[]
  readonly wants: readonly number[]
  /** What the maker promises: indices in the words of the port. */
  readonly words: readonly number[]
}

/** At most one offer from each player to each other, in the order they were made, and one draft of each player. */
export type DealState = {
  deals: readonly Deal[]
  /** By seat: offers sent in this turn. */
  offers: readonly number[]
}
export type DealingState = GameState & DealState

/** What the rules of a game say about deals. Everything here may be asked of a view too, about the viewer. */
export type DealPort<S extends DealingState, R> = {
  mayDeal(rules: R, state: S, seat: number): boolean
  /** Whom it may deal with; never itself. */
  partners(rules: R, state: S, seat: number): readonly number[]
  /** What it could give, an item as often as it has it. */
  owned(rules: R, state: S, seat: number): readonly number[]
  /** What it may ask of a partner, as far as it knows: not what the partner really has. */
  wantable(rules: R, state: S, seat: number, partner: number): readonly number[]
  /** Its name in actions, and back; -1 for a name that is none. */
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
  /** Things that others can tell apart when they change hands, such as a card and a note where hands are counted; without it all are alike. */
  kind?(rules: R, item: number): number
  /** Promises by their ids in the texts of the pack (`promises.<id>`). */
  words(rules: R): readonly string[]
  /** Most offers that a seat sends in one turn, so that nobody can stall the table. */
  perTurn(rules: R): number
  /** Statement of the rules and section that allow deals, and where the limit is written: for refusals. */
  readonly rule: string
  readonly section?: string
  limitSource?(rules: R): Source | undefined
}

/** An item in a deal that the viewer may not read. */
export const UNREAD = -1

export const newDeals = (seats: number): DealState => ({ deals: [], offers: new Array(seats).fill(0) })

/** A new turn: everybody may make offers again. */
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

/** The deals as one seat sees them; a spectator is nobody's seat (-1). Others know of an offer, and how many things are on each side. */
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
