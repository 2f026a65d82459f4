/** The pieces that can still act in the movement step. */
import { ofPiece } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import { BUSY, type CryHavocState, has, SHOT_FIRST, STOPPED, WAITING } from '../../state'
import { isAble } from '../figures'
import { pointsLeft } from './walk'

/** CH-03: true for a piece that shot in step 1 with a weapon that then forbids movement. */
export function isTiedToItsShot(rules: Rules, state: CryHavocState, piece: number): boolean {
  if (!has(state, piece, SHOT_FIRST)) return false
  const moves = rules.missiles.weapons[rules.pieces.weapon[piece]]?.moves === false ? 0 : 1
  return ofPiece(rules, state, 'shot-moves', piece, moves) === 0
}

/** True for a free figure of the active side, on its feet, with points and its movement left. */
export const canSelect = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  rules.pieces.side[piece] === state.side &&
  !has(state, piece, STOPPED | BUSY) &&
  (isAble(rules, state, piece) || canEnter(rules, state, piece)) &&
  !isTiedToItsShot(rules, state, piece) &&
  pointsLeft(rules, state, piece) > 0

/** True for a waiting figure whose turn to enter has come. */
export const canEnter = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  state.cell[piece] === WAITING && rules.pieces.beast[piece] === 0 && state.turn >= turnOf(rules, piece)

/** Returns the turn from which a piece enters, or NEVER. */
export const turnOf = ({ entries }: Rules, piece: number): number =>
  entries.find((entry) => entry.pieces.includes(piece))?.turn ?? NEVER
const NEVER = 1_000_000
