import { Circle } from '../../_ui/icons'
import { ellipse, rim } from '../map/model/shapes'
import { defineShapeTool } from './stretching'

/** The ellipse between two corners: filled, or only the rim with Shift. */
export const tool = defineShapeTool(
  { id: 'ellipse', key: 'O', icon: Circle, place: 26 },
  (grid, from, to, { isHollow }) => {
    const cells = ellipse(grid, from, to)
    return isHollow ? rim(grid, cells) : cells
  },
)
