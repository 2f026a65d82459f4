import type { CellIndex } from '../../engine/types'
import { plainNames } from './printed-map'
import type { BoardProps } from './types'

/** Returns one line about a cell: the text from the board's owner, or else its name and its terrain. */
export const describeIn =
  ({ describe, board, nameOf = plainNames }: BoardProps) =>
  (cell: CellIndex): string => {
    const terrain = board.terrain[cell]
    const words = [board.grid.names[cell], terrain === undefined ? '' : nameOf('terrain', terrain)]
    return describe?.(cell) ?? words.filter(Boolean).join(' · ')
  }
