/** The requirements for going to a location, shooting, coming home, resigning and banking. */
import type { Refusal } from '../../../types'
import { isPoliceFree } from '../blocks/numbers'
import { cardIn, cellIn, familyIn, locationIn, numberIn, officeIn } from '../choices'
import { interiorOf } from '../coup/rules/command'
import { isBusy } from '../optional/optional-action'
import { attemptCost, isAttemptCard, isPoliceWork, isSpared, placesFor } from '../rules/attempts'
import { hasNeeds, holds, isFor } from '../rules/cards'
import { isProtection, isSafeToReturn, momentOfDanger, priceOfLife } from '../rules/lives'
import { canPay, notesOf } from '../rules/money'
import { isPresent, vacantOffices } from '../rules/seats'
import { HOLIDAY, LUNCH, NOBODY, VALUES } from '../state'
import { type Attempt, inPhase, type Moment, notNow, saying } from './attempt'

const no = saying('lives')

export const go = inPhase('locations', 'J-60', (attempt: Attempt<'go'>) => {
  return locationIn(attempt.rules, attempt.action) >= 0 ? undefined : no(attempt, 'J-60', 'no-location')
})

export const exile = inPhase('locations', 'J-61', (attempt: Attempt<'exile'>) => {
  const { rules, state, seat, action } = attempt
  if (seat === state.president) return no(attempt, 'J-62', 'president-stays')
  const cell = cellIn(rules, action)
  return rules.places.embassies.includes(cell) ? undefined : no(attempt, 'J-61', 'no-embassy', { cell })
})

export const sendPolice = inPhase('declare', 'J-71', (attempt: Attempt<'send-police'>) => {
  const { rules, state, seat } = attempt
  if (interiorOf(rules, state) !== seat) return no(attempt, 'J-72', 'not-interior')
  if (!isPoliceFree(rules, state, seat)) return no(attempt, 'J-72', 'police-sent')
  return onWhom(attempt, NOBODY)
})

export const order = inPhase('declare', 'J-71', (attempt: Attempt<'attempt'>) => {
  const { rules, state, seat, action } = attempt
  const card = cardIn(rules, action)
  if (!holds(state, seat, card)) return no(attempt, 'J-72', 'not-in-hand')
  if (!isAttemptCard(rules, card)) return no(attempt, 'J-72', 'no-attempt', { card })
  if (isPoliceWork(rules, card) && interiorOf(rules, state) !== seat)
    return no(attempt, 'J-72', 'not-interior')
  const wrong = unusable(attempt, card, attemptCost(rules, card)) ?? onWhom(attempt, card)
  if (wrong) return wrong
  return isFor(rules, card, 'declare') ? undefined : no(attempt, 'J-73', 'not-now')
})

function onWhom(attempt: Attempt<'attempt' | 'send-police'>, card: number): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-73', 'no-family')
  if (family === seat) return no(attempt, 'J-73', 'own-family')
  if (!isPresent(state, family))
    return no(attempt, state.dead[family] === 1 ? 'J-80' : 'J-64', 'family-away', { family })
  if (isSpared(rules, state, family, card))
    return no(attempt, 'J-73', 'spared', { family, card }, rules.cards.source[card])
  const location = locationIn(rules, action)
  if (location === NOBODY) return no(attempt, 'J-73', 'no-location')
  if (placesFor(rules, state, card).includes(location)) return undefined
  return isPoliceWork(rules, card)
    ? no(attempt, 'J-77', 'bank-safe', { location })
    : no(attempt, 'J-73', 'no-location')
}

/** Refuses a card whose needs are not met or whose cost is too high. The sentences do not depend on the hand. */
function unusable(attempt: Moment, card: number, cost: number): Refusal | undefined {
  const { rules, state, seat } = attempt
  const source = rules.cards.source[card]
  if (!hasNeeds(rules, state, seat, card)) return no(attempt, 'J-11', 'needs', { card }, source)
  return canPay(state, seat, cost, true)
    ? undefined
    : no(attempt, 'J-04', 'too-dear', { card, count: cost }, source)
}

export const take = inPhase('cousin', 'J-88', (attempt: Attempt<'take'>) => {
  const { rules, state, action } = attempt
  const office = officeIn(rules, action)
  if (office < 0) return no(attempt, 'J-88', 'no-office')
  return vacantOffices(rules, state).includes(office)
    ? undefined
    : no(attempt, 'J-88', 'not-vacant', { office })
})

export const protect = inPhase('react', 'J-09', (attempt: Attempt<'protect'>) => {
  const { rules, state, seat, action } = attempt
  const card = cardIn(rules, action)
  if (!holds(state, seat, card)) return no(attempt, 'J-09', 'not-in-hand')
  if (!isProtection(rules, card) || !isFor(rules, card, momentOfDanger(state)))
    return no(attempt, 'J-09', 'no-protection', { card }, rules.cards.source[card])
  return unusable(attempt, card, priceOfLife(rules, card))
})

export function transfer(attempt: Attempt<'deposit' | 'withdraw'>): Refusal | undefined {
  const { state, seat, action } = attempt
  if (state.bank === HOLIDAY) return no(attempt, 'J-93', 'holiday')
  if (state.bank === LUNCH) return no(attempt, 'J-92', 'lunch')
  const late = notNow(attempt, 'J-91', 'bank')
  if (late) return late
  const value = numberIn(action, 'note')
  if (value < 1 || value > VALUES) return no(attempt, 'J-91', 'no-note')
  const pocket = action.type === 'deposit' ? 'hand' : 'swiss'
  return notesOf(state, seat, pocket)[value - 1] > 0
    ? undefined
    : no(attempt, 'J-91', 'no-such-note', { count: value })
}

/** Refuses a return during a vote, unless it is safe (J-68). */
export function comeBack(attempt: Moment): Refusal | undefined {
  const { rules, state, seat } = attempt
  if (state.dead[seat] === 1) return no(attempt, 'J-80', 'dead')
  if (state.exile[seat] === NOBODY) return no(attempt, 'J-67', 'at-home')
  if (isBusy(state)) return no(attempt, 'J-67', 'busy')
  return state.motion === NOBODY || isSafeToReturn(rules, state, seat)
    ? undefined
    : no(attempt, 'J-67', 'ballot')
}

export const remain = (attempt: Attempt<'remain'>): Refusal | undefined =>
  attempt.state.exile[attempt.seat] === NOBODY
    ? no(attempt, 'J-67', 'at-home')
    : notNow(attempt, 'J-67', 'abroad')

/** Refuses a resignation during a vote, which is finished first. The consequences of a coup count as part of it. */
export function resign(attempt: Moment): Refusal | undefined {
  const { state, seat } = attempt
  if (seat !== state.president) return no(attempt, 'J-42', 'no-president')
  if (state.coup >= 0) return no(attempt, 'J-42', 'coup')
  if (state.motion !== NOBODY) return no(attempt, 'J-42', 'ballot')
  const isFree = isPresent(state, seat) && state.stage > 0 && !isBusy(state)
  return isFree ? undefined : no(attempt, 'J-42', 'busy')
}
