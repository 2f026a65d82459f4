import { MapPinned } from '../../_ui/icons'
import { defineTool } from './tool'

/** Chooses, carries, shapes and places what stands on cells; what it does is fetched when it is first taken. */
export const tool = defineTool({
  id: 'objects',
  key: 'T',
  icon: MapPinned,
  place: 55,
  spans: true,
  worksAnywhere: true,
  press: (host, pointer) => host.objects?.press(pointer),
})
