/** Why something else may not be chosen while a task is settled, or between decades. */
import type { Refusal } from '../../../types'
import { DUAL } from '../rules'
import { cardsIn, handOf } from '../rules/cards'
import { NOBODY, otherSide, PLACES, SEES } from '../state'
import { attack, count, pass, reward } from './decade'
import { discard } from './playing'
import { type Attempt, aboutCard, aboutSide, cardIn, inNumbers, isSettling, no } from './reason'
import { choose } from './targets'

/** By type of action, in the place of what refuse.ts says of it. */
export const SETTLING = {
  icon,
  drop,
  choose,
  look,
  swap,
  discard: (attempt: Attempt): Refusal => (isSettling(attempt, 'peek') ? takeOut(attempt) : discard(attempt)),
  leave: () => no('W-67', 'nothing-to-leave'),
  count,
  reward,
  attack,
  pass,
  keep,
  done: () => no('W-23', 'not-now'),
}

/** W-53: icons that have been carried out, or whose condition on the wall does not hold. */
function icon(attempt: Attempt): Refusal {
  if (!isSettling(attempt, 'icons')) return no('W-53', 'no-event')
  return no('W-53', 'icon-closed', { values: aboutCard(attempt.rules, attempt.state.tasks[0].of) })
}

function drop(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  if (!isSettling(attempt, 'icons')) return no('W-51', 'no-event')
  const [{ of }] = state.tasks
  const values = aboutCard(rules, of)
  const source = rules.cards.source[of]
  if (rules.cards.colour[of] !== DUAL)
    return no('W-51', 'not-dual', { values, source: { ...source, path: [...source.path, 'colour'] } })
  return no('W-51', state.dropped === NOBODY ? 'icon-closed' : 'dropped', { values })
}

function look(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isSettling(attempt, 'peek')) return no('W-69', 'no-peek')
  if (state.tasks[0].of !== NOBODY) return no('W-69', 'looked')
  return no('W-69', 'nothing-there', { values: aboutSide(rules, otherSide(side)) })
}

/** The same answer wherever the card is that one does not hold, or has not seen. */
function swap(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isSettling(attempt, 'peek')) return no('W-69', 'no-peek')
  const [given, taken] = [cardIn(attempt, 'give'), cardIn(attempt, 'take')]
  if (given < 0 || taken < 0) return no('W-69', 'no-card')
  if (state.place[given] !== handOf(side))
    return no('W-69', 'swap-not-held', { values: aboutCard(rules, given) })
  return no('W-69', 'swap-not-seen', { values: aboutCard(rules, taken) })
}

function takeOut(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  const card = cardIn(attempt)
  if (card < 0) return no('W-69', 'no-card')
  const isSeen = state.place[card] === PLACES.pile && (state.seen[card] & SEES[side]) !== 0
  return no('W-69', isSeen ? 'not-looked-at-pile' : 'swap-not-seen', { values: aboutCard(rules, card) })
}

/** W-20 */
function keep(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (state.phase !== 'keep') return no('W-20', 'not-keeping')
  const card = cardIn(attempt)
  if (card < 0) return no('W-20', 'no-card')
  const held = cardsIn(state.place, handOf(side))
  if (!held.includes(card)) return no('W-20', 'not-held', { values: aboutCard(rules, card) })
  return no('W-20', 'keep-enough', {
    values: { count: rules.numbers.keep },
    source: inNumbers(rules, 'keep'),
  })
}
