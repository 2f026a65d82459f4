/** The movements of a convoy in the turn just played (C-158, C-159). */
import type { ConvoyCondition } from '../../../../schemas/generated/content'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** Steps to the goal by way from a cell for this piece; -1 if no way leads there. */
export const wayLeft = (rules: Rules, state: CorteoState, piece: number, cell: number): number => {
  const { convoys, pieces } = rules
  return convoys[pieces.convoy[piece]].way(rules, state)[pieces.walk[piece]][cell]
}

export function convoyDid(
  rules: Rules,
  state: CorteoState,
  convoy: number,
  did: ConvoyCondition['did'],
): boolean {
  const { convoys, convoyPieces, pieces } = rules
  if (convoy < 0) return false
  const halt = convoys[convoy].halt(rules, state)
  const inHalt = (piece: number) => halt[state.cell[piece]] === 1
  /** Pieces on the map now that were on it when the turn began, with their cells at that time. */
  const marching = convoyPieces.flatMap((piece, index) => {
    const from = state.setOut[index] ?? -1
    return pieces.convoy[piece] === convoy && state.cell[piece] >= 0 && from >= 0 ? [{ piece, from }] : []
  })
  if (marching.length === 0) return false
  switch (did) {
    case 'stopped':
      return (
        marching.every(({ piece, from }) => state.cell[piece] === from) &&
        marching.some(({ piece }) => !inHalt(piece))
      )
    case 'back':
      return marching.some(
        ({ piece, from }) =>
          !inHalt(piece) &&
          wayLeft(rules, state, piece, state.cell[piece]) > wayLeft(rules, state, piece, from),
      )
    case 'stayed':
      return marching.every(({ piece }) => inHalt(piece)) && state.couldGo[convoy] === 1
  }
}
