/** Why somebody may not give away now what is theirs all the same (J-08, J-56, J-120). */
import { draftOf, offerBetween, without } from '../../../kernel/deals'
import type { Action, Refusal, Seat } from '../../../types'
import { saying, type Attempt as Tried } from '../coup/refusals/reason'
import { commanderOf } from '../coup/rules/command'
import { areCardsOut, isNote, isUnit, millionsOf, port, unitOf } from '../deals'
import { isPending } from '../rules/budget'
import { holds } from '../rules/cards'
import { notesOf } from '../rules/money'

const no = saying('politics')

/** What the action would hand over: a thing added to a draft, or all that an offer asks for. */
function handedOver({ rules, state, seat }: Tried, action: Action): readonly number[] {
  if (action.type === 'give' && draftOf(state, seat)) return [port.itemNamed(rules, String(action.item))]
  if (action.type !== 'accept') return []
  return offerBetween(state, rules.seats.indexOf(action.with as Seat), seat)?.wants ?? []
}

/** Undefined where it is not theirs, or may be given. */
export function keeping(tried: Tried): Refusal | undefined {
  const { rules, state, seat, action } = tried
  if (!port.mayDeal(rules, state, seat)) return undefined
  const missing = without(handedOver(tried, action), port.owned(rules, state, seat))
  for (const item of missing) {
    const kept = item < 0 ? undefined : keptBack(tried, item)
    if (kept) return kept
  }
  return undefined
}

function keptBack(tried: Tried, item: number): Refusal | undefined {
  const { rules, state, seat } = tried
  if (isUnit(rules, item)) {
    const unit = unitOf(rules, item)
    const isHis = state.cell[unit] >= 0 && commanderOf(rules, state, unit) === seat
    return isHis ? no(tried, 'J-120', 'units-kept') : undefined
  }
  if (!isNote(rules, item))
    return holds(state, seat, item) && areCardsOut(state) ? no(tried, 'J-08', 'cards-kept') : undefined
  const isBound = seat === state.president && isPending(state)
  const count = notesOf(state, seat)[millionsOf(rules, item) - 1]
  return isBound && count > 0 ? no(tried, 'J-56', 'notes-bound') : undefined
}
