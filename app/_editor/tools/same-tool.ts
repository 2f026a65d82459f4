import { Blocks } from '../../_ui/icons'
import { cellsOf } from '../map/model/shapes'
import { mannerOf } from './marking'
import { defineTool, onRelease } from './tool'

/** Marks all cells of one ground, connected or not. */
export const tool = defineTool({
  id: 'same',
  key: 'S',
  icon: Blocks,
  place: 66,
  press(host, pointer) {
    const { cell } = pointer
    if (cell < 0) return undefined
    return onRelease('marking', () =>
      host.mark(cellsOf(host.grid).filter(host.isLike(cell)), mannerOf(pointer)),
    )
  },
})
