import { SquareDashedBottom } from 'lucide-react'
import { outline } from '../model/map/shapes'
import { defineTool, type Gesture, type Pointer, type ToolHost } from './tool'

/**
 * A press draws on the nearest side, and erases where the same is already; a drag goes on along the sides. With Shift it
 * walls in the block of cells from where the last stroke ended, with Alt it takes up what is there.
 */
export const tool = defineTool({
  id: 'edge',
  key: 'E',
  icon: SquareDashedBottom,
  place: 50,
  puts: 'sides',
  press(host, pointer) {
    const { cell, side, alt } = pointer
    if (side < 0 || cell < 0) return undefined
    const there = host.edgeAt(cell, side)
    if (!alt) return drawing(host, pointer, there)
    if (there !== undefined) host.pickEdge(there)
    return undefined
  },
})

/** Every side the pointer runs along becomes what the first one became; the whole stroke is one step. */
function drawing(host: ToolHost, { cell, side, shift }: Pointer, there: string | undefined): Gesture {
  const stroke = host.startStroke()
  const from = shift ? host.lastCell : undefined
  const type = from === undefined && there === host.edge ? undefined : host.edge
  const first = from === undefined ? [{ cell, direction: side }] : outline(host.grid, from, cell)
  for (const one of first) stroke.paintSide(one.cell, one.direction, type)
  let last = cell
  return {
    id: 'drawing',
    along(sides) {
      for (const one of sides) stroke.paintSide(one.cell, one.direction, type)
      last = sides.at(-1)?.cell ?? last
    },
    up: () => stroke.end(last),
    cancel: () => stroke.cancel(),
  }
}
