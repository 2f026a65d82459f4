/** The knowledge of a bot about itself, and its guesses about others. */
import type { Rules } from '../rules'
import { effectOf } from '../rules/cards'
import { moneyOf } from '../rules/money'
import { type JuntaState, NOBODY } from '../state'
import type { Memory } from './memory'
import type { Weights } from './weights'

export type Beliefs = {
  readonly rules: Rules
  readonly weights: Weights
  readonly seat: number
  readonly memory: Memory
}

export const NEVER = -1_000_000_000

export const isPresident = ({ seat }: Beliefs, { president }: JuntaState): boolean => president === seat
export const ownMoney = ({ seat }: Beliefs, view: JuntaState): number => moneyOf(view, seat)

/** Estimates the millions in a family's hand, from observed payments as far as the bot watches others, otherwise from its office. */
export const guessedMoney = (
  { rules, weights, memory }: Beliefs,
  view: JuntaState,
  other: number,
): number => {
  const byOffice = other === view.president ? 2 * rules.numbers.aid : POCKET + (view.budget[other] ?? 0)
  const seen = memory.funds.next[other] ?? byOffice
  return Math.trunc((weights.watch * seen + (100 - weights.watch) * byOffice) / 100)
}

/** Typical money of a minister, in millions. */
const POCKET = 2

/** True if a card may save its owner from a killer. */
export const savesLife = ({ cards }: Rules, card: number): boolean =>
  cards.effects[card].some(({ verb }) => verb === 'guard' || verb === 'buy-off')

/** Returns the worth of a card to its owner, in points of the weights. */
export function cardWorth({ rules, weights }: Beliefs, card: number): number {
  const { cards } = rules
  const votes = cards.votes[card] * weights.votes
  const income = cards.income[card] * weights.money * 2
  const note = effectOf(rules, card, 'note') ? weights.money * 2 : 0
  return votes + income + note + (savesLife(rules, card) ? weights.danger * GUARDED : 0) + weights.cards
}

const GUARDED = 10

export const cardNamed = ({ rules }: Beliefs, name: unknown): number =>
  rules.cards.indexOf.get(name as string) ?? NOBODY
export const seatNamed = ({ rules }: Beliefs, name: unknown): number => rules.seats.indexOf(name as string)
