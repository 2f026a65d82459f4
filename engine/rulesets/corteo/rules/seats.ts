/** The deciding seats of a side with several players: the owner of a piece about that piece, the speaker about the rest. */
import type { Seat } from '../../../types'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import { areFoes } from './foes'

/** Returns the speaker of a side: the player of the Head's component, otherwise the first player. */
export function speakerOf({ seatsOf, pieces, head }: Rules, state: CorteoState, side: number): number {
  const own = seatsOf[side]
  const isOne = head.marches.length === 1
  if (own.length === 1 || side !== head.side || !isOne || state.component < 0) return own[0]
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.side[piece] === side && pieces.component[piece] === state.component) return pieces.seat[piece]
  return own[0]
}

/** Returns the side of a seat by its name, or -1. */
export const sideOfSeat = ({ seats }: Rules, seat: Seat): number =>
  seats.find(({ id }) => id === seat)?.side ?? -1

/**
 * Returns the seat that decides about a piece: its owner, or the speaker of another side. Where units of several sides
 * defend together, each owner decides.
 */
export function deciderOf(rules: Rules, state: CorteoState, side: number, piece: number): number {
  const own = rules.pieces.side[piece]
  const isAlly = areFoes(rules, own, state.turn) && areFoes(rules, side, state.turn)
  return own === side || isAlly ? rules.pieces.seat[piece] : speakerOf(rules, state, side)
}

/** Returns the next player of the same side to move, or -1. */
export function nextMover({ seatsOf, seats }: Rules, mover: number): number {
  const own = seatsOf[seats[mover].side]
  return own[own.indexOf(mover) + 1] ?? -1
}
