import { PaintBucket } from '../../_ui/icons'
import { cellsOf, flood } from '../map/model/shapes'
import { defineTool } from './tool'

/** A press fills all connected cells of the same ground. Shift fills all cells of that ground; Alt is the eyedropper. */
export const tool = defineTool({
  id: 'fill',
  key: 'F',
  icon: PaintBucket,
  place: 30,
  puts: 'ground',
  press(host, { cell, shift, alt }) {
    if (alt) {
      host.pickUp(cell)
      return undefined
    }
    const isSame = host.isLike(cell)
    const stroke = host.startStroke()
    const { grid } = host
    stroke.paint(shift ? cellsOf(grid).filter(isSame) : flood(grid, cell, isSame))
    return { id: 'filling', up: () => stroke.end(cell), cancel: () => stroke.cancel() }
  },
})
