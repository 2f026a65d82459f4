import { Lasso } from '../../_ui/icons'
import { enclosed } from '../map/model/shapes'
import { mannerOf, marking, moving } from './marking'
import { defineTool } from './tool'

/** Marks the cells along and inside a freehand line; a press on marked cells moves them. */
export const tool = defineTool({
  id: 'lasso',
  key: 'Q',
  icon: Lasso,
  place: 62,
  press(host, pointer) {
    if (pointer.cell < 0) return undefined
    if (mannerOf(pointer) === 'only' && host.marked.includes(pointer.cell)) return moving(host, pointer)
    return marking(host, pointer, (passed) => enclosed(host.grid, passed))
  },
})
