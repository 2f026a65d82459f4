/** Convoys (C-150, C-151): their escort and the free space around them. */
import { ofPiece } from '../blocks/numbers'
import type { Rules } from '../rules'
import { type CorteoState, PANICKED } from '../state'

/** True if a convoy piece has its escort around a cell. Other pieces need none. */
export function isEscorted(rules: Rules, state: CorteoState, piece: number, cell: number): boolean {
  const { convoys, pieces, board } = rules
  const escort = pieces.convoy[piece] < 0 ? undefined : convoys[pieces.convoy[piece]].escort
  if (!escort) return true
  let missing = ofPiece(rules, state, 'escort-units', piece, escort.units)
  const reach = ofPiece(rules, state, 'escort-distance', piece, escort.distance)
  for (let other = 0; other < pieces.count && missing > 0; other++) {
    if (other === piece || state.cell[other] < 0 || pieces.side[other] !== pieces.side[piece]) continue
    if (pieces.passive[other] !== 0 || (state.flags[other] & PANICKED) !== 0) continue
    if (board.grid.distance(cell, state.cell[other]) <= reach) missing--
  }
  return missing <= 0
}

/** Returns the index of the convoy that forbids a barricade or a jam on a cell, or -1. */
export function convoyNear(rules: Rules, state: CorteoState, cell: number): number {
  const { convoys, convoyPieces, pieces, board } = rules
  for (const piece of convoyPieces) {
    const convoy = pieces.convoy[piece]
    if (state.cell[piece] < 0 || convoys[convoy].clear < 0) continue
    const clear = ofPiece(rules, state, 'clear-distance', piece, convoys[convoy].clear)
    if (board.grid.distance(cell, state.cell[piece]) <= clear) return convoy
  }
  return -1
}
