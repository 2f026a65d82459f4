import type { TablePiece } from '../../../engine/types'
import { faceKey, faceOf } from '../../_board/draw/units/face'
import type { BoardLook } from '../../_board/types'

/** Equal counters in one pile each; counters in focus have piles of their own. */
export function heapsOf(
  pieces: readonly TablePiece[],
  look: BoardLook,
  focus: ReadonlySet<string>,
): TablePiece[][] {
  const heaps = new Map<string, TablePiece[]>()
  for (const piece of pieces) {
    const key = `${piece.name ?? ''} ${faceKey(faceOf({ ...piece, badges: [] }, look, 'light'))} ${focus.has(piece.id)}`
    const heap = heaps.get(key)
    if (heap) heap.push(piece)
    else heaps.set(key, [piece])
  }
  return [...heaps.values()]
}
