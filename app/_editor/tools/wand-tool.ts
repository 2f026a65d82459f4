import { WandSparkles } from '../../_ui/icons'
import { flood } from '../map/model/shapes'
import { mannerOf } from './marking'
import { defineTool, onRelease } from './tool'

/** Marks the connected cells of one ground. */
export const tool = defineTool({
  id: 'wand',
  key: 'W',
  icon: WandSparkles,
  place: 64,
  press(host, pointer) {
    const { cell } = pointer
    if (cell < 0) return undefined
    return onRelease('marking', () => host.mark(flood(host.grid, cell, host.isLike(cell)), mannerOf(pointer)))
  },
})
