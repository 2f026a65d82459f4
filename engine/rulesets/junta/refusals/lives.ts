/** Why somebody cannot go there, be shot at, come home, resign, or bank. */
import type { Refusal } from '../../../types'
import { cardIn, cellIn, familyIn, officeIn } from '../choices'
import { isInHand, notNow, type Reason, saying, type Attempt as Tried } from '../coup/refusals/reason'
import { interiorOf } from '../coup/rules/command'
import { isBusy } from '../optional/optional-action'
import type { PhaseId } from '../phase'
import { abroad } from '../phases/abroad'
import { bank } from '../phases/bank'
import { declare } from '../phases/declare'
import { locations } from '../phases/locations'
import { isProtection } from '../phases/react'
import { attemptCost, isAttemptCard, isPoliceWork, isSpared, placesFor } from '../rules/attempts'
import { effectOf, hasNeeds, isFor } from '../rules/cards'
import { canPay, notesOf } from '../rules/money'
import { isPresent } from '../rules/seats'
import { HOLIDAY, LUNCH, NOBODY, VALUES } from '../state'

const no = saying('lives')

const going: Reason = (tried) =>
  notNow(tried, 'locations', 'J-60', locations.asked(tried.rules, tried.state)) ??
  no(tried, 'J-60', 'no-location')

const leaving: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  const late = notNow(tried, 'locations', 'J-61', locations.asked(rules, state))
  if (late) return late
  if (seat === state.president) return no(tried, 'J-62', 'president-stays')
  return no(tried, 'J-61', 'no-embassy', { cell: cellIn(rules, action) })
}

const declaring =
  (reason: Reason): Reason =>
  (tried) =>
    notNow(tried, 'declare', 'J-71', declare.asked(tried.rules, tried.state)) ?? reason(tried)

function sendingPolice(tried: Tried): Refusal {
  const { rules, state, seat } = tried
  if (interiorOf(rules, state) !== seat) return no(tried, 'J-72', 'not-interior')
  if (state.ordered === 1) return no(tried, 'J-72', 'police-sent')
  return onWhom(tried, NOBODY)
}

function hiring(tried: Tried): Refusal {
  const { rules, state, seat, action } = tried
  const card = cardIn(rules, action)
  if (!isInHand(tried, card)) return no(tried, 'J-72', 'not-in-hand')
  if (!isAttemptCard(rules, card)) return no(tried, 'J-72', 'no-attempt', { card })
  if (isPoliceWork(rules, card) && interiorOf(rules, state) !== seat) return no(tried, 'J-72', 'not-interior')
  const unusable = usable(tried, card, attemptCost(rules, card))
  return unusable ?? onWhom(tried, card)
}

function onWhom(tried: Tried, card: number): Refusal {
  const { rules, state, seat, action } = tried
  const family = familyIn(rules, action)
  if (family < 0) return no(tried, 'J-73', 'no-family')
  if (family === seat) return no(tried, 'J-73', 'own-family')
  if (!isPresent(state, family))
    return no(tried, state.dead[family] === 1 ? 'J-80' : 'J-64', 'family-away', { family })
  if (isSpared(rules, state, family, card))
    return no(tried, 'J-73', 'spared', { family, card }, rules.cards.source[card])
  const location = rules.locations.indexOf.get(String(action.location)) ?? NOBODY
  if (location === NOBODY) return no(tried, 'J-73', 'no-location')
  if (placesFor(rules, state, card).includes(location)) return no(tried, 'J-73', 'not-now')
  return isPoliceWork(rules, card)
    ? no(tried, 'J-77', 'bank-safe', { location })
    : no(tried, 'J-73', 'no-location')
}

/** What a card needs and costs; the same words whatever the hand holds. */
function usable(tried: Tried, card: number, cost: number): Refusal | undefined {
  const { rules, state, seat } = tried
  const source = rules.cards.source[card]
  if (!hasNeeds(rules, state, seat, card)) return no(tried, 'J-11', 'needs', { card }, source)
  return canPay(state, seat, cost, true)
    ? undefined
    : no(tried, 'J-04', 'too-dear', { card, count: cost }, source)
}

