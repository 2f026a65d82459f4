import { Slash } from '../../_ui/icons'
import { dab } from '../map/model/brush'
import { lineBetween } from '../map/model/shapes'
import { defineShapeTool } from './stretching'

/** A straight line from one cell to another, as wide as the brush. */
export const tool = defineShapeTool(
  { id: 'line', key: 'L', icon: Slash, place: 22 },
  (grid, from, to, { brush }) => lineBetween(grid, from, to).flatMap((cell) => dab(grid, cell, brush)),
)
