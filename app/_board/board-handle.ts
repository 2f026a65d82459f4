import type { BoardController } from './board-controller'
import type { BoardHandle } from './types'

/** What others may ask of a board from outside. */
export const handleOf = (board: BoardController, focusCell: BoardHandle['focusCell']): BoardHandle => ({
  focusCell,
  fit: () => board.camera.zoomBy('fit'),
  zoomBy: (factor) => board.camera.zoomBy(factor),
  zoomTo: (cell, scale) => board.zoomTo(cell, scale),
  reveal: (cells) => board.reveal(cells),
  isFar: () => board.isFar,
})
