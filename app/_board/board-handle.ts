import type { BoardController } from './board-controller'
import type { BoardHandle } from './types'

/** The methods of a board that other components may call. */
export const handleOf = (board: BoardController, focusCell: BoardHandle['focusCell']): BoardHandle => ({
  focusCell,
  fit: () => board.camera.zoomBy('fit'),
  zoomBy: (factor) => board.camera.zoomBy(factor),
  zoomTo: (cell, scale) => board.zoomTo(cell, scale),
  reveal: (cells) => board.reveal(cells),
  isFar: () => board.isFar,
})
