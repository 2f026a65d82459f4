/** The state of a game of Kriegspiel: small integers only. Sides count from 0 in the order of play. */
import type { BlockState } from '../../blocks/port'

export type KriegspielState = BlockState & {
  /** Side in turn. */
  turn: number
  /** Turns begun by all sides; 0 before the first. */
  number: number
  /** By piece: its cell, RESERVE, CAPTURED or LEFT. */
  cell: readonly number[]
  /** Pieces that have moved in this turn, in order; a forced retreat is a move. */
  moved: readonly number[]
  /** Moves that count against the limit of the turn. */
  moves: number
  attacks: number
  /** Pieces ordered to retreat (K-50), until the turn of their side is over. */
  retreating: readonly number[]
  /** The selected piece, NOBODY for none. */
  active: number
  /** By arsenal: 1 while it stands. */
  arsenals: readonly number[]
  /** During placement, by side: 1 if done, and the piece in hand. */
  ready: readonly number[]
  hand: readonly number[]
  /** 1 if a draw has been offered in this turn. */
  offered: number
  /** Index in LEVELS of the way the game ended, and the winning side; NOBODY before the end and for a draw. */
  level: number
  winner: number
  /** Set when the scenario ends the game with this turn. */
  ends?: 1
  /** With more than two sides: the defeated ones, in order; absent while there are none. */
  out?: readonly number[]
  /** With more than two sides: those that agree to the offered draw; absent while there are none. */
  agreed?: readonly number[]
  /** With more than two sides: the captures of each, SPOILS numbers a side. */
  spoils?: readonly number[]
}

export const NOBODY = -1
export const RESERVE = -1
export const CAPTURED = -2
/** Off the board in good order, by an effect. */
export const LEFT = -3

/** Ways a game can end, as outcomes name them. */
export const LEVELS = ['arsenals', 'annihilation', 'network', 'agreement', 'limit', 'scenario'] as const
export type Level = (typeof LEVELS)[number]

/** The counts per side, in the order of its score: arsenals destroyed, combat units captured, others captured. */
export const SPOILS = 3
