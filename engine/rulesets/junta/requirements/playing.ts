/** The requirements for playing or throwing away a card. All cards outside the hand get the same sentence, wherever they are. */
import { ASK } from '../../../blocks/asking'
import { isSame } from '../../../kernel/legality/legality'
import type { Refusal } from '../../../types'
import { cardIn } from '../choices'
import { momentOf } from '../optional/moments'
import { isFighting } from '../optional/optional-action'
import { hasUse, isAtOnce, isNow, waysToPlay } from '../optional/playing'
import { costOf, hasNeeds, holds } from '../rules/cards'
import { canPay } from '../rules/money'
import { NOBODY } from '../state'
import { type Attempt, saying } from './attempt'

const no = saying('playing')

function notAtAll(attempt: Attempt): Refusal | undefined {
  const { state, seat } = attempt
  if (state.phase === ASK) return saying('coup')(attempt, 'J-09', 'not-now')
  if (state.dead[seat] === 1) return no(attempt, 'J-80', 'dead')
  if (isFighting(state) || state.phase === 'sides') return no(attempt, 'J-110', 'combat')
  return momentOf(state) === undefined ? no(attempt, 'J-09', 'target') : undefined
}

/** Refuses a card that is not in the hand of a family at home. */
function notInHand(attempt: Attempt<'play' | 'waste'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const never = notAtAll(attempt)
  if (never) return never
  if (state.exile[seat] !== NOBODY) return no(attempt, 'J-64', 'exile')
  return holds(state, seat, cardIn(rules, action)) ? undefined : no(attempt, 'J-10', 'not-in-hand')
}

export function play(attempt: Attempt<'play'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = notInHand(attempt)
  if (wrong) return wrong
  const card = cardIn(rules, action)
  const source = rules.cards.source[card]
  if (!isAtOnce(rules, card)) return no(attempt, 'J-11', 'own-place', { card }, source)
  if (!isNow(rules, state, card)) return no(attempt, 'J-11', 'other-moment', { card }, source)
  if (!hasNeeds(rules, state, seat, card)) return no(attempt, 'J-11', 'needs', { card }, source)
  const cost = costOf(rules, card)
  if (!canPay(state, seat, cost)) return no(attempt, 'J-04', 'too-dear', { card, count: cost }, source)
  const ways = waysToPlay(rules, state, seat, card)
  if (ways.length === 0) return no(attempt, 'J-11', 'no-use', { card }, source)
  return ways.some((way) => isSame(way.action, action))
    ? undefined
    : no(attempt, 'J-11', 'no-aim', { card }, source)
}

export function waste(attempt: Attempt<'waste'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = notInHand(attempt)
  if (wrong) return wrong
  const card = cardIn(rules, action)
  return hasUse(rules, state, seat, card)
    ? no(attempt, 'J-11', 'has-use', { card }, rules.cards.source[card])
    : undefined
}

export function discard(attempt: Attempt<'discard'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const never = notAtAll(attempt)
  if (never) return never
  if (state.exile[seat] === NOBODY) return no(attempt, 'J-64', 'at-home')
  const card = cardIn(rules, action)
  if (card < 0) return no(attempt, 'J-10', 'unknown')
  return holds(state, seat, card) ? undefined : no(attempt, 'J-10', 'not-in-hand')
}
