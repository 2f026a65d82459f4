/** Why a card brings no units, and bribes none. */
import type { Refusal } from '../../../../types'
import { cardIn, cellIn, familyIn } from '../../choices'
import { effectOf, hasNeeds, isFor } from '../../rules/cards'
import { canPay } from '../../rules/money'
import { isOut, officeOfSlot } from '../rules/command'
import { inMove } from './moving'
import { type Attempt, isInHand, no, type Reason } from './reason'

/** Not while the units of an office of the cousin move: they alone do then (J-117). */
const inOwnMove = (attempt: Attempt, rule: string): Refusal | undefined => {
  const late = inMove(attempt, rule)
  if (late) return late
  const { rules, state } = attempt
  return officeOfSlot(rules, state.slots[0]) < 0 ? undefined : no(attempt, rule, 'not-now')
}

/** J-110: where there is combat nobody plays cards. */
const COMBAT: readonly string[] = ['attack', 'order', 'bombard', 'fire', 'losses', 'consent', 'retreat']

export const bringing: Reason = (attempt) => {
  if (COMBAT.includes(attempt.state.phase)) return no(attempt, 'J-110', 'no-cards')
  return inOwnMove(attempt, 'J-122') ?? ofCard(attempt, 'units', 'J-122')
}

export const bribing: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  if (COMBAT.includes(state.phase)) return no(attempt, 'J-110', 'no-cards')
  const late = inOwnMove(attempt, 'J-04')
  if (late) return late
  const card = cardIn(rules, action)
  if (!isUsable(attempt, card, 'bribe')) return ofCard(attempt, 'bribe', 'J-04')
  const family = familyIn(rules, action)
  const cell = cellIn(rules, action)
  if (cell < 0 || family < 0) return no(attempt, 'J-04', cell < 0 ? 'no-space' : 'no-family')
  if (family === seat) return no(attempt, 'J-04', 'already-yours')
  if (isOut(state, family)) return no(attempt, 'J-114', 'family-away', { family })
  return no(attempt, 'J-04', 'no-bribe', { card, other: family, cell }, rules.cards.source[card])
}

const isItsMoment = ({ rules, state }: Attempt, card: number): boolean =>
  isFor(rules, card, state.phase === 'call' ? 'call' : 'movement')

/** A card of theirs that does this now, whatever it does it to. */
const isUsable = (attempt: Attempt, card: number, verb: 'units' | 'bribe'): boolean => {
  const { rules, state, seat } = attempt
  if (state.owes || !isInHand(attempt, card) || !isItsMoment(attempt, card)) return false
  const effect = effectOf(rules, card, verb)
  if (!effect || !hasNeeds(rules, state, seat, card)) return false
  return verb === 'bribe' || canPay(state, seat, effect.cost)
}

/** A card that does not do this now. */
export function ofCard(attempt: Attempt, verb: 'units' | 'bribe', rule: string): Refusal {
  const { rules, state, action } = attempt
  const card = cardIn(rules, action)
  if (!isInHand(attempt, card)) return no(attempt, rule, 'not-in-hand')
  if (state.owes) return no(attempt, 'J-98', 'move-first')
  const source = rules.cards.source[card]
  if (!effectOf(rules, card, verb) || !isItsMoment(attempt, card))
    return no(attempt, rule, 'other-card', { card }, source)
  return no(attempt, rule, isUsable(attempt, card, verb) ? 'say-where' : 'card-unusable', { card }, source)
}
