import { dab } from '../../model/map/shapes'
import type { ToolState } from '../tool'

/** The pointer is down: every cell it enters is painted; the whole stroke is one step. */
export const painting: ToolState = {
  id: 'painting',
  over(host, cells) {
    host.paint(cells.flatMap((cell) => dab(host.grid, cell, host.brush.size)))
    host.lastCell = cells.at(-1) ?? host.lastCell
    return undefined
  },
  up(host) {
    host.endStroke()
    return 'idle'
  },
  cancel(host) {
    host.cancelStroke()
    return 'idle'
  },
}
