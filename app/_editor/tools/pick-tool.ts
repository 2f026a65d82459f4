import { Pipette } from '../../_ui/icons'
import { defineTool, onRelease } from './tool'

/** A press takes up the ground of the cell; the brush is back in the hand at once. */
export const tool = defineTool({
  id: 'pick',
  key: 'I',
  icon: Pipette,
  place: 40,
  press: (host, { cell }) => onRelease('picking', () => host.pickUp(cell)),
})