const inPhase = (phase: PhaseId, rule: string, asked: (tried: Tried) => number): Reason => {
  return (tried) => notNow(tried, phase, rule, [asked(tried)]) ?? no(tried, rule, 'not-now')
}

const taking: Reason = (tried) => {
  const { rules, state, action } = tried
  const late = notNow(tried, 'cousin', 'J-88', [state.president])
  if (late) return late
  const office = officeIn(rules, action)
  return office < 0 ? no(tried, 'J-88', 'no-office') : no(tried, 'J-88', 'not-vacant', { office })
}

const protecting: Reason = (tried) => {
  const { rules, state, action } = tried
  const late = notNow(tried, 'react', 'J-09', state.danger.slice(0, 1))
  if (late) return late
  const card = cardIn(rules, action)
  if (!isInHand(tried, card)) return no(tried, 'J-09', 'not-in-hand')
  const moment = state.danger[2] === 1 ? 'return' : 'react'
  if (!isProtection(rules, card) || !isFor(rules, card, moment))
    return no(tried, 'J-09', 'no-protection', { card }, rules.cards.source[card])
  return usable(tried, card, effectOf(rules, card, 'buy-off')?.cost ?? 0) ?? no(tried, 'J-09', 'not-now')
}

const banking: Reason = (tried) => {
  const { rules, state, seat, action } = tried
  if (state.bank === HOLIDAY) return no(tried, 'J-93', 'holiday')
  if (state.bank === LUNCH) return no(tried, 'J-92', 'lunch')
  const late = notNow(tried, 'bank', 'J-91', bank.asked(rules, state))
  if (late) return late
  const value = action.note
  if (typeof value !== 'number' || value < 1 || value > VALUES) return no(tried, 'J-91', 'no-note')
  const pocket = action.type === 'deposit' ? 'hand' : 'swiss'
  return notesOf(state, seat, pocket)[value - 1] > 0
    ? no(tried, 'J-91', 'not-now')
    : no(tried, 'J-91', 'no-such-note', { count: value })
}

const returning: Reason = (tried) => {
  const { state, seat } = tried
  if (state.dead[seat] === 1) return no(tried, 'J-80', 'dead')
  if (state.exile[seat] === NOBODY) return no(tried, 'J-67', 'at-home')
  return no(tried, 'J-67', isBusy(state) ? 'busy' : 'ballot')
}

const remaining: Reason = (tried) =>
  tried.state.exile[tried.seat] === NOBODY
    ? no(tried, 'J-67', 'at-home')
    : (notNow(tried, 'abroad', 'J-67', abroad.asked(tried.rules, tried.state)) ??
      no(tried, 'J-67', 'not-now'))

const resigning: Reason = (tried) => {
  const { state, seat } = tried
  if (seat !== state.president) return no(tried, 'J-42', 'no-president')
  if (state.coup >= 0) return no(tried, 'J-42', 'coup')
  return no(tried, 'J-42', state.motion === NOBODY ? 'busy' : 'ballot')
}

/** By type of action; `done` belongs to the phase that has it. */
export const livesReasons: Readonly<Record<string, Reason>> = {
  go: going,
  exile: leaving,
  attempt: declaring(hiring),
  'send-police': declaring(sendingPolice),
  take: taking,
  leave: inPhase('cousin', 'J-88', ({ state }) => state.president),
  protect: protecting,
  suffer: inPhase('react', 'J-09', ({ state }) => state.danger[0] ?? NOBODY),
  kill: inPhase('return', 'J-67', ({ state }) => state.danger[1] ?? NOBODY),
  'let-in': inPhase('return', 'J-67', ({ state }) => state.danger[1] ?? NOBODY),
  deposit: banking,
  withdraw: banking,
  return: returning,
  remain: remaining,
  resign: resigning,
}
