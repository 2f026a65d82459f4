/** The requirements of the icons of an event, and of looking at cards. */
import type { Refusal } from '../../../types'
import { inside } from '../compile/parts'
import { cardNamed } from '../names'
import { DUAL } from '../rules'
import { handOf } from '../rules/cards'
import { HAND, NOBODY, otherSide, PILE, PLACES, SEES } from '../state'
import { openIcons } from '../tasks/icons'
import { mayWait } from '../tasks/provinces'
import { type Attempt, aboutCard, aboutSide, isSettling, no } from './attempt'

/** W-51, W-53: refuses icons that were carried out, or whose condition on the wall does not hold. */
function isOpen(rule: string, { rules, state, action }: Attempt<'icon' | 'drop'>): Refusal | undefined {
  const [task] = state.tasks
  const values = aboutCard(rules, task.of)
  return openIcons(rules, task).includes(action.at) ? undefined : no(rule, 'icon-closed', { values })
}

export const icon = (attempt: Attempt<'icon'>): Refusal | undefined => isOpen('W-53', attempt)

export function drop(attempt: Attempt<'drop'>): Refusal | undefined {
  const { rules, state } = attempt
  const [{ of }] = state.tasks
  const values = aboutCard(rules, of)
  if (rules.cards.colour[of] !== DUAL)
    return no('W-51', 'not-dual', { values, source: inside(rules.cards.source[of], 'colour') })
  return state.dropped === NOBODY ? isOpen('W-51', attempt) : no('W-51', 'dropped', { values })
}

export function look({ rules, state, side, action }: Attempt<'look'>): Refusal | undefined {
  if (state.tasks[0].of !== NOBODY) return no('W-69', 'looked')
  const other = otherSide(side)
  const count = action.at === 'hand' ? state.held[other] : state.pile.length
  return count > 0 ? undefined : no('W-69', 'nothing-there', { values: aboutSide(rules, other) })
}

/** Refuses a swap. The answer does not depend on the place of a card that the side does not hold or has not seen. */
export function swap({ rules, state, side, action }: Attempt<'swap'>): Refusal | undefined {
  const [given, taken] = [cardNamed(rules, action.give), cardNamed(rules, action.take)]
  if (given < 0 || taken < 0) return no('W-69', 'no-card')
  if (state.place[given] !== handOf(side))
    return no('W-69', 'swap-not-held', { values: aboutCard(rules, given) })
  return state.tasks[0].of === HAND && state.place[taken] === handOf(otherSide(side))
    ? undefined
    : no('W-69', 'swap-not-seen', { values: aboutCard(rules, taken) })
}

/** W-15: refuses a card as the price of the special card. W-69: refuses a card of the pile that was not seen. */
export function discard({ rules, state, side, action }: Attempt<'discard'>): Refusal | undefined {
  const isPrice = isSettling(state, 'price')
  const card = cardNamed(rules, action.card)
  if (card < 0) return no(isPrice ? 'W-15' : 'W-69', 'no-card')
  const values = aboutCard(rules, card)
  if (isPrice) return state.place[card] === handOf(side) ? undefined : no('W-15', 'not-in-hand', { values })
  if (state.place[card] !== PLACES.pile || (state.seen[card] & SEES[side]) === 0)
    return no('W-69', 'swap-not-seen', { values })
  return state.tasks[0].of === PILE ? undefined : no('W-69', 'not-looked-at-pile', { values })
}

/** Refuses to leave, except after a look and when a police card may wait. */
export function leave({ rules, state }: Attempt<'leave'>): Refusal | undefined {
  const [task] = state.tasks
  const may = task.kind === 'peek' ? task.of !== NOBODY : mayWait(rules, state, task)
  return may ? undefined : no('W-67', 'nothing-to-leave')
}
