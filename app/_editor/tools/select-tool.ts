import { Hand } from '../../_ui/icons'
import { defineTool } from './tool'

/** A press selects the cell; dragging pans the map, which the board handles. */
export const tool = defineTool({
  id: 'select',
  key: 'H',
  icon: Hand,
  place: 10,
  leavesMap: true,
  press(host, { cell }) {
    host.select(cell)
    return undefined
  },
})
