/** Deaths, exiles and returns (J-61 to J-69, J-78 to J-83). */
import { moment } from '../../../blocks/interpreter'
import { hasConduct } from '../coup/optional'
import { interiorOf } from '../coup/rules/command'
import { emit } from '../events'
import type { Moment, Rules } from '../rules'
import { DEATH, ELECTION, ENDS, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { discardAll, effectOf } from './cards'
import { giveAll, spendAll } from './money'
import { raisePretext } from './pretext'
import { isPresent } from './seats'

/** J-78 to J-82: discards the victim's cards. The money goes to the sender if alive, otherwise under the deck. A pretext arises. */
export function kill(turn: JuntaTurn, victim: number, heir: number): void {
  const { state } = turn
  const inherits = heir !== NOBODY && heir !== victim && isPresent(state, heir)
  discardAll(turn, victim)
  if (inherits) giveAll(turn, victim, heir)
  else spendAll(turn, victim)
  turn.list('dead')[victim] = 1
  turn.list('exile')[victim] = NOBODY
  raisePretext(turn)
  emit(
    turn,
    inherits ? 'killed-for' : 'killed',
    { family: victim, ...(inherits && { other: heir }) },
    { reveals: true },
  )
  moment(turn, 'killed', { seat: victim })
}

/** Returns the moment of a danger. A return allows other protecting cards (J-67). */
export const momentOfDanger = ({ danger }: JuntaState): Moment => (danger[2] === 1 ? 'return' : 'react')

export const isProtection = (rules: Rules, card: number): boolean =>
  (['guard', 'buy-off', 'passport'] as const).some((verb) => effectOf(rules, card, verb) !== undefined)

/** Returns the millions that a protection costs. */
export const priceOfLife = (rules: Rules, card: number): number => effectOf(rules, card, 'buy-off')?.cost ?? 0

/** Sends a family into exile. Its offices wait for it or for the cousin. */
export function goAbroad(turn: JuntaTurn, seat: number, embassy: number): void {
  turn.list('exile')[seat] = embassy
  turn.list('location')[seat] = NOBODY
  emit(turn, 'exiled', { family: seat, cell: embassy }, { reveals: true })
  moment(turn, 'exiled', { seat })
}

/** J-69: brings a family home with its offices and units, which the cousin gives up. */
export function comeHome(turn: JuntaTurn, seat: number): void {
  turn.list('exile')[seat] = NOBODY
  turn.state.office.forEach((holder, office) => {
    if (holder === seat && turn.state.cousin[office] === 1) turn.list('cousin')[office] = 0
  })
  emit(turn, 'returned', { family: seat })
  moment(turn, 'returned', { seat })
}

/**
 * J-68: a returning family is safe while a dead President has no successor, or without an Interior Minister in office. A
 * unit in the embassy can also give it safe conduct.
 */
export const isSafeToReturn = (rules: Rules, state: JuntaState, seat: number): boolean =>
  (state.motion === ELECTION && state.cause === DEATH) ||
  interiorOf(rules, state) === NOBODY ||
  hasConduct(rules, state, seat)

/** J-139: ends the game if all families are dead; all have lost. */
export function everybodyIsDead({ state }: JuntaTurn): boolean {
  if (state.dead.includes(0)) return false
  state.ending = ENDS.indexOf('everybody-dead')
  return true
}
