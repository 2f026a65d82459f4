import type { ToolState } from '../tool'

/** A press selects the cell; dragging moves the map, which the board does by itself. */
export const idle: ToolState = {
  id: 'idle',
  down(host, { cell }) {
    host.select(cell)
    return undefined
  },
}
