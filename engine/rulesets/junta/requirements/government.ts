/** The requirements for the President, the minister, and a family with too many cards. */
import type { Refusal } from '../../../types'
import { aidNotes } from '../blocks/numbers'
import { cardIn, familyIn, numberIn, officeIn } from '../choices'
import { interiorOf } from '../coup/rules/command'
import { isExact, layable, openAmounts } from '../rules/budget'
import { cardCount, frontPlace, holds } from '../rules/cards'
import { moneyOf, notesOf, sumOf, valuesIn } from '../rules/money'
import { asBefore, mayName } from '../rules/offices'
import { NOBODY } from '../state'
import { type Attempt, inPhase, inTables, notNow, saying } from './attempt'

const no = saying('politics')

/** Refuses an appointment by another seat or in another step. */
const notNaming = (attempt: Attempt): Refusal | undefined =>
  attempt.state.phase === 'appoint' ? notNow(attempt, 'J-51', 'appoint') : no(attempt, 'J-52', 'offices-kept')

export function appoint(attempt: Attempt<'appoint'>): Refusal | undefined {
  const { rules, state, action } = attempt
  const late = notNaming(attempt)
  if (late) return late
  const office = officeIn(rules, action)
  const family = familyIn(rules, action)
  if (office < 0 || family < 0) return no(attempt, 'J-51', 'unknown')
  if (family === state.president) return no(attempt, 'J-51', 'president-has-one', { family })
  if (rules.offices.powers[office].president) return no(attempt, 'J-33', 'presidency', { office })
  if (state.office[office] !== NOBODY)
    return no(attempt, 'J-51', 'named', { office, family: state.office[office] })
  const held = state.office.flatMap((holder, one) => (holder === family ? [one] : []))
  if (held.length >= rules.numbers.mostOffices) {
    const most = inTables(rules, 'government', 'most')
    return no(attempt, 'J-51', 'has-most', { family, count: held.length }, most)
  }
  const isBrigade = (one: number) => rules.offices.powers[one].brigade
  if (isBrigade(office) && held.some(isBrigade)) return no(attempt, 'J-51', 'two-brigades', { family })
  return mayName(rules, state, office, family)
    ? undefined
    : no(attempt, 'J-51', 'leaves-out', { family, office })
}

export function again(attempt: Attempt<'again'>): Refusal | undefined {
  const late = notNaming(attempt)
  if (late) return late
  return asBefore(attempt.rules, attempt.state) ? undefined : no(attempt, 'J-52', 'not-again')
}

export const promise = inPhase('budget', 'J-54', (attempt: Attempt<'promise'>) => {
  const { rules, state, seat, action } = attempt
  const family = familyIn(rules, action)
  if (family < 0 || family === state.president) return no(attempt, 'J-54', 'no-family')
  const amount = numberIn(action, 'amount')
  const before = state.budget[family]
  if (amount < 0 || (amount === 0 && before === 0)) return no(attempt, 'J-54', 'no-amount')
  if (before > 0) return amount === 0 ? undefined : no(attempt, 'J-54', 'promised', { family, count: before })
  if (openAmounts(rules, state, seat).includes(amount)) return undefined
  if (seat !== state.president)
    return no(attempt, 'J-55', 'no-more', { count: aidNotes(rules, state) }, inTables(rules, 'aid', 'drawn'))
  const promised = state.budget.reduce((sum, one) => sum + one, 0)
  return amount + promised > sumOf(notesOf(state, seat))
    ? no(attempt, 'J-55', 'too-much', { count: moneyOf(state, seat) })
    : no(attempt, 'J-55', 'no-change', { family, count: amount })
})

export const propose = inPhase('budget', 'J-54', (attempt: Attempt<'propose'>) => {
  return isExact(attempt.state) ? undefined : no(attempt, 'J-55', 'notes-gone')
})

export function force(attempt: Attempt<'force' | 'refrain'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase === 'force' && interiorOf(rules, state) === NOBODY)
    return no(attempt, 'J-90', 'no-minister')
  return notNow(attempt, 'J-58', 'force')
}

export const lay = inPhase('pay', 'J-56', (attempt: Attempt<'lay'>) => {
  const { rules, state, action } = attempt
  const family = familyIn(rules, action)
  const { note } = action
  if (family < 0 || family === state.president) return no(attempt, 'J-54', 'no-family')
  if (!valuesIn(notesOf(state, state.president)).includes(note))
    return no(attempt, 'J-56', 'no-note', { count: note })
  return layable(rules, state).some(([to, value]) => to === family && value === note)
    ? undefined
    : no(attempt, 'J-56', 'others-less', { family, count: note })
})

export function shed(attempt: Attempt<'shed'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const { hand: count } = rules.numbers
  if (state.phase !== 'shed' && state.phase !== 'trim') return no(attempt, 'J-48', 'not-now')
  if (cardCount(state, seat) <= count)
    return no(attempt, 'J-48', 'not-above', { count }, inTables(rules, 'cards', 'most'))
  const card = cardIn(rules, action)
  if (card < 0) return no(attempt, 'J-48', 'unknown')
  if (!holds(state, seat, card) && state.place[card] !== frontPlace(seat))
    return no(attempt, 'J-48', 'not-in-hand')
  return notNow(attempt, 'J-48', 'shed', 'trim')
}

export const drop = inPhase('drop', 'J-05', (attempt: Attempt<'drop'>) => {
  const { rules, state, seat, action } = attempt
  return state.place[cardIn(rules, action)] === frontPlace(seat)
    ? undefined
    : no(attempt, 'J-05', 'not-in-front')
})
