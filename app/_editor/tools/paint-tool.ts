import { Paintbrush } from '../../_ui/icons'
import { dab } from '../map/model/brush'
import { lineBetween } from '../map/model/shapes'
import { defineTool, type Gesture, type ToolHost } from './tool'

/**
 * Paints a dab; Shift draws a straight line from the end of the last stroke, Alt is the eyedropper. A drag continues painting.
 */
export const tool = defineTool({
  id: 'paint',
  key: 'B',
  icon: Paintbrush,
  place: 20,
  puts: 'ground',
  hover: (host, cell) => (host.brush.size === 1 ? [] : host.asPainted(dab(host.grid, cell, host.brush))),
  press(host, { cell, shift, alt }) {
    if (alt) host.pickUp(cell)
    else return painting(host, shift ? (host.lastCell ?? cell) : cell, cell)
    return undefined
  },
})

/** Paints every cell the pointer enters; the whole stroke is one step. */
function painting(host: ToolHost, from: number, to: number): Gesture {
  const stroke = host.startStroke()
  const paint = (cells: readonly number[]) =>
    stroke.paint(cells.flatMap((cell) => dab(host.grid, cell, host.brush)))
  let last = to
  paint(lineBetween(host.grid, from, to))
  return {
    id: 'painting',
    over(cells) {
      paint(cells)
      last = cells.at(-1) ?? last
    },
    up: () => stroke.end(last),
    cancel: () => stroke.cancel(),
  }
}
