import { RectangleHorizontal } from 'lucide-react'
import { block } from '../model/map/shapes'
import { defineTool, type Gesture, type Pointer, type ToolHost } from './tool'

/** From one corner to another, shown while it is drawn: filled, with Shift only its rim; with Alt the eyedropper. */
export const tool = defineTool({
  id: 'rectangle',
  key: 'R',
  icon: RectangleHorizontal,
  place: 25,
  puts: 'ground',
  spans: true,
  press(host, pointer) {
    if (pointer.cell < 0) return undefined
    if (!pointer.alt) return stretching(host, pointer)
    host.pickUp(pointer.cell)
    return undefined
  },
})

/** The rows and columns between the first corner and the pointer; nothing is written before the release. */
function stretching(host: ToolHost, { cell: from, shift }: Pointer): Gesture {
  let to = from
  let isHollow = shift
  const cells = () => (isHollow ? rim : block)(host.grid, from, to)
  let preview = cells()
  return {
    id: 'stretching',
    get preview() {
      return preview
    },
    over(entered, held) {
      to = entered.at(-1) ?? to
      isHollow = held?.shift ?? isHollow
      preview = cells()
    },
    up() {
      const stroke = host.startStroke()
      stroke.paint(preview)
      stroke.end(to)
    },
    cancel() {},
  }
}

/** The outermost cells of a block. */
function rim(grid: ToolHost['grid'], from: number, to: number): number[] {
  const column = (cell: number) => cell % grid.columns
  const row = (cell: number) => Math.floor(cell / grid.columns)
  return block(grid, from, to).filter((cell) =>
    [from, to].some((corner) => column(corner) === column(cell) || row(corner) === row(cell)),
  )
}
