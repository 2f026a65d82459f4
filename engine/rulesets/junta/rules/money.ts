/** Notes by value: payments, and the places of notes. Payments get no change (J-17). */
import { fact } from '../../../kernel/facts'
import { emit, notesText, seatName } from '../events'
import type { JuntaState, JuntaTurn } from '../state'
import { VALUES } from '../state'

/** Notes of one owner by value minus 1. */
export type Notes = readonly number[]
export type Pocket = 'hand' | 'swiss'

export const notesOf = (state: JuntaState, seat: number, pocket: Pocket = 'hand'): number[] =>
  state[pocket].slice(seat * VALUES, seat * VALUES + VALUES)

export const sumOf = (notes: Notes): number =>
  notes.reduce((sum, count, index) => sum + count * (index + 1), 0)

export const countOf = (notes: Notes): number => notes.reduce((sum, count) => sum + count, 0)

export const moneyOf = (state: JuntaState, seat: number, pocket: Pocket = 'hand'): number =>
  sumOf(notesOf(state, seat, pocket))

/** Puts notes into a pocket; negative counts take them out. */
export function add(turn: JuntaTurn, seat: number, notes: Notes, pocket: Pocket = 'hand'): void {
  const list = turn.list(pocket)
  for (let index = 0; index < VALUES; index++) list[seat * VALUES + index] += notes[index]
}

export const take = (turn: JuntaTurn, seat: number, notes: Notes, pocket: Pocket = 'hand'): void =>
  add(
    turn,
    seat,
    notes.map((count) => -count),
    pocket,
  )

/** Hands notes over in secret. */
export function give(turn: JuntaTurn, from: number, to: number, notes: Notes): void {
  take(turn, from, notes)
  add(turn, to, notes)
}

/** Gives all the notes in a hand to another family (J-44, J-78, J-103). */
export const giveAll = (turn: JuntaTurn, from: number, to: number): void =>
  give(turn, from, to, notesOf(turn.state, from))

/** J-18: puts notes face up under the aid deck. In a long game they go face down, up to a number in a game (J-142). */
export function spend(turn: JuntaTurn, seat: number, notes: Notes): void {
  take(turn, seat, notes)
  for (let index = VALUES - 1; index >= 0; index--)
    for (let left = notes[index]; left > 0; left--) bury(turn, index + 1)
}

export const spendAll = (turn: JuntaTurn, seat: number): void => spend(turn, seat, notesOf(turn.state, seat))

function bury(turn: JuntaTurn, value: number): void {
  const { state, rules } = turn
  const { spentNotes, mostReturned } = rules.ruleOptions
  if (spentNotes === 'face-down' && state.returned < mostReturned) {
    state.returned += 1
    turn.list('aid').push(value)
    return
  }
  turn.list('spent')[value - 1] += 1
}

/** Draws the top notes of the aid deck, as many as there are (J-06, J-53). */
export function draw(turn: JuntaTurn, seat: number, count: number): Notes {
  const drawn = turn.list('aid').splice(0, count)
  const notes = byValue(drawn)
  add(turn, seat, notes)
  return notes
}

/** Puts top notes face up under the deck (J-141). */
export function exposeTop(turn: JuntaTurn, count: number): void {
  const spent = turn.list('spent')
  for (const value of turn.list('aid').splice(0, count)) spent[value - 1] += 1
}

export function byValue(values: readonly number[]): number[] {
  const notes: number[] = new Array(VALUES).fill(0)
  for (const value of values) notes[value - 1] += 1
  return notes
}

export const oneNote = (value: number): number[] => byValue([value])

/** Returns the values that are present, for choices of a single note. */
export const valuesIn = (notes: Notes): number[] =>
  notes.flatMap((count, index) => (count > 0 ? [index + 1] : []))

/**
 * Returns the notes that pay an amount with the least loss: the smallest sufficient sum, then the fewest notes. Returns
 * `undefined` if the notes are too few. The excess is lost (J-17).
 */
export function least(notes: Notes, amount: number): number[] | undefined {
  if (sumOf(notes) < amount) return undefined
  let best: number[] | undefined
  const chosen: number[] = new Array(VALUES).fill(0)
  const search = (index: number, sum: number): void => {
    if (sum >= amount) {
      if (!best || isBetter(chosen, best)) best = chosen.slice()
      return
    }
    if (index < 0) return
    const most = Math.min(notes[index], divideUp(amount - sum, index + 1))
    for (let count = most; count >= 0; count--) {
      chosen[index] = count
      search(index - 1, sum + count * (index + 1))
    }
    chosen[index] = 0
  }
  search(VALUES - 1, 0)
  return best
}

const isBetter = (a: Notes, b: Notes): boolean =>
  sumOf(a) < sumOf(b) || (sumOf(a) === sumOf(b) && countOf(a) < countOf(b))

const divideUp = (amount: number, by: number): number => (amount + by - 1 - ((amount + by - 1) % by)) / by
const divideDown = (amount: number, by: number): number => (amount - (amount % by)) / by

/** True if a family can pay this sum. Money of influences counts for assassins and bribes. */
export const canPay = (state: JuntaState, seat: number, amount: number, isDark = false): boolean =>
  moneyOf(state, seat) >= amount - creditFor(state, seat, amount, isDark)

