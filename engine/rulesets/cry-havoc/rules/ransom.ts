/** Surrender, captives and their guards (CH-97 to CH-102). A scenario without ransom has none of them. */
import { moment } from '../../../blocks/interpreter'
import { ofPiece } from '../blocks/numbers'
import { report } from '../events'
import type { Rules } from '../rules'
import {
  CAPTIVE,
  type CryHavocState,
  type CryHavocTurn,
  clearFlag,
  has,
  isLiving,
  NO_QUARTER,
  RANSOMED,
  STIRRED,
  STRUCK,
  setFlag,
} from '../state'
import { distanceOf, isAble, isCaptive, isMounted, isRunaway, piecesWhere } from './figures'
import { loosen } from './loosen'
import { unseat } from './results'

/** Returns the free figures of the captor next to a captive that can hold it. */
export const guardsOf = (rules: Rules, state: CryHavocState, captive: number): number[] =>
  piecesWhere(
    rules,
    (piece) =>
      rules.pieces.side[piece] === state.captor[captive] &&
      guardOf(rules, state, piece) > 0 &&
      isAble(rules, state, piece) &&
      distanceOf(rules, state, piece, captive) === 1,
  )

/** CH-100: true if the guards suffice: one knight or sergeant, or two men-at-arms. */
export const isHeld = (rules: Rules, state: CryHavocState, captive: number): boolean =>
  weightOf(rules, state, guardsOf(rules, state, captive)) >= guardsFor(rules, state, captive)

const weightOf = (rules: Rules, state: CryHavocState, guards: readonly number[]): number =>
  guards.reduce((sum, piece) => sum + guardOf(rules, state, piece), 0)

/** Returns the weight of a piece as a guard. */
export const guardOf = (rules: Rules, state: CryHavocState, piece: number): number =>
  ofPiece(rules, state, 'guard', piece, rules.pieces.guard[piece])

/** CH-98: returns the highest die at which a knight yields. */
export const quarterDie = (rules: Rules, state: CryHavocState, knight: number): number =>
  ofPiece(rules, state, 'quarter-die', knight, rules.ransom?.yields ?? 0)

/** Returns the weight of guards that holds a captive. */
export const guardsFor = (rules: Rules, state: CryHavocState, captive: number): number =>
  ofPiece(rules, state, 'guards', captive, rules.ransom?.guards ?? 0)

/** CH-101: true if its guards have left it, or its friends have attacked one of them. */
export const mayEscape = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  isCaptive(state, piece) &&
  rules.pieces.side[piece] === state.side &&
  isLiving(state, piece) &&
  state.stunned[piece] === 0 &&
  (has(state, piece, STIRRED) || !isHeld(rules, state, piece))

/** True if it may join its friends' attack on one of its guards. */
export const mayJoin = (rules: Rules, state: CryHavocState, piece: number, defender: number): boolean =>
  isCaptive(state, piece) &&
  rules.pieces.side[piece] === state.side &&
  isLiving(state, piece) &&
  state.stunned[piece] === 0 &&
  state.attackers.length > 0 &&
  guardsOf(rules, state, piece).includes(defender)

/** CH-97, CH-98: rolls for a knight without an adjacent friend. A piece that broke away before gets no quarter (CH-102). */
export function asksQuarter(turn: CryHavocTurn, knight: number): boolean {
  const { state, rules } = turn
  if (!rules.ransom || has(state, knight, NO_QUARTER) || hasFriendBeside(rules, state, knight)) return false
  const die = turn.roll(rules.melee.die)
  const yields = die <= quarterDie(rules, state, knight)
  report(turn, yields ? 'yields' : 'fights-on', knight, state.cell[knight], { die }, { die })
  if (!yields) moment(turn, 'quarter-refused', { it: knight, cell: state.cell[knight], rolled: die })
  return yields
}

function hasFriendBeside(rules: Rules, state: CryHavocState, knight: number): boolean {
  const { pieces } = rules
  for (let other = 0; other < pieces.count; other++)
    if (
      other !== knight &&
      pieces.side[other] === pieces.side[knight] &&
      pieces.beast[other] === 0 &&
      isLiving(state, other) &&
      distanceOf(rules, state, other, knight) === 1
    )
      return true
  return false
}

/** CH-99: captures a knight. It keeps the numbers of the ransom counter and dismounts at once. */
export function yieldTo(turn: CryHavocTurn, knight: number): void {
  setFlag(turn, knight, RANSOMED)
  take(turn, knight)
  if (isMounted(turn.state, knight)) unseat(turn, knight)
  loosen(turn)
  moment(turn, 'captured', { it: knight, cell: turn.state.cell[knight] })
}

/** Gives the captive to the active side. */
function take(turn: CryHavocTurn, piece: number): void {
  const { state } = turn
  setFlag(turn, piece, CAPTIVE)
  clearFlag(turn, piece, STIRRED)
  turn.list('captor')[piece] = state.side
  report(turn, 'captured', piece, state.cell[piece])
}

/** Frees a captive; it cannot yield again (CH-102). */
export function breakAway(turn: CryHavocTurn, piece: number): void {
  if (!isCaptive(turn.state, piece)) return
  clearFlag(turn, piece, CAPTIVE)
  clearFlag(turn, piece, STIRRED)
  setFlag(turn, piece, NO_QUARTER)
  turn.list('captor')[piece] = -1
  if (turn.state.ahead[piece] >= 0) turn.list('ahead')[piece] = -1
  report(turn, 'broke-away', piece, turn.state.cell[piece])
}

/** Marks the captives of attacked guards: they may run at their next move. */
export function stir(turn: CryHavocTurn, defenders: readonly number[]): void {
  const { state, rules } = turn
  for (let piece = 0; piece < rules.pieces.count; piece++)
    if (
      isCaptive(state, piece) &&
      rules.pieces.side[piece] === state.side &&
      guardsOf(rules, state, piece).some((guard) => defenders.includes(guard))
    )
      setFlag(turn, piece, STIRRED)
}

/** Clears the mark of captives of the active side that could have run in this phase. */
export function settleDown(turn: CryHavocTurn): void {
  const { state, rules } = turn
  for (let piece = 0; piece < rules.pieces.count; piece++)
    if (rules.pieces.side[piece] === state.side) clearFlag(turn, piece, STIRRED)
}

/** CH-102: true if the attackers suffice to recapture a runaway instead of attacking it. */
export const canSeize = (rules: Rules, state: CryHavocState): boolean =>
  rules.ransom !== undefined &&
  state.defenders.length === 1 &&
  isRunaway(state, state.defenders[0]) &&
  weightOf(rules, state, state.attackers) >= guardsFor(rules, state, state.defenders[0])

export function seize(turn: CryHavocTurn): void {
  for (const piece of turn.state.attackers) setFlag(turn, piece, STRUCK)
  const [piece] = turn.state.defenders
  take(turn, piece)
  loosen(turn)
  moment(turn, 'captured', { it: piece, cell: turn.state.cell[piece] })
}
