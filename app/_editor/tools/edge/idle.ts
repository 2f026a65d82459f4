import { outline } from '../../model/map/shapes'
import type { ToolState } from '../tool'

/**
 * A press draws on the nearest side, and erases where the same is already; a drag goes on along the sides. With Shift it
 * walls in the block of cells from where the last stroke ended, with Alt it takes up what is there.
 */
export const idle: ToolState = {
  id: 'idle',
  down(host, { cell, side, shift, alt }) {
    if (side < 0 || cell < 0) return undefined
    const there = host.edgeAt(cell, side)
    if (alt) {
      if (there !== undefined) host.pickEdge(there)
      return undefined
    }
    host.startStroke()
    if (shift && host.lastCell !== undefined) {
      host.drawing = host.edge
      for (const one of outline(host.grid, host.lastCell, cell))
        host.paintSide(one.cell, one.direction, host.drawing)
    } else {
      host.drawing = there === host.edge ? undefined : host.edge
      host.paintSide(cell, side, host.drawing)
    }
    host.lastCell = cell
    return 'drawing'
  },
}
