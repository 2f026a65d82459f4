import { dab, lineBetween } from '../../model/map/shapes'
import type { ToolState } from '../tool'

/** Waits for a press: a dab, with Shift a straight line from where the last stroke ended, with Alt the eyedropper. */
export const idle: ToolState = {
  id: 'idle',
  down(host, { cell, shift, alt }) {
    const there = host.groundAt(cell)
    if (alt) {
      if (there) host.pick(there)
      return undefined
    }
    const from = shift && host.lastCell !== undefined ? host.lastCell : cell
    host.startStroke()
    host.paint(lineBetween(host.grid, from, cell).flatMap((on) => dab(host.grid, on, host.brush.size)))
    host.lastCell = cell
    return 'painting'
  },
}
