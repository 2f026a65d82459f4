import type { ToolState } from '../tool'

/** A press draws on the nearest side; with Alt it takes up what is there. On a side that has it already, it erases. */
export const idle: ToolState = {
  id: 'idle',
  down(host, { cell, side, alt }) {
    if (side < 0) return undefined
    const there = host.edgeAt(cell, side)
    if (alt) {
      if (there !== undefined) host.pickEdge(there)
      return undefined
    }
    host.startStroke()
    host.paintSide(cell, side, there === host.edge ? undefined : host.edge)
    host.lastCell = cell
    host.endStroke()
    return undefined
  },
}
