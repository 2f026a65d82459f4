/** A piece as it is drawn; units of the drawing, from its corner. */
import type { CellIndex, TablePiece } from '../../../engine/types'

export type Placed = {
  readonly piece: TablePiece
  readonly cell: CellIndex
  readonly x: number
  readonly y: number
  /** Of a counter drawn smaller than the others: 0.5 is half as wide. */
  readonly scale?: number
  /** Of a counter over two cells: degrees clockwise from east to where it faces. */
  readonly facing?: number
  /** On the topmost of many: how many are here. */
  readonly count?: number
  /** On the topmost of equal pieces drawn as one pile: all of them. */
  readonly pile?: readonly string[]
}
