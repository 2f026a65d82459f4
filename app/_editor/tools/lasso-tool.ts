import { Lasso } from '../../_ui/icons'
import { enclosed } from '../model/map/shapes'
import { mannerOf, marking, moving } from './marking'
import { defineTool } from './tool'

/** Marks the cells along a line drawn freely, and those that it goes round; pressed on what is marked, it moves it. */
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
