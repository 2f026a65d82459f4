import { SquareDashedBottom } from '../../_ui/icons'
import { endsOf, isSameCorner, sidesBetween } from '../map/model/corners'
import { type CellSide, isSameSide } from '../map/model/paint-sides'
import { outline } from '../map/model/shapes'
import type { Point } from '../map/model/turning'
import { defineTool, type Gesture, type Pointer, type ToolHost } from './tool'

/**
 * A press draws on the nearest side, and erases if that side already has the type. A drag continues from corner to corner with a
 * preview. Shift walls in the block of cells since the last stroke; Alt picks up.
 */
export const tool = defineTool({
  id: 'edge',
  key: 'E',
  icon: SquareDashedBottom,
  place: 50,
  puts: 'sides',
  press(host, pointer) {
    const { cell, side, alt } = pointer
    if (side < 0 || cell < 0) return undefined
    const there = host.edgeAt(cell, side)
    if (!alt) return drawing(host, pointer, there)
    if (there !== undefined) host.pickEdge(there)
    return undefined
  },
})

/** Every side along the path gets the same result as the first one; going back along it undoes it. */
function drawing(host: ToolHost, { cell, side, shift }: Pointer, there: string | undefined): Gesture {
  const { grid } = host
  const from = shift ? host.lastCell : undefined
  const type = from === undefined && there === host.edge ? undefined : host.edge
  const first = from === undefined ? [{ cell, direction: side }] : outline(grid, from, cell)
  const way = new Way(host)
  let sides: readonly CellSide[] = first
  return {
    id: 'drawing',
    get sides() {
      return sides
    },
    past(corners, beside) {
      for (const corner of corners) way.to(corner)
      sides = distinct(grid, [...first, ...way.sides, ...way.tail(beside)])
    },
    up() {
      const stroke = host.startStroke()
      for (const one of sides) stroke.paintSide(one.cell, one.direction, type)
      stroke.end(sides.at(-1)?.cell ?? cell)
    },
    cancel() {},
  }
}

/** A path along sides, from one corner near the pointer to the next. */
class Way {
  readonly #steps: { readonly at: Point; readonly sides: readonly CellSide[] }[] = []

  constructor(private readonly host: ToolHost) {}

  get sides(): CellSide[] {
    return this.#steps.flatMap(({ sides }) => sides)
  }

  /** The partly drawn side at the end of the path, if the pointer is beside it. */
  tail(beside: CellSide | undefined): CellSide[] {
    const last = this.#steps.at(-1)
    return last && beside && endsOf(this.host.grid, beside).some((end) => isSameCorner(end, last.at))
      ? [beside]
      : []
  }

  to(at: Point): void {
    const last = this.#steps.at(-1)
    const before = this.#steps.at(-2)
    if (last && isSameCorner(last.at, at)) return
    if (before && isSameCorner(before.at, at)) this.#steps.pop()
    else this.#steps.push({ at, sides: last ? sidesBetween(this.host.grid, last.at, at) : [] })
  }
}

/** Each side once, under either of its names. */
const distinct = (grid: ToolHost['grid'], sides: readonly CellSide[]): CellSide[] =>
  sides.filter((side, at) => sides.findIndex((other) => isSameSide(grid, other, side)) === at)
