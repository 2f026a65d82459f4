/** Pieces that must go home before their player is done (C-174). Reads the loaded position cache. */
import type { Rules } from '../../rules'
import { type CorteoState, MOVED, PANICKED } from '../../state'
import { asActive, hasEnd } from './ends'
import { canExit } from './exit'
import { isHoming } from './homing'

/**
 * Returns the homebound pieces that have not moved and can. Searches ways, so it must not run while another search is
 * read.
 */
export function homebound(rules: Rules, state: CorteoState): number[] {
  const { homing, pieces } = rules
  if (homing.length === 0) return []
  const found: number[] = []
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.seat[piece] === state.mover && mustGoHome(rules, state, piece)) found.push(piece)
  return found
}

function mustGoHome(rules: Rules, state: CorteoState, piece: number): boolean {
  if (state.cell[piece] < 0 || (state.flags[piece] & (MOVED | PANICKED)) !== 0) return false
  if (piece === state.active && state.acted === 1) return false
  if (!isHoming(rules, state, piece)) return false
  const taken = asActive(rules, state, piece)
  return canExit(rules, taken) || hasEnd(rules, taken)
}
