/** Who may strike at whom in step 4 (CH-06, CH-73, CH-79, CH-80, CH-89, CH-90). */
import type { Rules } from '../rules'
import { BUSY, type CryHavocState, enemyOf, has, isLiving, STRUCK } from '../state'
import { reaches } from './contact'
import { isAble, isCaptive, sideOf } from './figures'
import type { Sums } from './melee'
import { mayJoin } from './ransom'

/** Able, and neither has it struck nor is it busy for the whole phase. */
export const mayAttack = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  rules.pieces.side[piece] === state.side &&
  isAble(rules, state, piece) &&
  !has(state, piece, STRUCK) &&
  !has(state, piece, BUSY)

/** Anything living of the other side that is on the map: beasts too, but nobody who has yielded. */
export const mayBeAttacked = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  sideOf(rules, state, piece) === enemyOf(state.side) && isLiving(state, piece) && !isCaptive(state, piece)

export function opponentsInReach(rules: Rules, state: CryHavocState, attacker: number): number[] {
  const found: number[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++)
    if (mayBeAttacked(rules, state, piece) && reaches(rules, state, attacker, piece)) found.push(piece)
  return found
}

/** Others that may add their strength against the one defender; a captive may turn on its own guard (CH-101). */
export function joinersOf(rules: Rules, state: CryHavocState): number[] {
  const [defender] = state.defenders
  const found: number[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++)
    if (
      !state.attackers.includes(piece) &&
      (mayAttack(rules, state, piece) || mayJoin(rules, state, piece, defender)) &&
      reaches(rules, state, piece, defender)
    )
      found.push(piece)
  return found
}

export const mayStrike = (state: CryHavocState, { column }: Sums): boolean =>
  state.attackers.length > 0 && column >= 0
