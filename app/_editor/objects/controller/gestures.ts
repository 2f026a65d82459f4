/** The result of a press on the map while the object tool is in use. */
import type { Grid } from '../../../../engine/geometry/grid'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { block } from '../../map/model/shapes'
import type { Gesture, Pointer } from '../../tools/tool'
import { isWithin, type MapObject } from '../model/find'
import type { Placeable } from '../model/placeable'
import { type GripKey, gripsOn, isSameGrip } from './reading'

/** The parts of the object controller that gestures use. */
export type GestureTarget = {
  readonly grid: Grid | undefined
  /** Objects that can be pressed: the visible ones, and those of them that are not locked. */
  readonly shown: readonly MapObject[]
  readonly open: readonly MapObject[]
  readonly gripKeys: readonly GripKey[]
  readonly chosen: MapObject | undefined
  readonly placing: Placeable | undefined
  readonly shaping: ValuePath | undefined
  choose(grips: readonly GripKey[], manner?: 'only' | 'toggle'): void
  carriedCells(from: number, to: number): readonly number[]
  move(from: number, to: number): void
  place(placeable: Placeable, cells: readonly number[]): void
  startPlacing(placeable: Placeable | undefined): void
  paintCells(list: ValuePath, cells: readonly number[], isIn: boolean): void
}

export function gestureAt(objects: GestureTarget, pointer: Pointer): Gesture | undefined {
  const { cell } = pointer
  const { placing, shaping, grid } = objects
  if (cell < 0 || !grid) return undefined
  if (placing) {
    if (placing.cells.count === 2) return linking(objects, cell)
    const put = putting(objects, placing, pointer)
    if (!pointer.byKey) return put
    put.up()
    return undefined
  }
  if (shaping) return painting(objects, cell)
  const here = gripsAt(objects, cell)
  if (here.length === 0) return framing(objects, pointer)
  if (pointer.shift) {
    objects.choose([here[0]], 'toggle')
    return undefined
  }
  const held = here.find((grip) => objects.gripKeys.some((one) => isSameGrip(one, grip)))
  if (held) return carrying(objects, cell, () => objects.choose([after(here, held)]))
  objects.choose([here[0]])
  return pointer.byKey ? undefined : carrying(objects, cell, () => {})
}

/** The grips on a cell: unlocked objects first, then pieces, then small objects before large ones. */
function gripsAt({ shown, open, grid }: GestureTarget, cell: number): readonly GripKey[] {
  if (!grid) return []
  const first = new Set(open)
  const order = shown.toSorted(
    (a, b) =>
      Number(first.has(b)) - Number(first.has(a)) ||
      Number(b.unit !== undefined) - Number(a.unit !== undefined) ||
      a.cells.length - b.cells.length,
  )
  return order.flatMap((object) => gripsOn(object, grid, (at) => at === cell))
}

const after = (grips: readonly GripKey[], grip: GripKey): GripKey =>
  grips[(grips.findIndex((one) => isSameGrip(one, grip)) + 1) % grips.length]

/** A gesture that highlights cells on the board until it ends. */
function showing(
  id: string,
  first: readonly number[],
  over: (cells: readonly number[], shown: readonly number[]) => readonly number[],
  up: (shown: readonly number[]) => void,
): Gesture {
  let preview = first
  return {
    id,
    get preview() {
      return preview
    },
    over(cells) {
      preview = over(cells, preview)
    },
    up: () => up(preview),
    cancel() {},
  }
}

/** Moves the selection to the cell of the release; without a move it counts as a second press. */
function carrying(objects: GestureTarget, from: number, pressAgain: () => void): Gesture {
  let to = from
  let hasMoved = false
  const over = (passed: readonly number[]) => {
    to = passed.at(-1) ?? to
    hasMoved ||= to !== from
    return to === from ? [] : objects.carriedCells(from, to)
  }
  return showing('carrying', [], over, () => {
    if (to !== from) objects.move(from, to)
    else if (!hasMoved) pressAgain()
  })
}

/** Selects all unlocked objects in a block of cells; a press on an empty cell clears the selection. */
function framing(objects: GestureTarget, { cell: from, shift }: Pointer): Gesture {
  const over = (passed: readonly number[], shown: readonly number[]) => {
    const { grid } = objects
    return grid && grid.kind !== 'areas' ? block(grid, from, passed.at(-1) ?? from) : shown
  }
  return showing('framing', [], over, (shown) => {
    const { grid, open } = objects
    const inside = new Set(shown)
    const grips = grid ? open.flatMap((object) => gripsOn(object, grid, (at) => inside.has(at))) : []
    objects.choose(grips, shift ? 'toggle' : 'only')
  })
}

/** Paints cells into a list, or out of it if the first one is in it. */
function painting(objects: GestureTarget, first: number): Gesture {
  const { shaping: list = [], chosen, grid } = objects
  const name = grid?.names[first]
  const isIn = !chosen?.cells.some(({ cell, path }) => cell === name && isWithin(path, list))
  const over = (cells: readonly number[], shown: readonly number[]) => [...new Set([...shown, ...cells])]
  return showing('shaping', [first], over, (shown) => objects.paintCells(list, shown, isIn))
}

/** Places an object where the pointer is released; a second finger cancels. */
function putting(objects: GestureTarget, placing: Placeable, { cell, shift }: Pointer): Gesture {
  const over = (passed: readonly number[], [at]: readonly number[]) => [passed.at(-1) ?? at]
  return showing('putting', [cell], over, (shown) => {
    objects.place(placing, shown)
    if (!shift) objects.startPlacing(undefined)
  })
}

/** Links one end to the other. */
function linking(objects: GestureTarget, from: number): Gesture {
  const over = (cells: readonly number[]) => [from, cells.at(-1) ?? from]
  return showing('linking', [from], over, (shown) => {
    const { placing } = objects
    if (placing && shown.length > 1 && shown[1] !== from) objects.place(placing, shown)
    objects.startPlacing(undefined)
  })
}
