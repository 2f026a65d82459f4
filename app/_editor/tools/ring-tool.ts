import { ring, within } from '../../../engine/geometry/cells'
import { Hexagon } from '../../_ui/icons'
import { defineShapeTool } from './stretching'

/** All cells within a distance from the middle; with Shift only the ring at that distance. */
export const tool = defineShapeTool(
  { id: 'ring', key: 'C', icon: Hexagon, place: 27 },
  (grid, from, to, { isHollow }) => {
    const steps = grid.distance(from, to)
    return isHollow ? ring(grid, from, steps) : within(grid, [from], steps)
  },
)
