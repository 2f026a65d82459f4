/** What one player, or everybody, knows of a state. */
import type { Viewer } from '../../types'
import type { Rules } from './rules'
import { type KriegspielState, NOBODY, RESERVE } from './state'

/**
 * K-14: while units are placed in secret nobody sees where the others stand, which of them is in hand, whether they are
 * done or how many steps they have taken. The state itself where nothing is hidden.
 */
export function viewOf(rules: Rules, state: KriegspielState, viewer: Viewer): KriegspielState {
  if (state.phase !== 'placement' || !rules.placement.isSecret) return state
  const hides = (side: number) => rules.sides[side] !== viewer
  return {
    ...state,
    step: 0,
    cell: state.cell.map((cell, piece) => (hides(rules.pieces.side[piece]) ? RESERVE : cell)),
    hand: state.hand.map((piece, side) => (hides(side) ? NOBODY : piece)),
    ready: state.ready.map((done, side) => (hides(side) ? 0 : done)),
  }
}
