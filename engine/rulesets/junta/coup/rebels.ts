/** The causes that make a family a rebel (J-112, J-113). */

import { moment } from '../../../blocks/interpreter'
import { emit } from '../events'
import type { Rules } from '../rules'
import type { JuntaState, JuntaTurn } from '../state'
import { hasGuards } from './rules/weapons'

/** Makes a family a rebel until the end of the coup. The President never becomes one. */
export function makeRebel(turn: JuntaTurn, seat: number): void {
  const { state } = turn
  if (seat === state.president || state.rebel[seat] === 1) return
  turn.list('rebel')[seat] = 1
  emit(turn, 'rebel', { family: seat })
  moment(turn, 'rebelled', { seat })
}

/** True for fire in the rebellion phase, or on guards at any time, which makes a rebel. */
export const isRevolt = (rules: Rules, state: JuntaState, cell: number, target: number): boolean =>
  state.coup === 0 || hasGuards(rules, state, cell, target)
