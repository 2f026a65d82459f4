/** Pieces that stood on an objective at the end of a hand must leave it in their next turn (C-132). */
import type { Rules } from '../../rules'
import { type CorteoState, has, MOVED, PANICKED } from '../../state'
import { asActive, hasEnd } from './ends'

/** Returns the pieces that must leave and can. Searches ways, so it must not run while another search is read. */
export function overstayers(rules: Rules, state: CorteoState): number[] {
  const { objectives, pieces } = rules
  if (!objectives.leave || state.held.length === 0 || state.turn !== objectives.side) return []
  const found: number[] = []
  for (let piece = 0; piece < pieces.count; piece++) if (mustLeave(rules, state, piece)) found.push(piece)
  return found
}

export function mustLeave(rules: Rules, state: CorteoState, piece: number): boolean {
  const { objectives, pieces } = rules
  if (!objectives.leave || pieces.seat[piece] !== state.mover || state.turn !== objectives.side) return false
  if (pieces.passive[piece] !== 0) return false
  if (!state.held.includes(state.cell[piece]) || has(state, piece, MOVED) || has(state, piece, PANICKED))
    return false
  return hasEnd(rules, piece === state.active ? state : asActive(rules, state, piece))
}
