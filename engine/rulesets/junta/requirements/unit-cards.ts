/** The requirements of a card that brings or bribes units. */
import type { Refusal } from '../../../types'
import { cardIn, cellIn, familyIn } from '../choices'
import { bribable } from '../coup/cards'
import { isOut, officeOfSlot } from '../coup/rules/command'
import { effectOf, hasNeeds, holds, isFor } from '../rules/cards'
import { canPay } from '../rules/money'
import { type Attempt, no, notNow } from './attempt'

/** J-110: cards cannot be played in the phases of combat. */
const COMBAT: readonly string[] = ['attack', 'order', 'bombard', 'fire', 'losses', 'consent', 'retreat']

/** Refuses cards outside the family's own movement. While units of the cousin's office move, only they can act (J-117). */
function notInOwnMove(attempt: Attempt, rule: string): Refusal | undefined {
  const { rules, state } = attempt
  if (COMBAT.includes(state.phase)) return no(attempt, 'J-110', 'no-cards')
  const late = notNow(attempt, rule, 'movement')
  if (late) return late
  return officeOfSlot(rules, state.slots[0]) < 0 ? undefined : no(attempt, rule, 'not-now')
}

/** Refuses a card that is not in hand or cannot do this now, whatever its target. */
function notUsable(
  attempt: Attempt<'rise' | 'bring' | 'bribe'>,
  verb: 'units' | 'bribe',
  rule: string,
): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const card = cardIn(rules, action)
  if (!holds(state, seat, card)) return no(attempt, rule, 'not-in-hand')
  if (state.owes) return no(attempt, 'J-98', 'move-first')
  const source = rules.cards.source[card]
  const effect = effectOf(rules, card, verb)
  if (!effect || !isFor(rules, card, state.phase === 'call' ? 'call' : 'movement'))
    return no(attempt, rule, 'other-card', { card }, source)
  const isPaid = verb === 'bribe' || canPay(state, seat, effect.cost)
  return isPaid && hasNeeds(rules, state, seat, card)
    ? undefined
    : no(attempt, rule, 'card-unusable', { card }, source)
}

/** Refuses a wrong space for a card's units. The action names it exactly if there are several such spaces. */
export function unitsFrom(attempt: Attempt<'rise' | 'bring'>, rule: string): Refusal | undefined {
  const { rules, action } = attempt
  const unusable = notUsable(attempt, 'units', rule)
  if (unusable) return unusable
  const card = cardIn(rules, action)
  const cells = effectOf(rules, card, 'units')?.cells ?? []
  const isSaid = cells.length === 1 ? !('cell' in action) : cells.includes(cellIn(rules, action))
  return isSaid ? undefined : no(attempt, rule, 'say-where', { card }, rules.cards.source[card])
}

export const bring = (attempt: Attempt<'bring'>): Refusal | undefined =>
  notInOwnMove(attempt, 'J-122') ?? unitsFrom(attempt, 'J-122')

export function bribe(attempt: Attempt<'bribe'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = notInOwnMove(attempt, 'J-04') ?? notUsable(attempt, 'bribe', 'J-04')
  if (wrong) return wrong
  const card = cardIn(rules, action)
  const family = familyIn(rules, action)
  const cell = cellIn(rules, action)
  if (cell < 0 || family < 0) return no(attempt, 'J-04', cell < 0 ? 'no-space' : 'no-family')
  if (family === seat) return no(attempt, 'J-04', 'already-yours')
  if (isOut(state, family)) return no(attempt, 'J-114', 'family-away', { family })
  const price = (effectOf(rules, card, 'bribe')?.cost ?? 0) * action.units
  const isThere = action.units >= 1 && action.units <= bribable(rules, state, card, cell, family).length
  return isThere && canPay(state, seat, price, true)
    ? undefined
    : no(attempt, 'J-04', 'no-bribe', { card, other: family, cell }, rules.cards.source[card])
}
