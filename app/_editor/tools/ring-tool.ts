import { ring, within } from '../../../engine/geometry/cells'
import { Hexagon } from '../../_ui/icons'
import { defineShapeTool } from './stretching'

/** From its middle outwards, all that is as many steps away: with Shift the ring alone, without it what it holds too. */
export const tool = defineShapeTool(
  { id: 'ring', key: 'C', icon: Hexagon, place: 27 },
  (grid, from, to, { isHollow }) => {
    const steps = grid.distance(from, to)
    return isHollow ? ring(grid, from, steps) : within(grid, [from], steps)
  },
)
