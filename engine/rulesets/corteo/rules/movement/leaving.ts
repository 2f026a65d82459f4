/** Pieces that leave the map and come back (C-106, C-107). */

import { ofPiece } from '../../blocks/numbers'
import type { Leaving } from '../../compile/rule-options'
import type { CorteoTurn, Rules } from '../../rules'
import { AWAY, type CorteoState } from '../../state'
import { loseHead, putPiece } from '../place'

/** The hand in which a piece that leaves now returns. */
export const backIn = (rules: Rules, state: CorteoState, piece: number): number =>
  state.hand + ofPiece(rules, state, 'turns-away', piece, rules.leaving?.hands ?? 0) + 1

/** Removes a piece for whole hands. It returns by the edge it left, or by the nearest one. */
export function leaveFor(turn: CorteoTurn, piece: number, leaving: Leaving): void {
  const { state } = turn
  turn.list('gone').push(piece)
  turn.list('goneBy').push(edgeAt(turn, leaving, state.cell[piece]))
  turn.list('goneUntil').push(backIn(turn.rules, state, piece))
  loseHead(turn, piece)
  putPiece(turn, piece, AWAY)
}

function edgeAt({ def }: CorteoTurn, { edges, edgeOf }: Leaving, cell: number): number {
  if (edgeOf[cell] >= 0) return edgeOf[cell]
  const far = (edge: number) => Math.min(...edges[edge].map((other) => def.grid.distance(cell, other)))
  return edges.reduce((best, _, edge) => (far(edge) < far(best) ? edge : best), 0)
}
