import type { ToolState } from '../tool'

/** A press takes up the ground of the cell; the brush is back in the hand at once. */
export const idle: ToolState = {
  id: 'idle',
  down(host, { cell }) {
    const there = host.groundAt(cell)
    if (there) host.pick(there)
    return undefined
  },
}
