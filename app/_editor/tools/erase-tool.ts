import { Eraser } from '../../_ui/icons'
import { dab } from '../map/model/brush'
import { defineTool, type Gesture, type ToolHost } from './tool'

/** Resets cells to the most common ground of the map, and clears the sides between the erased cells. */
export const tool = defineTool({
  id: 'erase',
  key: 'D',
  icon: Eraser,
  place: 35,
  press: (host, { cell }) => (cell < 0 ? undefined : erasing(host, cell)),
})

function erasing(host: ToolHost, from: number): Gesture {
  const stroke = host.startStroke({ key: 'studio.step.clear' })
  const erase = (cells: readonly number[]) =>
    stroke.clear(cells.flatMap((cell) => dab(host.grid, cell, host.brush)))
  let last = from
  erase([from])
  return {
    id: 'erasing',
    over(cells) {
      erase(cells)
      last = cells.at(-1) ?? last
    },
    up: () => stroke.end(last),
    cancel: () => stroke.cancel(),
  }
}
