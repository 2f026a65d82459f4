/** What a budget can promise, and the notes that pay it (J-54 to J-56). */
import type { Rules } from '../rules'
import { BUDGET, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { notesText, tellOnly } from '../telling'
import { canSplit, give, least, type Notes, notesOf, oneNote, possibleAmounts, split, sumOf } from './money'

/** The President, unless somebody has played a budget of his own. */
export const proposerOf = ({ proposer, president }: JuntaState): number =>
  proposer === NOBODY ? president : proposer

/** Everybody but the President, who keeps what is left. */
export const payees = ({ seats }: Rules, { president }: JuntaState): number[] =>
  seats.flatMap((_, seat) => (seat === president ? [] : [seat]))

/**
 * What can be promised to a family now: zero once something is promised, else what the President's notes can make exactly beside
 * the other promises (J-55). Who proposes in his stead does not know his notes: as many millions as notes were drawn, which any
 * eight notes can pay.
 */
export function amountsFor(rules: Rules, state: JuntaState, seat: number, family: number): number[] {
  const { budget, president } = state
  if (budget[family] > 0) return [0]
  const others = budget.filter((amount) => amount > 0)
  if (seat === president) return possibleAmounts(notesOf(state, seat), others)
  const room = rules.numbers.aid - others.reduce((sum, amount) => sum + amount, 0)
  return Array.from({ length: Math.max(0, room) }, (_, index) => index + 1)
}

/** J-55: notes may have gone since promises were written. Who proposes in the President's stead does not know his notes. */
export const isExact = (state: JuntaState): boolean =>
  state.proposer !== NOBODY ||
  canSplit(
    notesOf(state, state.president),
    state.budget.filter((amount) => amount > 0),
  )

const OWING: readonly string[] = ['force', 'pay']

/**
 * J-56: whether a budget lies before the Parliament, or is to be paid, be it after something that came in between. Until then the
 * President's notes stay on his desk: all of them, for who sees which ones are bound would know what he has.
 */
export const isPending = ({ motion, phase, resume }: JuntaState): boolean =>
  motion === BUDGET ||
  OWING.includes(phase) ||
  resume.some((one) => one.begun === 1 && OWING.includes(one.phase))

/** What is still owed to each family; whoever has become President since owes himself nothing. */
export const restOf = ({ budget, paid, president }: JuntaState): number[] =>
  budget.map((amount, family) => (family === president ? 0 : Math.max(0, amount - paid[family])))

/** Whether there is anything to hand out, or has been. */
export const isPromised = ({ budget }: JuntaState): boolean => budget.some((amount) => amount > 0)

/**
 * Pays what is owed: exactly where the notes can, else family by family with the least that is lost, as far as there is money.
 * All that were promised something are seen to be paid, whatever they had got before.
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
    tellOnly(
      turn,
      [state.president, family],
      'paid',
      about,
      { notes: notesText(laid[index]) },
      unseen(family),
    )
  })
}

/** Everybody sees that somebody is paid, not how much he gets. */
export const unseen = (family: number) => ({ type: 'paid-unseen', about: { family } })

const layOut = (notes: Notes, amounts: readonly number[]): number[][] =>
  canSplit(notes, amounts) ? split(notes, amounts) : roughly(notes, amounts)

const covers = (notes: Notes, amounts: readonly number[]): boolean =>
  layOut(notes, amounts).every((laid, index) => sumOf(laid) >= amounts[index])

/** J-56: a note goes to a family if the others still get theirs; where that cannot be, only to one that has not got its own. */
export function mayLay(state: JuntaState, family: number, note: number): boolean {
  const notes = notesOf(state, state.president)
  const rest = restOf(state)
  if (!covers(notes, rest)) return rest[family] > 0
  const left = notes.map((count, index) => count - oneNote(note)[index])
  return covers(
    left,
    rest.map((amount, other) => (other === family ? Math.max(0, amount - note) : amount)),
  )
}

function roughly(notes: readonly number[], amounts: readonly number[]): number[][] {
  let left = [...notes]
  return amounts.map((amount) => {
    const laid = least(left, Math.min(amount, sumOf(left))) ?? [...left]
    left = left.map((count, index) => count - laid[index])
    return laid
  })
}
