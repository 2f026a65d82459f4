import type { Grid } from '../../../engine/geometry/grid'
import type { Brush } from '../map/model/brush'
import { defineTool, type Gesture, type Pointer, type Tool, type ToolHost } from './tool'

/** The cells of a shape between the first and the last cell, for a brush; `isHollow` takes only its rim. */
export type Shape = (
  grid: Grid,
  from: number,
  to: number,
  manner: { readonly isHollow: boolean; readonly brush: Brush },
) => number[]

/** A tool that paints a shape between two cells, with a preview; with Alt it is the eyedropper. */
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

/** Writes on release only; Shift toggles at any moment whether only the rim is painted. */
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
