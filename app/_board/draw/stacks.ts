import type { CellIndex, TablePiece } from '../../../engine/types'
import { COUNTER } from './counter'
import type { Ground } from './ground'

export type Placed = {
  readonly piece: TablePiece
  readonly cell: CellIndex
  readonly x: number
  readonly y: number
}

/** Pieces of one cell lie one over the other, each a little up and to the right, so that every face can be told. */
export function layPieces(ground: Ground, pieces: readonly TablePiece[]): Placed[] {
  const byCell = new Map<CellIndex, TablePiece[]>()
  for (const piece of pieces) {
    if (piece.cell === undefined || piece.cell < 0 || piece.cell >= ground.x.length) continue
    const stack = byCell.get(piece.cell)
    if (stack) stack.push(piece)
    else byCell.set(piece.cell, [piece])
  }
  const placed: Placed[] = []
  for (const [cell, stack] of byCell) {
    stack.sort((a, b) => a.level - b.level)
    const step = stack.length > 1 ? Math.min(15, 26 / (stack.length - 1)) : 0
    stack.forEach((piece, at) => {
      const shift = (at - (stack.length - 1) / 2) * step
      placed.push({ piece, cell, x: ground.x[cell] + shift, y: ground.y[cell] - shift })
    })
  }
  return placed.sort(
    (a, b) => ground.y[a.cell] - ground.y[b.cell] || a.cell - b.cell || a.piece.level - b.piece.level,
  )
}

/** The counter under a point (drawing units): the topmost that contains it. */
export function pieceAt(placed: readonly Placed[], x: number, y: number): Placed | undefined {
  const half = COUNTER / 2
  for (let at = placed.length - 1; at >= 0; at--) {
    const one = placed[at]
    if (Math.abs(one.x - x) <= half && Math.abs(one.y - y) <= half) return one
  }
  return undefined
}
