/** Hits of dice, and the units to remove for them (J-129). */

import { moment } from '../../../blocks/interpreter'
import { juntaNumber } from '../blocks/numbers'
import { emit } from '../events'
import type { Rules } from '../rules'
import { type JuntaState, type JuntaTurn, LOST, NOBODY } from '../state'
import { fightersAt } from './rules/field'

export function hitsOf(rules: Rules, state: JuntaState, seat: number, dice: readonly number[]): number {
  const least = juntaNumber(rules, state, 'hit', rules.numbers.hit, seat)
  return dice.filter((die) => die >= least).length
}

/** Adds losses for a family, at most the number of its units in the space. */
export function oweLosses(turn: JuntaTurn, cell: number, seat: number, hits: number): void {
  const present = fightersAt(turn.rules, turn.state, cell, seat).length
  const due = turn.list('due')
  due[seat] = Math.min(present, due[seat] + hits)
}

/** Returns the space of the losses: the field, or the bombarded space. */
export const lossCell = ({ field, haven }: JuntaState): number => (field === NOBODY ? haven : field)

export function lose(turn: JuntaTurn, unit: number, seat: number): void {
  const cell = lossCell(turn.state)
  remove(turn, unit)
  turn.list('fallen').push(cell, seat)
  turn.list('due')[seat] -= 1
  emit(turn, 'lost', { family: seat, unit, cell })
  moment(turn, 'unit-lost', { seat })
}

export function remove(turn: JuntaTurn, unit: number): void {
  turn.list('cell')[unit] = LOST
}
