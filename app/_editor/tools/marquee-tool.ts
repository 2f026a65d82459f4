import { SquareDashedMousePointer } from '../../_ui/icons'
import { block } from '../map/model/shapes'
import { mannerOf, marking, moving } from './marking'
import { defineTool } from './tool'

/** Marks the rows and columns between two corners; a press on marked cells moves them. */
export const tool = defineTool({
  id: 'marquee',
  key: 'M',
  icon: SquareDashedMousePointer,
  place: 60,
  spans: true,
  press(host, pointer) {
    if (pointer.cell < 0) return undefined
    if (mannerOf(pointer) === 'only' && host.marked.includes(pointer.cell)) return moving(host, pointer)
    return marking(host, pointer, (passed) => block(host.grid, passed[0], passed.at(-1) ?? passed[0]))
  },
})
