/**
 * Lines over scarps (CH-26 to CH-29, CH-45). Levels are counted along the line from the shooter: each top crossed goes
 * one up or one down. Ground higher than both ends stops the line; ground lower than both does not matter (CH-29); each
 * top between the levels of the two ends asks how far both stand from the scarp cell below it (CH-27).
 * A line through a corner is read a hair to the left and a hair to the right, on the map, and has the better of the two.
 */
import { LEFT, RIGHT } from '../../../geometry/sight-pattern'
import type { CellIndex } from '../../../types'
import type { SightGround } from './sight-ground'
import { stop, type Trace } from './sight-trace'

/** `side` in the numbers of SightLines; `up` when the line climbs. */
export type TopCrossing = { readonly side: number; readonly up: boolean }

/** Whether the tops let the line pass; the cover of the target's own scarp is left in the trace. */
export function topCover(ground: SightGround, from: CellIndex, to: CellIndex, trace: Trace): boolean {
  const { left, right, outside } = trace
  const leftStop = (outside & LEFT) !== 0 ? OUTSIDE : stoppedAt(ground, from, to, left)
  const rightStop = (outside & RIGHT) !== 0 ? OUTSIDE : stoppedAt(ground, from, to, right)
  if (leftStop !== FREE && rightStop !== FREE)
    return stop(trace, 'CH-27', -1, leftStop === OUTSIDE ? rightStop : leftStop)
  const covers = [
    ...(leftStop === FREE ? [ownCover(ground, to, left)] : []),
    ...(rightStop === FREE ? [ownCover(ground, to, right)] : []),
  ]
  trace.top = Math.min(...covers)
  return true
}

const FREE = -1
const OUTSIDE = -2

const ownCover = ({ inner, sideCover }: SightGround, to: CellIndex, tops: readonly TopCrossing[]) =>
  tops.reduce((best, { side }) => (inner[side] === to ? Math.max(best, sideCover[side]) : best), 0)

/** The first top that stops the line, or FREE. */
function stoppedAt(
  { inner, lines }: SightGround,
  from: CellIndex,
  to: CellIndex,
  tops: readonly TopCrossing[],
): number {
  const last = tops.reduce((level, { up }) => level + (up ? 1 : -1), 0)
  const lowEnd = Math.min(0, last)
  const highEnd = Math.max(0, last)
  const lower = last > 0 ? from : to
  const upper = last > 0 ? to : from
  let level = 0
  for (const { side, up } of tops) {
    const before = level
    level += up ? 1 : -1
    if (level > highEnd) return side
    if (Math.min(before, level) < lowEnd) continue
    const foot = inner[side]
    const { distance } = lines.grid
    if (foot !== lower && distance(lower, foot) < distance(upper, foot)) return side
  }
  return FREE
}
