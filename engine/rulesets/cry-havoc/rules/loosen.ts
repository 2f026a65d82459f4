/** Bridles that slip and ropes that tear: a beast is led only by somebody able who is next to it (CH-70, CH-72). */
import type { Rules } from '../rules'
import { type CryHavocState, type CryHavocTurn, isLiving, WAITING } from '../state'
import { distanceOf, isAble } from './figures'

/**
 * To be called when somebody has been thrown about, hurt or taken. Beasts that are tied stay tied, the dead too, until one
 * of them gives way without the other.
 */
export function loosen(turn: CryHavocTurn): void {
  const { state, rules } = turn
  for (let piece = 0; piece < state.ahead.length; piece++) {
    const ahead = state.ahead[piece]
    if (ahead < 0 || state.cell[piece] === WAITING || holds(rules, state, piece, ahead)) continue
    turn.list('ahead')[piece] = -1
    if (state.tied[piece] === 1) turn.list('tied')[piece] = 0
  }
}

function holds(rules: Rules, state: CryHavocState, piece: number, ahead: number): boolean {
  if (state.cell[piece] < 0 || state.cell[ahead] < 0 || distanceOf(rules, state, piece, ahead) !== 1)
    return false
  return state.tied[piece] === 1 || (isLiving(state, piece) && isAble(rules, state, ahead))
}
