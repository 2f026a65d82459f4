/** Carries out the actions of deals, and removes offers that no longer hold. */
import type { Action, GameEvent, Seat, Turn } from '../../types'
import { type Deal, type DealingState, type DealPort, draftOf, hasAll, offerBetween, without } from './deals'
import { dealValues, exchangeValues, seatValue } from './words'

/** Carries out a legal action and returns true if it is one of deals. Call `lapse` afterwards, as after every step. */
export function dealStep<S extends DealingState, R>(
  port: DealPort<S, R>,
  turn: Turn<S, R>,
  seat: number,
  action: Action,
): boolean {
  const { state, def, rules } = turn
  const other = def.seats.indexOf(action.with as Seat)
  const draft = draftOf(state, seat)
  switch (action.type) {
    case 'deal':
      return add(turn, { from: seat, to: other, offered: 0, gives: [], wants: [], words: [] })
    case 'give':
    case 'keep':
    case 'want':
    case 'spare':
      return draft !== undefined && rewrite(turn, draft, withItem(port, rules, draft, action))
    case 'promise':
    case 'hush': {
      const index = port.words(rules).indexOf(action.words as string)
      const others = draft?.words.filter((one) => one !== index) ?? []
      const words = action.type === 'hush' ? others : [...others, index].sort((a, b) => a - b)
      return draft !== undefined && rewrite(turn, draft, { ...draft, words })
    }
    case 'offer':
      return draft !== undefined && send(port, turn, draft)
    case 'drop':
      return draft !== undefined && remove(turn, draft)
    case 'accept':
    case 'refuse':
    case 'counter':
      return other >= 0 && settle(port, turn, offerBetween(state, other, seat), action.type)
    case 'withdraw': {
      const offer = offerBetween(state, seat, other)
      if (offer) emit(turn, offer, 'withdrawn')
      return offer !== undefined && remove(turn, offer)
    }
    default:
      return false
  }
}

/** Items of a deal are sorted by number, so that the order in which they were added stays hidden. */
const sorted = (items: readonly number[]): number[] => items.slice().sort((a, b) => a - b)

function withItem<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  draft: Deal,
  { type, item: name }: Action,
): Deal {
  const item = port.itemNamed(rules, name as string)
  const { gives, wants } = draft
  if (type === 'give') return { ...draft, gives: sorted([...gives, item]) }
  if (type === 'keep') return { ...draft, gives: without(gives, [item]) }
  if (type === 'want') return { ...draft, wants: sorted([...wants, item]) }
  return { ...draft, wants: without(wants, [item]) }
}

function send<S extends DealingState, R>(port: DealPort<S, R>, turn: Turn<S, R>, draft: Deal): boolean {
  const offer: Deal = { ...draft, offered: 1 }
  remove(turn, draft)
  // Added at the end, because the position of the draft would reveal when it was begun.
  add(turn, offer)
  const offers = turn.list('offers') as number[]
  offers[draft.from] += 1
  emitContents(port, turn, offer, 'offered')
  return true
}

function settle<S extends DealingState, R>(
  port: DealPort<S, R>,
  turn: Turn<S, R>,
  offer: Deal | undefined,
  answer: 'accept' | 'refuse' | 'counter',
): boolean {
  if (!offer) return false
  const { from, to, gives, wants } = offer
  remove(turn, offer)
  if (answer === 'accept') {
    port.exchange(turn, from, to, gives, wants)
    emitContents(port, turn, offer, 'accepted')
  } else emit(turn, offer, answer === 'refuse' ? 'refused' : 'countered')
  if (answer === 'counter')
    add(turn, { from: to, to: from, offered: 0, gives: wants, wants: gives, words: [] })
  return true
}

/**
 * Removes an offer if one of the two can no longer deal, or if the maker no longer has an offered item. Drafts lose such items.
 * Missing items of the other player change nothing, because the maker must not learn of it.
 */
export function lapse<S extends DealingState, R>(port: DealPort<S, R>, turn: Turn<S, R>): void {
  const { state, rules } = turn
  for (const deal of state.deals.slice()) {
    const { from, to, gives } = deal
    const may =
      port.mayDeal(rules, state, from) &&
      port.mayDeal(rules, state, to) &&
      port.partners(rules, state, from).includes(to)
    const owned = may ? port.owned(rules, state, from) : []
    if (may && hasAll(owned, gives)) continue
    if (deal.offered === 1) emit(turn, deal, 'lapsed', { reveals: true })
    if (deal.offered === 1 || !may) remove(turn, deal)
    else rewrite(turn, deal, { ...deal, gives: without(gives, without(gives, owned)) })
  }
}

// ---- the list of deals

function add<S extends DealingState, R>(turn: Turn<S, R>, deal: Deal): true {
  ;(turn.list('deals') as Deal[]).push(deal)
  return true
}

function remove<S extends DealingState, R>(turn: Turn<S, R>, deal: Deal): true {
  const deals = turn.list('deals') as Deal[]
  deals.splice(deals.indexOf(deal), 1)
  return true
}

function rewrite<S extends DealingState, R>(turn: Turn<S, R>, deal: Deal, next: Deal): true {
  const deals = turn.list('deals') as Deal[]
  deals[deals.indexOf(deal)] = next
  return true
}

// ---- events

const event = (type: string, values: GameEvent['message']['values']): GameEvent => ({
  type: `deal-${type}`,
  message: { key: `kernel.deal.event.${type}`, values },
})

/** Emits the public event. */
function emit<S extends DealingState, R>(
  turn: Turn<S, R>,
  { from, to }: Deal,
  type: string,
  facts: Partial<GameEvent> = {},
): void {
  const { def } = turn
  const values = { from: seatValue(def, from), to: seatValue(def, to) }
  turn.emit({ ...event(type, values), from: def.seats[from], to: def.seats[to], ...facts })
}

/** The two players hear the items on both sides. The others hear their number, and of a deal those that everybody sees. */
function emitContents<S extends DealingState, R>(
  port: DealPort<S, R>,
  turn: Turn<S, R>,
  deal: Deal,
  type: string,
): void {
  const { def } = turn
  const { from, to, gives, wants } = deal
  const seats = [def.seats[from], def.seats[to]]
  const counts = { gives: gives.length, wants: wants.length }
  const unread =
    type === 'accepted'
      ? exchangeValues(port, def, deal, false)
      : { from: seatValue(def, from), to: seatValue(def, to), ...counts }
  const others = {
    ...event(`${type}-unread`, unread),
    ...{ from: seats[0], to: seats[1], reveals: true as const },
  }
  turn.emit({
    ...event(type, type === 'accepted' ? exchangeValues(port, def, deal, true) : dealValues(port, def, deal)),
    ...{ from: seats[0], to: seats[1], only: seats, others, reveals: true },
  })
}
