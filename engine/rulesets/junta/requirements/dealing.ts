/** Refuses items that the family owns but cannot give away now (J-08, J-56, J-120). */
import { draftOf, offerBetween, without } from '../../../kernel/deals/deals'
import type { Refusal } from '../../../types'
import { commanderOf } from '../coup/rules/command'
import { areCardsOut, isNote, isUnit, millionsOf, port, unitOf } from '../deals'
import { isPending } from '../rules/budget'
import { holds } from '../rules/cards'
import { notesOf } from '../rules/money'
import { type Attempt, saying } from './attempt'

const no = saying('politics')

/** Returns the items that the action hands over: an item added to a draft, or everything that an offer asks for. */
function handedOver({ rules, state, seat, action }: Attempt): readonly number[] {
  if (action.type === 'give' && draftOf(state, seat)) return [port.itemNamed(rules, action.item)]
  if (action.type !== 'accept') return []
  return offerBetween(state, rules.seats.indexOf(action.with), seat)?.wants ?? []
}

/** Refuses owned items that cannot be given now; `undefined` for others. */
export function keptBack(attempt: Attempt): Refusal | undefined {
  const { rules, state, seat } = attempt
  if (!port.mayDeal(rules, state, seat)) return undefined
  for (const item of without(handedOver(attempt), port.owned(rules, state, seat))) {
    const kept = item < 0 ? undefined : notGiven(attempt, item)
    if (kept) return kept
  }
  return undefined
}

function notGiven(attempt: Attempt, item: number): Refusal | undefined {
  const { rules, state, seat } = attempt
  if (isUnit(rules, item)) {
    const unit = unitOf(rules, item)
    const isHis = state.cell[unit] >= 0 && commanderOf(rules, state, unit) === seat
    return isHis ? no(attempt, 'J-120', 'units-kept') : undefined
  }
  if (!isNote(rules, item))
    return holds(state, seat, item) && areCardsOut(state) ? no(attempt, 'J-08', 'cards-kept') : undefined
  const isBound = seat === state.president && isPending(state)
  const count = notesOf(state, seat)[millionsOf(rules, item) - 1]
  return isBound && count > 0 ? no(attempt, 'J-56', 'notes-bound') : undefined
}
