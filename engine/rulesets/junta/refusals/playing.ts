/** Why a card cannot be played, or thrown away, now. The same words for every card that is not in hand, wherever it is. */

import type { Refusal } from '../../../types'
import { cardIn } from '../choices'
import { isInHand, type Reason, saying, type Attempt as Tried } from '../coup/refusals/reason'
import { isFighting } from '../optional/optional-action'
import { canPlay, isAtOnce, momentOf } from '../optional/playing'
import { costOf, hasNeeds, isFor } from '../rules/cards'
import { canPay } from '../rules/money'
import { NOBODY } from '../state'

const no = saying('playing')

function notAtAll(tried: Tried): Refusal | undefined {
  const { state, seat } = tried
  if (state.dead[seat] === 1) return no(tried, 'J-80', 'dead')
  if (isFighting(state) || state.phase === 'sides') return no(tried, 'J-110', 'combat')
  return momentOf(state) === undefined ? no(tried, 'J-09', 'target') : undefined
}

const playing: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const never = notAtAll(tried)
  if (never) return never
  if (state.exile[seat] !== NOBODY) return no(tried, 'J-64', 'exile')
  const card = cardIn(rules, action)
  if (!isInHand(tried, card)) return no(tried, 'J-10', 'not-in-hand')
  const source = rules.cards.source[card]
  if (!isAtOnce(rules, card)) return no(tried, 'J-11', 'own-place', { card }, source)
  const moment = momentOf(state)
  if (!isFor(rules, card, 'any') && !(moment && isFor(rules, card, moment)))
    return no(tried, 'J-11', 'other-moment', { card }, source)
  if (!hasNeeds(rules, state, seat, card)) return no(tried, 'J-11', 'needs', { card }, source)
  const cost = costOf(rules, card)
  if (!canPay(state, seat, cost)) return no(tried, 'J-04', 'too-dear', { card, count: cost }, source)
  return no(tried, 'J-11', canPlay(rules, state, seat, card) ? 'no-aim' : 'no-use', { card }, source)
}

const wasting: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const never = notAtAll(tried)
  if (never) return never
  if (state.exile[seat] !== NOBODY) return no(tried, 'J-64', 'exile')
  const card = cardIn(rules, action)
  return isInHand(tried, card)
    ? no(tried, 'J-11', 'has-use', { card }, rules.cards.source[card])
    : no(tried, 'J-10', 'not-in-hand')
}

const discarding: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const never = notAtAll(tried)
  if (never) return never
  if (state.exile[seat] === NOBODY) return no(tried, 'J-64', 'at-home')
  return no(tried, 'J-10', cardIn(rules, action) < 0 ? 'unknown' : 'not-in-hand')
}

export const playingReasons: Readonly<Record<string, Reason>> = {
  play: playing,
  waste: wasting,
  discard: discarding,
}
