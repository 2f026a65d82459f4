/** Bridles and ropes that break: only an able figure next to a beast can lead it (CH-70, CH-72). */
import type { Rules } from '../rules'
import { type CryHavocState, type CryHavocTurn, isLiving, WAITING } from '../state'
import { distanceOf, isAble } from './figures'

/**
 * Required after a piece was moved by force, hurt or captured. Tied beasts stay tied, even dead ones, until one of
 * them retreats without the other.
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
