import type { ToolState } from '../tool'

/** The pointer is down: every side it runs along becomes what the first one became; the whole stroke is one step. */
export const drawing: ToolState = {
  id: 'drawing',
  along(host, sides) {
    for (const { cell, direction } of sides) {
      host.paintSide(cell, direction, host.drawing)
      host.lastCell = cell
    }
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
