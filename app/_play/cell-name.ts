import type { CellIndex, GameDef } from '../../engine/types'
import type { NameOf } from '../_board/types'

/** What a cell is called: an area by its name in the pack, a cell of a grid by its column and row. */
export const cellName = (cell: CellIndex, { grid }: Pick<GameDef, 'grid'>, nameOf: NameOf): string =>
  grid.kind === 'areas' ? nameOf('areas', grid.names[cell]) : grid.names[cell]
