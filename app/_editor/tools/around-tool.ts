import { Radius } from '../../_ui/icons'
import { defineTool } from './tool'

/** Asks the rules about a cell: how far it is from it, where a unit gets from there; what asks them is fetched when it is first taken. */
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
