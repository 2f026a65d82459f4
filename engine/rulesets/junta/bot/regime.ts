/** The relation of a family to the President: its demands, its share, and the leader, all from public facts. */

import { moneyOf } from '../rules/money'
import { HOLIDAY, type JuntaState, NOBODY } from '../state'
import { type Beliefs, guessedMoney } from './beliefs'
import { aidOf } from './funds'

/** Returns the millions in Switzerland and in hand, exact for the bot itself and estimated for others. */
export function wealthOf(beliefs: Beliefs, view: JuntaState, family: number): number {
  const { seat, memory } = beliefs
  if (family === seat) return moneyOf(view, seat, 'swiss') + moneyOf(view, seat)
  return (memory.funds.banked[family] ?? 0) + guessedMoney(beliefs, view, family)
}

/** Returns the richest family except one, or NOBODY while no family has money. */
export function richestBut(beliefs: Beliefs, view: JuntaState, family: number): number {
  let richest = NOBODY
  let most = 0
  for (let other = 0; other < beliefs.rules.seats.length; other++) {
    if (other === family) continue
    const wealth = wealthOf(beliefs, view, other)
    if (wealth <= most) continue
    most = wealth
    richest = other
  }
  return richest
}

/** True if the President is the richest of the other families and richer than this one. */
export const isAhead = (beliefs: Beliefs, view: JuntaState, family: number): boolean =>
  view.turn > FIRST_TURNS &&
  richestBut(beliefs, view, family) === view.president &&
  wealthOf(beliefs, view, view.president) > wealthOf(beliefs, view, family)
/** No family is ahead before the first aid is banked. */
const FIRST_TURNS = 1

/** Returns the share that a family demands for each hundred that the President keeps: more if the President is ahead. */
export const demandOf = (beliefs: Beliefs, view: JuntaState, family: number): number =>
  beliefs.weights.share + (isAhead(beliefs, view, family) ? beliefs.weights.envy : 0)

/** Estimates the millions of the aid that the President keeps with these promises. */
export const keptOf = ({ rules }: Beliefs, budget: readonly number[]): number =>
  Math.max(0, aidOf(rules) - budget.reduce((sum, millions) => sum + millions, 0))

/** Returns the money that a family gets in the budget minus its demand, in points. The family is content above zero. */
export function contentWith(beliefs: Beliefs, view: JuntaState, family: number): number {
  const { weights } = beliefs
  const ask = Math.trunc(
    (keptOf(beliefs, view.budget) * demandOf(beliefs, view, family) * weights.money) / 100,
  )
  return view.budget[family] * weights.money - ask
}

/**
 * The same for a decided budget. While the bank is closed the President keeps everything and others get nothing. A
 * President who took office after the aid was shared out causes no discontent.
 */
export function temperOf(beliefs: Beliefs, view: JuntaState, family: number): number {
  const { payer } = beliefs.memory.funds
  if (payer !== NOBODY && payer !== view.president) return 0
  const isKept = view.bank === HOLIDAY && view.occupied === 0
  return contentWith(beliefs, isKept ? { ...view, budget: view.budget.map(() => 0) } : view, family)
}
