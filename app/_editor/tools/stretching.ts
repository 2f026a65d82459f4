import type { Grid } from '../../../engine/geometry/grid'
import type { Brush } from '../model/map/brush'
import { defineTool, type Gesture, type Pointer, type Tool, type ToolHost } from './tool'

/** The cells of a shape from the first cell to the last, for a brush; `isHollow`: only its rim. */
export type Shape = (
  grid: Grid,
  from: number,
  to: number,
  manner: { readonly isHollow: boolean; readonly brush: Brush },
) => number[]

/** A tool that puts ground on a shape drawn from one cell to another, shown while it is drawn; with Alt the eyedropper. */
export const defineShapeTool = (looks: Pick<Tool, 'id' | 'key' | 'icon' | 'place'>, shape: Shape): Tool =>
  defineTool({
    ...looks,
    puts: 'ground',
    spans: true,
    press(host, pointer) {
      if (pointer.cell < 0) return undefined
      if (!pointer.alt) return stretching(host, pointer, shape)
      host.pickUp(pointer.cell)
      return undefined
    },
  })

/** Nothing is written before the release; Shift says at any moment whether only the rim is meant. */
function stretching(host: ToolHost, { cell: from, shift }: Pointer, shape: Shape): Gesture {
  let to = from
  let isHollow = shift
  const cells = () => shape(host.grid, from, to, { isHollow, brush: host.brush })
  const mixed = () => (host.brush.isMixed ? host.asPainted(preview) : [])
  let preview = cells()
  let ghost = mixed()
  return {
    id: 'stretching',
    get preview() {
      return preview
    },
    get ghost() {
      return ghost
    },
    over(entered, held) {
      to = entered.at(-1) ?? to
      isHollow = held?.shift ?? isHollow
      preview = cells()
      ghost = mixed()
    },
    up() {
      const stroke = host.startStroke()
      stroke.paint(preview)
      stroke.end(to)
    },
    cancel() {},
  }
}
