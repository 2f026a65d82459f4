/** Cards that are worth more to others. They are sold occasionally to share the gain, or by trading bots for as much as the buyer can pay. */
import { aidNotes, handLimit } from '../blocks/numbers'
import { noteItems, port } from '../deals'
import { isPending } from '../rules/budget'
import { cardCount, handOf } from '../rules/cards'
import type { JuntaState } from '../state'
import { type Beliefs, guessedMoney } from './beliefs'
import { nameOf, type Plan } from './memory'
import { weightsOf } from './weights'
import { itemWorth, worthTo } from './worth'

const MARKETS: readonly string[] = ['shed', 'trim', 'nominate', 'back', 'vote', 'locations']
/** Phases with trade. They include the budget, while the President has the aid and has promised nothing. */
const TRADED: readonly string[] = [...MARKETS, 'budget']

/**
 * Returns the best offer of a card that is worth more to its buyer. The buyer may have its requirements, be a candidate,
 * or the card may be spare here. The price is half the gain, limited by the money that the buyer seems to have.
 */
export function sale(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { weights, seat } = beliefs
  if (!MARKETS.includes(view.phase)) return undefined
  const spare = spareCards(beliefs, view)
  let best: Plan | undefined
  let most = 0
  for (const card of handOf(view, seat)) {
    const own = spare.includes(card) ? 0 : worthTo(beliefs, view, card, seat)
    for (const other of partners) {
      if (!canTake(beliefs, view, other)) continue
      const theirs = worthTo(beliefs, view, card, other)
      const price = priceOf(beliefs, view, { own, theirs, other })
      const gain = price * weights.money - own
      if (price < 1 || gain < weights.margin || theirs - price * weights.money < weights.margin) continue
      if (gain <= most) continue
      most = gain
      best = { to: other, gives: [card], wants: notesFor(beliefs, price) }
    }
  }
  return best
}

type Bargain = { readonly own: number; readonly theirs: number; readonly other: number }

function priceOf(beliefs: Beliefs, view: JuntaState, { own, theirs, other }: Bargain): number {
  const { weights } = beliefs
  const middle = Math.trunc((own + theirs) / 2 / Math.max(1, weights.money))
  return Math.min(middle, guessedMoney(beliefs, view, other))
}

// ---- trade

/**
 * Returns the best sale left this turn: any card, at the buyer's value and within the buyer's estimated money. A refused
 * offer is repeated in other notes, then at a lower price. A card waits for a buyer who pays enough of its worth, unless
 * it is spare or the aid runs out.
 */
export function trade(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { weights, seat, memory } = beliefs
  if (weights.trade === 0 || !TRADED.includes(view.phase)) return undefined
  const buyers = partners.filter((other) => canTake(beliefs, view, other))
  const spare = spareCards(beliefs, view)
  let best: Plan | undefined
  let most = 0
  for (const card of handOf(view, seat)) {
    const least = spare.includes(card) ? 0 : reserveOf(beliefs, view, card)
    for (const other of buyers) {
      const tries = triesWith(beliefs, other)
      const price = askedOf(beliefs, view, { card, other, tries })
      const gain = price * weights.money - least
      const wants = tries % 2 === 0 ? notesFor(beliefs, price) : greatNotesFor(beliefs, price)
      const plan = { to: other, gives: [card], wants }
      if (price < 1 || gain <= most || memory.made.has(nameOf(plan))) continue
      most = gain
      best = plan
    }
  }
  return best
}

/** Returns the number of offers that a family has received this turn. */
const triesWith = ({ memory }: Beliefs, other: number): number =>
  [...memory.made].filter((name) => name.startsWith(`${other} `)).length

type Asked = { readonly card: number; readonly other: number; readonly tries: number }

/** Returns the price in millions: the worth minus the buyer's margin, reduced after every second refusal. */
function askedOf(beliefs: Beliefs, view: JuntaState, { card, other, tries }: Asked): number {
  const { money, margin } = weightsFor(beliefs, other)
  const worth = worthAsIts(beliefs, view, card, other) - margin
  const price = Math.trunc(
    (worth * Math.max(0, 100 - LESS * Math.trunc(tries / 2))) / (100 * Math.max(1, money)),
  )
  return Math.min(price, guessedMoney(beliefs, view, other))
}
/** Percent of the price by which it falls. */
const LESS = 30

/** Returns the lowest price of a card: a share of its worth to the keenest buyer, or 0 in the last turn with aid. */
function reserveOf(beliefs: Beliefs, view: JuntaState, card: number): number {
  const { rules, weights, seat } = beliefs
  const notes = rules.notes.reduce((sum, count) => sum + count, 0)
  if (notes - (view.turn + 1) * aidNotes(rules, view) < aidNotes(rules, view)) return 0
  const worths = port.partners(rules, view, seat).map((other) => worthAsIts(beliefs, view, card, other))
  return Math.trunc((Math.max(0, ...worths) * weights.trade) / 100)
}

/** Returns the worth of a card by the owner's weights, which are public in the pack. */
const worthAsIts = (beliefs: Beliefs, view: JuntaState, card: number, owner: number): number =>
  worthTo({ ...beliefs, weights: weightsFor(beliefs, owner) }, view, card, owner)

/** Returns the weights of a family, which are public in the pack. */
export const weightsFor = ({ rules, weights }: Beliefs, family: number) => weightsOf(rules, family) ?? weights

// ---- shared by both

const canTake = (beliefs: Beliefs, view: JuntaState, other: number): boolean =>
  !isFull(beliefs, view, other) && !(other === view.president && isPending(view))

/** Returns the least valuable cards above the limit, which would be discarded anyway (J-48). */
function spareCards(beliefs: Beliefs, view: JuntaState): number[] {
  const { rules, seat } = beliefs
  const over = ['shed', 'trim'].includes(view.phase)
    ? cardCount(view, seat) - handLimit(rules, view, seat)
    : 0
  if (over <= 0) return []
  const worth = (card: number) => itemWorth(beliefs, view, card, seat)
  return handOf(view, seat)
    .sort((a, b) => worth(a) - worth(b))
    .slice(0, over)
}

/** True if the buyer would have to discard a card in return. */
const isFull = ({ rules }: Beliefs, view: JuntaState, other: number): boolean =>
  ['shed', 'trim'].includes(view.phase) && cardCount(view, other) >= handLimit(rules, view, other)

/** Returns a sum in ones and twos, which most families have. */
function notesFor({ rules }: Beliefs, millions: number): number[] {
  const twos = Math.trunc(millions / 3)
  return [...noteItems(rules, 1, millions - 2 * twos), ...noteItems(rules, 2, twos)]
}

/** Returns the sum in threes as far as possible, for a payer whose small notes are spent. */
function greatNotesFor({ rules }: Beliefs, millions: number): number[] {
  const rest = millions % 3
  return [...noteItems(rules, rest, Math.min(1, rest)), ...noteItems(rules, 3, Math.trunc(millions / 3))]
}
