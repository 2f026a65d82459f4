/** A piece with its drawing position, in drawing units, measured from its corner. */
import type { CellIndex, TablePiece } from '../../../../engine/types'

export type Placed = {
  readonly piece: TablePiece
  readonly cell: CellIndex
  readonly x: number
  readonly y: number
  /** Set for counters drawn smaller than the others: 0.5 is half as wide. */
  readonly scale?: number
  /** Set for counters over two cells: their facing in degrees clockwise from east. */
  readonly facing?: number
  /** Set on the topmost of many pieces: their number. */
  readonly count?: number
  /** Set on the topmost of equal pieces drawn as one pile: the ids of all of them. */
  readonly pile?: readonly string[]
}
