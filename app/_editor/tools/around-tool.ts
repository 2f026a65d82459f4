import { Radius } from '../../_ui/icons'
import { defineTool } from './tool'

/** Inspects a cell by the rules: distances from it, and where a unit moves from there; its code loads on demand. */
export const tool = defineTool({
  id: 'around',
  key: 'U',
  icon: Radius,
  place: 12,
  leavesMap: true,
  worksAnywhere: true,
  press(host, { cell }) {
    host.select(cell, false)
    return undefined
  },
})
