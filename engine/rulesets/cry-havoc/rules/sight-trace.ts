/** The obstacles that one straight line met, and the one that stopped it. */
import type { CellIndex } from '../../../types'

/** Tops crossed by one reading of a line, in order: twice the number of the side, plus 1 when the line climbs. */
export type Tops = { readonly list: number[]; count: number }

/** The answer to one line; filled again by the next. */
export type Trace = {
  /** Statement that stops the line, '' when the ground lets it pass; the cell or side (SightLines number) that does. */
  rule: string
  cell: CellIndex
  side: number
  /** Crosses ground that gives a light cover (CH-23). */
  light: boolean
  /** First cell with living figures that it crosses, -1 without. */
  over: CellIndex
  /** Best cover of the openings that it passes, the target's own ones left out (CH-42). */
  passed: number
  /** The target's own opening through which it comes, -1 otherwise. */
  own: number
  /** Cover of the high side of the target's scarp, when it crosses that (CH-45). */
  top: number
  /** Tops crossed by the line moved a hair to the left, and to the right. */
  readonly left: Tops
  readonly right: Tops
  /** The two do not cross the same tops. */
  parted: boolean
  /** Bits LEFT and RIGHT: the moved line leaves the map, and does not count. */
  outside: number
}

export const newTrace = (): Trace => ({
  rule: '',
  cell: -1,
  side: -1,
  light: false,
  over: -1,
  passed: 0,
  own: -1,
  top: 0,
  left: { list: [], count: 0 },
  right: { list: [], count: 0 },
  parted: false,
  outside: 0,
})

export function begin(trace: Trace): void {
  trace.rule = ''
  trace.cell = -1
  trace.side = -1
  trace.light = false
  trace.over = -1
  trace.passed = 0
  trace.own = -1
  trace.top = 0
  trace.outside = 0
  trace.left.count = 0
  trace.right.count = 0
  trace.parted = false
}

export function stop(trace: Trace, rule: string, cell: CellIndex, side: number): false {
  trace.rule = rule
  trace.cell = cell
  trace.side = side
  return false
}
