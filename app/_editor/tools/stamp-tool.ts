import { Stamp } from '../../_ui/icons'
import { placedAt, shownOf, sidesPlacedAt } from '../map/model/patch'
import { defineTool } from './tool'

/** Pastes the copied patch, with a preview under the pointer. */
export const tool = defineTool({
  id: 'stamp',
  key: 'V',
  icon: Stamp,
  place: 70,
  hover: ({ grid, patch }, cell) => (patch ? placedAt(grid, shownOf(grid, patch), grid.centre(cell)) : []),
  hoverSides: ({ grid, patch }, cell) =>
    patch ? sidesPlacedAt(grid, shownOf(grid, patch), grid.centre(cell)) : [],
  press(host, { cell }) {
    const { patch } = host
    if (!patch || cell < 0) return undefined
    const stroke = host.startStroke({ key: 'studio.step.put', values: { count: patch.cells.length } })
    stroke.put(patch, host.grid.centre(cell))
    return { id: 'putting', up: () => stroke.end(cell), cancel: () => stroke.cancel() }
  },
})
