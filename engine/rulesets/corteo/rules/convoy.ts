/** Convoys (C-150, C-151): the escort they need and the room around them. */
import type { Rules } from '../rules'
import { type CorteoState, PANICKED } from '../state'

/** True if a piece of a convoy has its escort around a cell; any other piece needs none. */
export function isEscorted(rules: Rules, state: CorteoState, piece: number, cell: number): boolean {
  const { convoys, pieces, board } = rules
  const escort = pieces.convoy[piece] < 0 ? undefined : convoys[pieces.convoy[piece]].escort
  if (!escort) return true
  let missing = escort.units
  for (let other = 0; other < pieces.count && missing > 0; other++) {
    if (other === piece || state.cell[other] < 0 || pieces.side[other] !== pieces.side[piece]) continue
    if (pieces.passive[other] !== 0 || (state.flags[other] & PANICKED) !== 0) continue
    if (board.grid.distance(cell, state.cell[other]) <= escort.distance) missing--
  }
  return missing <= 0
}

/** The convoy near which no barricade is built and no jam made on a cell, by its index; -1 for none. */
export function convoyNear(
  { convoys, convoyPieces, pieces, board }: Rules,
  state: CorteoState,
  cell: number,
): number {
  for (const piece of convoyPieces) {
    const convoy = pieces.convoy[piece]
    if (state.cell[piece] < 0 || convoys[convoy].clear < 0) continue
    if (board.grid.distance(cell, state.cell[piece]) <= convoys[convoy].clear) return convoy
  }
  return -1
}
