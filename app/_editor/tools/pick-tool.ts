import { Pipette } from '../../_ui/icons'
import { defineTool, onRelease } from './tool'

/** A press picks up the ground of the cell and returns to the brush. */
export const tool = defineTool({
  id: 'pick',
  key: 'I',
  icon: Pipette,
  place: 40,
  press: (host, { cell }) => onRelease('picking', () => host.pickUp(cell)),
})
