/** Step 6: attempts are declared one family after the other, the Interior Minister first (J-71 to J-75). */

import { moment } from '../../../blocks/interpreter'
import type { Action, Choice } from '../../../types'
import { cardPlayed } from '../blocks/card-played'
import { isPoliceFree } from '../blocks/numbers'
import { button, cardIn, familyIn, locationIn, ofAttempt, prompt } from '../choices'
import { clockwise, interiorOf } from '../coup/rules/command'
import { emit } from '../events'
import { nextInQueue, ofQueue, type Phase } from '../phase'
import type { Rules } from '../rules'
import { attemptCards, attemptCost, placesFor, victimsOf } from '../rules/attempts'
import { discard } from '../rules/cards'
import { pay } from '../rules/money'
import { isPresent } from '../rules/seats'
import { ATTEMPTS, type JuntaState, type JuntaTurn, NOBODY } from '../state'

export const declare: Phase = {
  begin(turn) {
    const { state, rules } = turn
    const interior = interiorOf(rules, state)
    state.stage = ATTEMPTS
    state.attempts = []
    state.attempt = 0
    state.queue = clockwise(rules, interior === NOBODY ? state.president : interior)
    moment(turn, 'phase-began')
  },
  /** A family that comes home before its place in the order may declare too. */
  enter({ state }) {
    while (state.queue.length > 0 && !isPresent(state, state.queue[0])) state.queue = state.queue.slice(1)
    return state.queue.length > 0 ? undefined : 'resolve'
  },
  asked: ofQueue,
  prompt: (rules, _, seat) => prompt(rules, 'declare', { family: seat }),
  choices: (rules, state, seat) => [...attemptChoices(rules, state, seat), button(rules, 'done')],
  on: {
    attempt: order,
    'send-police': order,
    done: nextInQueue,
  },
}

/** Returns every attempt that a family can order: card, victim and location. */
export function attemptChoices(rules: Rules, state: JuntaState, seat: number): Choice[] {
  const interior = interiorOf(rules, state)
  const means = attemptCards(rules, state, seat, interior)
  if (seat === interior && isPoliceFree(rules, state, seat)) means.unshift(NOBODY)
  return means.flatMap((card) => {
    const places = placesFor(rules, state, card)
    return victimsOf(rules, state, seat, card).flatMap((victim) =>
      places.map((location) => ofAttempt(rules, card, victim, location)),
    )
  })
}

function order(turn: JuntaTurn, action: Action, seat: number): undefined {
  const { rules } = turn
  const card = cardIn(rules, action)
  const victim = familyIn(rules, action)
  const location = locationIn(rules, action)
  if (card === NOBODY) turn.state.ordered += 1
  else {
    discard(turn, card)
    pay(turn, seat, attemptCost(rules, card), true)
  }
  turn.state.attempts = [...turn.state.attempts, { by: seat, card, victim, location }]
  const about = { family: seat, other: victim, location }
  emit(
    turn,
    card === NOBODY ? 'police-sent' : 'attempt-declared',
    card === NOBODY ? about : { ...about, card },
  )
  if (card !== NOBODY) cardPlayed(turn, card, seat)
  moment(turn, 'attempt-declared', { seat })
  return undefined
}
