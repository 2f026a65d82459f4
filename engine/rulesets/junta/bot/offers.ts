/** What a bot offers of its own accord: money for votes and for units, and cards that are worth more to others. */
import { handLimit } from '../blocks/numbers'
import { commanderOf } from '../coup/rules/command'
import { port } from '../deals'
import { isPending } from '../rules/budget'
import { cardCount, handOf } from '../rules/cards'
import { type JuntaState, NOBODY } from '../state'
import { type Beliefs, guessedMoney } from './beliefs'
import { wayFrom } from './map'
import { nameOf, type Plan } from './memory'
import { payment } from './payments'
import { sway } from './sway'
import { itemWorth, worthTo } from './worth'

/** What it would offer at this moment, to somebody who has had no offer in this step. */
export function offerNow(beliefs: Beliefs, view: JuntaState): Plan | undefined {
  const { made, asked } = beliefs.memory
  const partners = port.partners(beliefs.rules, view, beliefs.seat).filter((other) => !asked.has(other))
  if (partners.length === 0) return undefined
  for (const planOf of [payment, sway, hire, sale]) {
    const plan = planOf(beliefs, view, partners)
    if (plan && !made.has(nameOf(plan))) return plan
  }
  return undefined
}

/** Notes of one million: the most common ones. */
export const ones = ({ cards }: Beliefs['rules'], millions: number): number[] =>
  new Array<number>(Math.max(0, millions)).fill(cards.ids.length)

/** A sum in ones and twos, as most have them. */
function notesFor(rules: Beliefs['rules'], millions: number): number[] {
  const twos = Math.trunc(millions / 3)
  const [one] = ones(rules, 1)
  return [...ones(rules, millions - 2 * twos), ...new Array<number>(twos).fill(one + 1)]
}

// ---- units

/** A rebel pays a million for the greatest troop of somebody who stays out of it. */
function hire(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { rules, weights, seat } = beliefs
  if (view.phase !== 'movement' || weights.units === 0 || view.rebel[seat] !== 1) return undefined
  const price = ones(rules, 1)
  if (!port.owned(rules, view, seat).includes(price[0])) return undefined
  let best: Plan | undefined
  for (const other of partners) {
    if (view.rebel[other] === 1 || other === view.president) continue
    const wants = greatestTroop(beliefs, view, other)
    const isWorth = wants.length * weights.units >= weights.money + weights.margin
    if (isWorth && wants.length > (best?.wants.length ?? 0)) best = { to: other, gives: price, wants }
  }
  return best
}

/** Items for the most units of a family that stand together and could come to a centre. */
function greatestTroop(beliefs: Beliefs, view: JuntaState, other: number): number[] {
  const { rules } = beliefs
  const troops = new Map<number, number[]>()
  for (const item of port.owned(rules, view, other)) {
    const unit = rules.units.indexOf.get(port.itemName(rules, item)) ?? NOBODY
    if (unit === NOBODY || commanderOf(rules, view, unit) !== other) continue
    const cell = view.cell[unit]
    if (wayFrom(beliefs, view, cell) < rules.board.grid.size)
      troops.set(cell, [...(troops.get(cell) ?? []), item])
  }
  return [...troops.values()].reduce((most, troop) => (troop.length > most.length ? troop : most), [])
}

// ---- cards

/**
 * A card that is worth more to another: because they have in front of them what it needs, because they are voted on, or because here it
 * is one too many. The price is half of what is gained by it, as far as they may have so much.
 */
function sale(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { rules, weights, seat } = beliefs
  if (!MARKETS.includes(view.phase)) return undefined
  const spare = spareCards(beliefs, view)
  let best: Plan | undefined
  let most = 0
  for (const card of handOf(view, seat)) {
    const own = spare.includes(card) ? 0 : worthTo(beliefs, view, card, seat)
    for (const other of partners) {
      if (isFull(beliefs, view, other) || (other === view.president && isPending(view))) continue
      const theirs = worthTo(beliefs, view, card, other)
      const price = priceOf(beliefs, view, { own, theirs, other })
      const gain = price * weights.money - own
      if (price < 1 || gain < weights.margin || theirs - price * weights.money < weights.margin) continue
      if (gain <= most) continue
      most = gain
      best = { to: other, gives: [card], wants: notesFor(rules, price) }
    }
  }
  return best
}
const MARKETS: readonly string[] = ['shed', 'trim', 'nominate', 'back', 'vote', 'locations']

type Bargain = { readonly own: number; readonly theirs: number; readonly other: number }

function priceOf(beliefs: Beliefs, view: JuntaState, { own, theirs, other }: Bargain): number {
  const { weights } = beliefs
  const middle = Math.trunc((own + theirs) / 2 / Math.max(1, weights.money))
  return Math.min(middle, guessedMoney(beliefs, view, other))
}
/** Cards of the least worth above the limit: they go anyway (J-48). */
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

/** Whether a family would have to throw a card away for it. */
const isFull = ({ rules }: Beliefs, view: JuntaState, other: number): boolean =>
  ['shed', 'trim'].includes(view.phase) && cardCount(view, other) >= handLimit(rules, view, other)
