/** The cells where a piece may end a move: those it reaches, limited by its escort and the way home. Reads the loaded position cache. */
import type { Rules } from '../../rules'
import { type CorteoState, throwsOf } from '../../state'
import { isEscorted } from '../convoy'
import { fullPoints, launchCost } from '../fighting/launch'
import { hasRoom } from '../stack'
import { canTake } from './capture'
import { homingOf, isHomeward } from './homing'
import { findReach } from './reach'

/**
 * Calls `found` with every cell where the active piece can end a move, until it returns true. Returns whether it did.
 * The callback must not search for ways.
 */
export function eachEnd(rules: Rules, state: CorteoState, found: (cell: number) => unknown): boolean {
  const { cache, captures } = rules
  const piece = state.active
  const allows = limitOf(rules, state, piece)
  const from = state.cell[piece]
  const count = findReach(rules, state)
  for (let i = 0; i < count; i++) {
    const cell = cache.queue[i]
    if (cell === from) continue
    if (!hasRoom(rules, piece, cell) && (captures.length === 0 || !canTake(rules, piece, cell))) continue
    if ((allows === undefined || allows(cell)) && found(cell) === true) return true
  }
  return false
}

/** Returns a test that cells with room must also pass, or `undefined` for most pieces. */
export function limitOf(
  rules: Rules,
  state: CorteoState,
  piece: number,
): ((cell: number) => boolean) | undefined {
  const { convoys, homing, pieces } = rules
  if (convoys.length === 0 && homing.length === 0) return undefined
  const from = state.cell[piece]
  const home = homing.length > 0 ? homing[homingOf(rules, state, piece)] : undefined
  const escort = pieces.convoy[piece] >= 0
  if (escort && !isEscorted(rules, state, piece, from)) return () => false
  if (!escort && !home) return undefined
  return (cell) =>
    (!home || isHomeward(rules, home, state, pieces.walk[piece], from, cell)) &&
    (!escort || isEscorted(rules, state, piece, cell))
}

/** Returns the state as if the piece were selected now. */
export const asActive = (rules: Rules, state: CorteoState, piece: number): CorteoState => ({
  ...state,
  active: piece,
  acted: 0,
  halted: 0,
  points: fullPoints(rules, state, piece) - throwsOf(state, piece) * launchCost(rules, state, piece),
})

/** True if the active piece has a cell to go to. */
export const hasEnd = (rules: Rules, state: CorteoState): boolean => eachEnd(rules, state, () => true)
