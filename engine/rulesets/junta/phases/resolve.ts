/** Locations are revealed, then the attempts are carried out in the order of declaration (J-74, J-76, J-84 to J-87). */

import { isStopped } from '../../../blocks/asking'
import { moment } from '../../../blocks/interpreter'
import { passing } from '../../../kernel/phases'
import { emit } from '../events'
import type { Phase, PhaseId } from '../phase'
import {
  attemptEffect,
  BACKFIRE,
  burgle,
  fateOf,
  isBurglary,
  isMet,
  isPoliceWork,
  isProtected,
  SUCCESS,
} from '../rules/attempts'
import { effectOf } from '../rules/cards'
import { callElection } from '../rules/elections'
import { everybodyIsDead } from '../rules/lives'
import { isPresent } from '../rules/seats'
import { type Attempt, DEATH, type JuntaTurn, NOBODY } from '../state'

/** Turns in which the bank is safe after an attack there by the secret police: this one and the next (J-77). */
const SAFE_TURNS = 2

export const resolve: Phase = {
  ...passing(),
  enter(turn) {
    const { state } = turn
    if (reveal(turn)) return 'resolve'
    while (state.attempt < state.attempts.length) {
      if (carryOut(turn, state.attempts[state.attempt])) return 'react'
      state.attempt += 1
      if (isStopped(state)) return 'resolve'
    }
    return afterAttempts(turn)
  },
}

/** Reveals the locations, once. Returns true if the scenario asks a question about them. */
function reveal(turn: JuntaTurn): boolean {
  const { state } = turn
  if (state.revealed === 1) return false
  state.revealed = 1
  state.location.forEach((location, family) => {
    if (location !== NOBODY) emit(turn, 'location', { family, location }, { reveals: true })
  })
  moment(turn, 'locations-revealed')
  return isStopped(turn.state)
}

/** Carries out an attempt. Returns true if a life is in danger now. */
function carryOut(turn: JuntaTurn, attempt: Attempt): boolean {
  const { rules } = turn
  const { by, card, victim, location } = attempt
  if (isPoliceWork(rules, card) && location === rules.locations.bank) turn.state.safe = SAFE_TURNS
  if (!isMet(rules, turn.state, attempt)) {
    emit(turn, 'attempt-missed', { family: by, other: victim, location })
    moment(turn, 'attempt-failed', { seat: by })
    return false
  }
  if (isBurglary(rules, card)) {
    burgle(turn, by, victim, effectOf(rules, card, 'burgle')?.count ?? 0)
    emit(turn, 'burgled', { family: by, other: victim }, { reveals: true })
    return false
  }
  const { fate, dice } = fateOf(turn, attemptEffect(rules, card))
  if (dice.length > 0) emit(turn, 'attempt-die', { family: by, other: victim, dice })
  if (fate === SUCCESS) return endanger(turn, victim, by)
  if (fate === BACKFIRE && isPresent(turn.state, by)) return endanger(turn, by, NOBODY)
  emit(turn, 'attempt-failed', { family: by, other: victim })
  moment(turn, 'attempt-failed', { seat: by })
  return false
}

function endanger(turn: JuntaTurn, victim: number, heir: number): boolean {
  if (isProtected(turn, victim)) return false
  turn.state.danger = [victim, heir, 0]
  return true
}

function afterAttempts(turn: JuntaTurn): PhaseId {
  const { state } = turn
  if (everybodyIsDead(turn)) return 'over'
  if (state.president !== NOBODY && state.dead[state.president] === 1)
    return callElection(turn, DEATH, 'cousin')
  return 'cousin'
}
