import { MapPinned } from '../../_ui/icons'
import { defineTool } from './tool'

/** Selects, moves, shapes and places objects; its code loads on demand. */
export const tool = defineTool({
  id: 'objects',
  key: 'T',
  icon: MapPinned,
  place: 55,
  spans: true,
  worksAnywhere: true,
  press: (host, pointer) => host.objects?.press(pointer),
})
