/** Bridles and ropes: the effects of leading, letting go, tying and untying (CH-70 to CH-72). */
import type { Rules } from '../../rules'
import { BUSY, type CryHavocState, type CryHavocTurn, has, MOVED, SHOT_FIRST, setFlag } from '../../state'
import { behind, endFrom, isHandy, isLoose, isWithinReach, leadCell, leaderOf, wholeFile } from '../beasts'
import { cellsOf } from '../figures'

/** Takes a captive along. */
export function escort(turn: CryHavocTurn, piece: number, captive: number): void {
  turn.list('ahead')[captive] = piece
  setFlag(turn, captive, MOVED)
}

/** Takes a file by the end within reach. A rider turns so that the file is behind. */
export function takeLead(turn: CryHavocTurn, piece: number, beast: number): void {
  const { state, rules } = turn
  const cell = leadCell(rules, state, piece, beast)
  if (state.rear[piece] >= 0 && cell === state.cell[piece]) turnRound(turn, piece)
  if (endFrom(rules, state, beast, cell) === 'last') reverse(turn, wholeFile(state, beast))
  turn.list('ahead')[beast] = piece
  for (const member of wholeFile(state, beast)) setFlag(turn, member, MOVED)
}

/** Releases the followers of a figure; tied beasts stay tied. */
export function letGo(turn: CryHavocTurn, piece: number): void {
  const beast = behind(turn.state, piece)
  if (beast >= 0) turn.list('ahead')[beast] = -1
}

/** Swaps the front and the rear of a piece that covers two cells. */
export function turnRound(turn: CryHavocTurn, piece: number): void {
  const { cell, rear } = turn.state
  const [front, back] = [cell[piece], rear[piece]]
  turn.list('cell')[piece] = back
  turn.list('rear')[piece] = front
}

/** Reverses a file without a leader: the last becomes the first. */
function reverse(turn: CryHavocTurn, file: readonly number[]): void {
  for (const beast of file) if (turn.state.rear[beast] >= 0) turnRound(turn, beast)
  file.forEach((beast, index) => {
    turn.list('ahead')[beast] = file[index + 1] ?? -1
    turn.list('tied')[beast] = index + 1 < file.length ? 1 : 0
  })
}

/** True if a figure has done nothing in this phase, so that it can begin an action of a whole phase (CH-65, CH-72, CH-96). */
export const isFresh = (state: CryHavocState, piece: number): boolean =>
  !has(state, piece, MOVED | SHOT_FIRST | BUSY) && state.spent[piece] === 0

/** The ends by which one file can be tied behind another: the last of the first and the first of the second, after turns where needed. */
type Knot = { readonly turnsFirst: boolean; readonly turnsSecond: boolean }

/** Returns how a beast can be tied behind another; `undefined` unless both are adjacent ends of their files. */
export function knotOf(rules: Rules, state: CryHavocState, beast: number, to: number): Knot | undefined {
  const [first, second] = [wholeFile(state, to), wholeFile(state, beast)]
  if (first.includes(beast) || leaderOf(state, beast) >= 0) return undefined
  const isLed = leaderOf(state, to) >= 0
  for (const turnsFirst of isLed ? [false] : [false, true])
    for (const turnsSecond of [false, true]) {
      if (to !== (turnsFirst ? first[0] : first[first.length - 1])) continue
      if (beast !== (turnsSecond ? second[second.length - 1] : second[0])) continue
      const tail = turnsFirst ? state.cell[to] : tailOf(state, to)
      const head = turnsSecond ? tailOf(state, beast) : state.cell[beast]
      if (isHandy(rules, tail, head)) return { turnsFirst, turnsSecond }
    }
  return undefined
}

const tailOf = (state: CryHavocState, beast: number): number =>
  state.rear[beast] >= 0 ? state.rear[beast] : state.cell[beast]

/** CH-72: true if two adjacent beasts can be tied and one of them is within reach. Dead ones can be tied too. */
export function canTie(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  beast: number,
  to: number,
): boolean {
  const { pieces } = rules
  return (
    beast !== to &&
    pieces.tied[beast] === 1 &&
    pieces.tied[to] === 1 &&
    isLoose(rules, state, beast) &&
    isLoose(rules, state, to) &&
    (isWithinReach(rules, state, cellsOf(state, piece), beast) ||
      isWithinReach(rules, state, cellsOf(state, piece), to)) &&
    knotOf(rules, state, beast, to) !== undefined
  )
}

export function tie(turn: CryHavocTurn, beast: number, to: number): void {
  const { state, rules } = turn
  const knot = knotOf(rules, state, beast, to)
  if (!knot) return
  if (knot.turnsFirst) reverse(turn, wholeFile(state, to))
  if (knot.turnsSecond) reverse(turn, wholeFile(state, beast))
  turn.list('ahead')[beast] = to
  turn.list('tied')[beast] = 1
}

/** True for a beast tied to the one in front of it, if either is within reach. */
export const canUntie = (rules: Rules, state: CryHavocState, piece: number, beast: number): boolean =>
  state.tied[beast] === 1 &&
  isLoose(rules, state, beast) &&
  (isWithinReach(rules, state, cellsOf(state, piece), beast) ||
    isWithinReach(rules, state, cellsOf(state, piece), state.ahead[beast]))

export function untie(turn: CryHavocTurn, beast: number): void {
  turn.list('ahead')[beast] = -1
  turn.list('tied')[beast] = 0
}
