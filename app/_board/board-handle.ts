import type { BoardController } from './board-controller'
import type { BoardHandle } from './types'

/** The methods of a board that other components may call. `cursor` is the keyboard's. */
export const handleOf = (
  board: BoardController,
  box: { readonly current: HTMLElement | null },
  cursor: Pick<BoardHandle, 'focusCell' | 'toChoice'>,
): BoardHandle => ({
  ...cursor,
  fit: () => board.camera.zoomBy('fit'),
  zoomBy: (factor) => board.camera.zoomBy(factor),
  zoomTo: (cell, scale) => board.zoomTo(cell, scale),
  reveal: (cells) => board.reveal(cells),
  countUnder: (cells, under) => board.countUnder(cells, under),
  isFar: () => board.isFar,
  showWay: (way) => board.showWay(way),
  cellAt(x, y) {
    const { left, top, right, bottom } = box.current?.getBoundingClientRect() ?? new DOMRect()
    return x < left || y < top || x > right || y > bottom ? -1 : board.cellUnder({ x: x - left, y: y - top })
  },
})
