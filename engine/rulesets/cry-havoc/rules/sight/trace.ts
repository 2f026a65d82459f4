/** The obstacles that one straight line met, and the one that stopped it. */
import type { CellIndex } from '../../../../types'

/** Tops crossed by one reading of a line, in order: twice the number of the side, plus 1 if the line climbs. */
export type Tops = { readonly list: number[]; count: number }

/** The result of one line, overwritten by the next. */
export type Trace = {
  /** Statement that stops the line, '' if the ground lets it pass; and the cell or side (SightLines number) that stops it. */
  rule: string
  cell: CellIndex
  side: number
  /** True if it crosses ground that gives a light cover (CH-23). */
  light: boolean
  /** First cell with living figures that it crosses, -1 for none. */
  over: CellIndex
  /** Best cover of the openings that it passes, without the target's own (CH-42). */
  passed: number
  /** The target's own opening through which it passes, -1 otherwise. */
  own: number
  /** Cover of the high side of the target's scarp, if it crosses that (CH-45). */
  top: number
  /** Tops crossed by the line moved slightly to the left, and to the right. */
  readonly left: Tops
  readonly right: Tops
  /** True if the two cross different tops. */
  parted: boolean
  /** Bits LEFT and RIGHT for a moved line that leaves the map, and so does not count. */
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
