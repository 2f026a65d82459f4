import { holdOf, placedAt, shownOf, sidesPlacedAt } from '../map/model/patch'
import { minus, type Point, plus } from '../map/model/turning'
import type { Gesture, MarkManner, Pointer, ToolHost } from './tool'

/** Shift adds to the marks, Ctrl or Alt removes, Ctrl and Shift intersect, as in other map editors. */
export const mannerOf = ({ shift, alt, ctrl }: Pick<Pointer, 'shift' | 'alt' | 'ctrl'>): MarkManner =>
  ctrl && shift ? 'within' : ctrl || alt ? 'take' : shift ? 'add' : 'only'

/** Marks the cells of a shape that grows with the pointer, on release. */
export function marking(
  host: ToolHost,
  pointer: Pointer,
  shape: (passed: readonly number[]) => readonly number[],
): Gesture {
  const passed = [pointer.cell]
  let preview = shape(passed)
  return {
    id: 'marking',
    get preview() {
      return preview
    },
    over(cells) {
      passed.push(...cells)
      preview = shape(passed)
    },
    up: () => host.mark(preview, mannerOf(pointer)),
    cancel() {},
  }
}

/** Moves the marked cells with the contents of their sides; their old place gets the most common ground. */
export function moving(host: ToolHost, { cell: from }: Pointer): Gesture {
  const { grid, marked } = host
  const patch = host.takeUp(marked)
  const held = grid.centre(holdOf(grid, marked))
  let to = from
  const over = (): Point => plus(held, minus(grid.centre(to), grid.centre(from)))
  const shown = shownOf(grid, patch)
  const seen = () => ({ ghost: placedAt(grid, shown, over()), sides: sidesPlacedAt(grid, shown, over()) })
  let { ghost, sides } = seen()
  return {
    id: 'moving',
    get ghost() {
      return ghost
    },
    get sides() {
      return sides
    },
    over(cells) {
      to = cells.at(-1) ?? to
      ;({ ghost, sides } = seen())
    },
    up() {
      if (to !== from) host.replaceMarked(patch, over(), 'studio.step.move', to)
    },
    cancel() {},
  }
}
