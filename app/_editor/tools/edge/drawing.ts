import type { Pointer, ToolHost, ToolState } from '../tool'

/** The pointer is down: the sides it comes near are drawn (or erased), all in one step. */
const following = (id: string, typeFor: (host: ToolHost) => string | undefined): ToolState => ({
  id,
  over(host, _cells, pointer: Pointer | undefined) {
    if (pointer && pointer.side >= 0) host.paintSide(pointer.cell, pointer.side, typeFor(host))
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
})

export const drawing = following('drawing', (host) => host.edge)
export const erasing = following('erasing', () => undefined)
