/** The promises of a budget, and the notes that pay them (J-54 to J-56). */

import { aidNotes } from '../blocks/numbers'
import { emitOnly, notesText } from '../events'
import type { Rules } from '../rules'
import { BUDGET, type JuntaState, type JuntaTurn, NOBODY, VALUES } from '../state'
import { canSplit, give, least, type Notes, notesOf, possibleAmounts, split, sumOf, valuesIn } from './money'

/** Returns the President, or the player of a card with its own budget. */
export const proposerOf = ({ proposer, president }: JuntaState): number =>
  proposer === NOBODY ? president : proposer

/** Returns every family except the President, who keeps the rest. */
export const payees = ({ seats }: Rules, { president }: JuntaState): number[] =>
  seats.flatMap((_, seat) => (seat === president ? [] : [seat]))

/**
 * Returns the amounts that can be promised to one more family. The President's notes must pay all promises exactly
 * (J-55). A substitute proposer does not know these notes and can promise one million per note drawn: any eight notes
 * can pay that.
 */
export function openAmounts(rules: Rules, state: JuntaState, seat: number): number[] {
  const { budget, president } = state
  const others = budget.filter((amount) => amount > 0)
  if (seat === president) return possibleAmounts(notesOf(state, seat), others)
  const room = aidNotes(rules, state) - others.reduce((sum, amount) => sum + amount, 0)
  return Array.from({ length: Math.max(0, room) }, (_, index) => index + 1)
}

/** J-55: true if the notes can still pay the promises exactly. A substitute proposer does not know these notes, so any promise counts. */
export const isExact = (state: JuntaState): boolean =>
  state.proposer !== NOBODY ||
  canSplit(
    notesOf(state, state.president),
    state.budget.filter((amount) => amount > 0),
  )

const OWING: readonly string[] = ['force', 'pay']

/**
 * J-56: true while a budget is before the Parliament or unpaid, even during an interruption. Until then the President
 * cannot deal any notes, since the free ones would reveal the others.
 */
export const isPending = ({ motion, phase, resume }: JuntaState): boolean =>
  motion === BUDGET ||
  OWING.includes(phase) ||
  resume.some((one) => one.begun === 1 && OWING.includes(one.phase))

/** Returns the amount still owed to each family. A family that has become President since owes itself nothing. */
export const restOf = ({ budget, paid, president }: JuntaState): number[] =>
  budget.map((amount, family) => (family === president ? 0 : Math.max(0, amount - paid[family])))

/**
 * Pays what is owed: exactly if the notes allow it, otherwise family by family with the least loss, as far as the
 * money goes. All promised families are seen to be paid, regardless of earlier payments.
 */
export function payRest(turn: JuntaTurn): void {
  const { state } = turn
  const rest = restOf(state)
  const promised = state.budget.flatMap((amount, family) =>
    amount > 0 && family !== state.president ? [family] : [],
  )
  const notes = notesOf(state, state.president)
  const amounts = promised.map((family) => rest[family])
  const laid = layOut(notes, amounts)
  promised.forEach((family, index) => {
    give(turn, state.president, family, laid[index])
    const about = { family, count: sumOf(laid[index]) }
    emitOnly(
      turn,
      [state.president, family],
      'paid',
      about,
      { notes: notesText(laid[index]) },
      unseen(family),
    )
  })
}

/** The public event: a family was paid, without the amount. */
export const unseen = (family: number) => ({ type: 'paid-unseen', about: { family } })

const layOut = (notes: Notes, amounts: readonly number[]): number[][] =>
  canSplit(notes, amounts) ? split(notes, amounts) : roughly(notes, amounts)

/**
 * J-56: returns the notes that the President may pay out, each with its family. A note is allowed if the rest still pays
 * the others. If the notes cannot pay everyone, only families with an unpaid promise get one.
 */
export function layable(rules: Rules, state: JuntaState): [family: number, note: number][] {
  const notes = notesOf(state, state.president)
  const rest = restOf(state)
  const values = valuesIn(notes)
  if (!covers(notes, rest))
    return payees(rules, state).flatMap((family) =>
      rest[family] > 0 ? values.map((note): [number, number] => [family, note]) : [],
    )
  const covered = coverage(notes, rest)
  return payees(rules, state).flatMap((family) =>
    values.flatMap((note): [number, number][] => (covered(family, note) ? [[family, note]] : [])),
  )
}

/** Returns a test whether all can be paid after a note has gone to a family. Families with equal claims share one exact computation. */
function coverage(notes: Notes, rest: readonly number[]): (family: number, note: number) => boolean {
  const exact = new Map<number, boolean>()
  return (family, note) => {
    const left = notes.map((count, index) => (index === note - 1 ? count - 1 : count))
    const others = rest.map((amount, other) => (other === family ? Math.max(0, amount - note) : amount))
    const kind = rest[family] * VALUES + note - 1
    const isExact = exact.get(kind) ?? canSplit(left, others)
    exact.set(kind, isExact)
    return isExact || paysRoughly(left, others)
  }
}

const covers = (notes: Notes, amounts: readonly number[]): boolean =>
  canSplit(notes, amounts) || paysRoughly(notes, amounts)

/** True if the notes can pay the amounts with some excess. */
const paysRoughly = (notes: Notes, amounts: readonly number[]): boolean =>
  roughly(notes, amounts).every((laid, index) => sumOf(laid) >= amounts[index])

function roughly(notes: readonly number[], amounts: readonly number[]): number[][] {
  let left = [...notes]
  return amounts.map((amount) => {
    const laid = least(left, Math.min(amount, sumOf(left))) ?? [...left]
    left = left.map((count, index) => count - laid[index])
    return laid
  })
}
