import { Waypoints } from '../../_ui/icons'
import { defineTool } from './tool'

/** Draws, bends, cuts and joins the outlines of areas; its code loads on demand. */
export const tool = defineTool({
  id: 'outlines',
  key: 'J',
  icon: Waypoints,
  place: 57,
  onAreas: true,
  press: (host, pointer) => host.outlines?.press(pointer),
})
