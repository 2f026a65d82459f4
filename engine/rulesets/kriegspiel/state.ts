/** The state of a game of Kriegspiel: small integers only. Sides count from 0 in the order of play. */
import type { BlockState } from '../../blocks/port'

export type KriegspielState = BlockState & {
  /** Side in turn. */
  turn: number
  /** Turns begun, those of both sides counted; 0 before the first. */
  number: number
  /** By piece: its cell, RESERVE or CAPTURED. */
  cell: readonly number[]
  /** Pieces that have moved in this turn, in order; a forced retreat is a move. */
  moved: readonly number[]
  /** Moves that count against those of the turn. */
  moves: number
  attacks: number
  /** Pieces ordered to retreat (K-50), until the turn of their side is over. */
  retreating: readonly number[]
  /** The selected piece, NOBODY for none. */
  active: number
  /** By arsenal: 1 while it stands. */
  arsenals: readonly number[]
  /** While units are placed, by side: whether it is done, and the piece it has in hand. */
  ready: readonly number[]
  hand: readonly number[]
  /** Whether a draw has been offered in this turn. */
  offered: number
  /** How the game ended: an index in LEVELS, NOBODY before; and the side that won, NOBODY for a draw. */
  level: number
  winner: number
  /** Set when the scenario ends the game with this turn. */
  ends?: 1
  /** With more than two sides: those that are out of the war, in the order in which they went; not there while none is. */
  out?: readonly number[]
  /** With more than two sides: those that agree to the draw that is offered; not there while none does. */
  agreed?: readonly number[]
  /** With more than two sides: what each has taken from the others, SPOILS numbers a side. */
  spoils?: readonly number[]
}

export const NOBODY = -1
export const RESERVE = -1
export const CAPTURED = -2

/** Ways a game can end, as outcomes name them. */
export const LEVELS = ['arsenals', 'annihilation', 'network', 'agreement', 'limit', 'scenario'] as const
export type Level = (typeof LEVELS)[number]

/** The counts per side, in the order of its score: arsenals destroyed, combat units captured, others captured. */
export const SPOILS = 3
