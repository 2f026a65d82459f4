import { Circle } from '../../_ui/icons'
import { ellipse, rim } from '../model/map/shapes'
import { defineShapeTool } from './stretching'

/** The ellipse that fits between one corner and another: filled, with Shift only the rim. */
export const tool = defineShapeTool(
  { id: 'ellipse', key: 'O', icon: Circle, place: 26 },
  (grid, from, to, { isHollow }) => {
    const cells = ellipse(grid, from, to)
    return isHollow ? rim(grid, cells) : cells
  },
)