/** Pays without a recipient: the notes go under the deck. Only if `canPay`. */
export function pay(turn: JuntaTurn, seat: number, amount: number, isDark = false): void {
  const { state } = turn
  const credit = creditFor(state, seat, amount, isDark)
  if (credit > 0) turn.list('credit')[seat] -= credit
  const notes = least(notesOf(state, seat), amount - credit)
  if (notes && countOf(notes) > 0) payNotes(turn, seat, notes)
}

/** Pays with these notes, which go under the deck. */
export function payNotes(turn: JuntaTurn, seat: number, notes: Notes): void {
  const { state } = turn
  const before = [...state.spent]
  spend(turn, seat, notes)
  const shown = state.spent.map((count, index) => count - before[index])
  emitSpent(turn, seat, shown, countOf(notes) - countOf(shown))
}

/** Emits the notes laid face up, and the number of the others (J-18, J-142). */
function emitSpent(turn: JuntaTurn, seat: number, shown: Notes, unseen: number): void {
  if (turn.quiet) return
  const { rules } = turn
  const notes = notesText(shown)
  if (countOf(shown) > 0)
    turn.emit(
      fact(
        'junta',
        'spent',
        { family: seatName(rules, seat), notes },
        { family: rules.seats[seat], notes, reveals: true },
      ),
    )
  if (unseen > 0) emit(turn, 'spent-unseen', { family: seat, count: unseen }, { reveals: true })
}

const creditFor = (state: JuntaState, seat: number, amount: number, isDark: boolean): number =>
  isDark ? Math.min(state.credit[seat], amount) : 0

/**
 * True if the notes can be distributed so that each amount is met exactly, without change (J-55). Threes and twos are
 * used as far as they fit, and ones must cover the rest.
 */
export const canSplit = (notes: Notes, amounts: readonly number[]): boolean =>
  fits(notes, roomForTwos(notes, amounts), totalOf(amounts))

const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Marks a number of threes that no distribution uses. */
const NO_ROOM = -1

/** By number of threes used, the most twos that the amounts can take in addition. */
const roomForTwos = (notes: Notes, amounts: readonly number[]): readonly number[] =>
  amounts.reduce((room: readonly number[], amount) => withAmount(notes, room, amount), NOTHING_MET)
const NOTHING_MET: readonly number[] = [0]

function withAmount([, , threes]: Notes, room: readonly number[], amount: number): readonly number[] {
  const next: number[] = []
  for (let used = 0; used < room.length; used++) {
    if (room[used] === NO_ROOM) continue
    for (let own = 0; own * 3 <= amount && used + own <= threes; own++) {
      while (next.length <= used + own) next.push(NO_ROOM)
      const most = room[used] + divideDown(amount - own * 3, 2)
      if (next[used + own] < most) next[used + own] = most
    }
  }
  return next
}

const fits = (notes: Notes, room: readonly number[], total: number): boolean =>
  total <= sumOf(notes) && fewestThrees(notes, room, total) !== NO_ROOM

/** Returns the fewest threes in such a distribution, or NO_ROOM. */
const fewestThrees = ([ones, twos]: Notes, room: readonly number[], total: number): number =>
  room.findIndex((most, used) => most !== NO_ROOM && total - used * 3 - 2 * Math.min(most, twos) <= ones)

/** Returns the number of threes for each amount, computed back from the last amount. */
function threesFor(notes: Notes, amounts: readonly number[]): number[] {
  const rooms = [NOTHING_MET]
  for (const amount of amounts) rooms.push(withAmount(notes, rooms[rooms.length - 1], amount))
  let used = fewestThrees(notes, rooms[amounts.length], totalOf(amounts))
  const each: number[] = []
  for (let index = amounts.length - 1; index >= 0; index--) {
    const own = used - cameFrom(rooms[index], amounts[index], used, rooms[index + 1][used])
    each.unshift(own)
    used -= own
  }
  return each
}

/** Returns the fewest threes before an amount that leave this much room for twos after it. */
const cameFrom = (room: readonly number[], amount: number, used: number, most: number): number =>
  room.findIndex((before, at) => {
    const rest = amount - (used - at) * 3
    return before !== NO_ROOM && at <= used && rest >= 0 && before + divideDown(rest, 2) === most
  })

/** Distributes notes over amounts that can be met exactly. Returns the notes of each amount. */
export function split(notes: Notes, amounts: readonly number[]): number[][] {
  const threes = threesFor(notes, amounts)
  let twos = notes[1]
  return amounts.map((amount, index) => {
    const rest = amount - threes[index] * 3
    const pairs = Math.min(twos, divideDown(rest, 2))
    twos -= pairs
    return [rest - pairs * 2, pairs, threes[index]]
  })
}

/** Returns the amounts that the notes can pay exactly in addition to the others. */
export function possibleAmounts(notes: Notes, others: readonly number[]): number[] {
  const taken = totalOf(others)
  const room = roomForTwos(notes, others)
  const found: number[] = []
  for (let amount = 1; taken + amount <= sumOf(notes); amount++)
    if (fits(notes, withAmount(notes, room, amount), taken + amount)) found.push(amount)
  return found
}
