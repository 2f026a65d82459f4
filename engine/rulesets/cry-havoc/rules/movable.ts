/** Which pieces can still do something in the movement step. */
import type { Rules } from '../rules'
import { BUSY, type CryHavocState, has, SHOT_FIRST, STOPPED, WAITING } from '../state'
import { isAble } from './figures'
import { pointsLeft } from './walk'

/** CH-03: a piece that shot in step 1 with a weapon that takes the whole of its time stays where it is. */
export const isTiedToItsShot = ({ pieces, missiles }: Rules, state: CryHavocState, piece: number): boolean =>
  has(state, piece, SHOT_FIRST) && pieces.weapon[piece] >= 0 && !missiles.weapons[pieces.weapon[piece]].moves

/** A free figure of the side whose phase it is, on its feet, with points and its movement before it. */
export const canSelect = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  rules.pieces.side[piece] === state.side &&
  !has(state, piece, STOPPED | BUSY) &&
  (isAble(rules, state, piece) || canEnter(rules, state, piece)) &&
  !isTiedToItsShot(rules, state, piece) &&
  pointsLeft(rules, state, piece) > 0

/** A figure that waits for its turn to enter, when that has come. */
export const canEnter = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  state.cell[piece] === WAITING && rules.pieces.beast[piece] === 0 && state.turn >= turnOf(rules, piece)

/** Turn from which a piece enters; none is later than never. */
export const turnOf = ({ entries }: Rules, piece: number): number =>
  entries.find((entry) => entry.pieces.includes(piece))?.turn ?? NEVER
const NEVER = 1_000_000
