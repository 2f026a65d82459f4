import { RectangleHorizontal } from '../../_ui/icons'
import { block, rimOfBlock } from '../map/model/shapes'
import { defineShapeTool } from './stretching'

/** The rows and columns between two corners: filled, or only the rim with Shift. */
export const tool = defineShapeTool(
  { id: 'rectangle', key: 'R', icon: RectangleHorizontal, place: 25 },
  (grid, from, to, { isHollow }) => (isHollow ? rimOfBlock : block)(grid, from, to),
)
