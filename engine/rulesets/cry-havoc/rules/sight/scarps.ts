/**
 * Lines over scarps (CH-26 to CH-29, CH-45). Levels are counted along the line from the shooter: each top crossed goes
 * one up or one down. Ground higher than both ends stops the line; ground lower than both does not matter (CH-29). Each
 * top between the levels of the two ends depends on the distance of both from the scarp cell below it (CH-27). A line
 * through a corner is read slightly to the left and slightly to the right on the map. The better one counts.
 */
import { LEFT, OUTWARD, RIGHT } from '../../../../geometry/sight-pattern'
import type { CellIndex } from '../../../../types'
import { SIDE, type SightGround } from './ground'
import { stop, type Tops, type Trace } from './trace'

const FREE = -1
const OUTSIDE = -2

/** Records a top. Both readings cross a side that is properly crossed; at most one crosses a side that is only touched. */
export function noteTop(met: number, side: number, what: number, trace: Trace): void {
  if (what === SIDE.border) {
    trace.outside |= met & (LEFT | RIGHT)
    return
  }
  const isUp = ((met & OUTWARD) !== 0) === (what === SIDE.topOwnLow)
  const entry = 2 * side + (isUp ? 1 : 0)
  if ((met & LEFT) !== 0) trace.left.list[trace.left.count++] = entry
  if ((met & RIGHT) !== 0) trace.right.list[trace.right.count++] = entry
  else if ((met & LEFT) === 0) return
  if ((met & (LEFT | RIGHT)) !== (LEFT | RIGHT)) trace.parted = true
}

/** True if the tops let the line pass. The trace then holds the cover of the target's own scarp. */
export function passesTops(ground: SightGround, from: CellIndex, to: CellIndex, trace: Trace): boolean {
  const { left, right, outside } = trace
  const leftStop = (outside & LEFT) !== 0 ? OUTSIDE : stoppedAt(ground, from, to, left)
  if (!trace.parted && outside === 0) {
    if (leftStop !== FREE) return stop(trace, 'CH-27', -1, leftStop)
    trace.top = ownCover(ground, to, left)
    return true
  }
  const rightStop = (outside & RIGHT) !== 0 ? OUTSIDE : stoppedAt(ground, from, to, right)
  if (leftStop !== FREE && rightStop !== FREE)
    return stop(trace, 'CH-27', -1, leftStop === OUTSIDE ? rightStop : leftStop)
  if (leftStop !== FREE) trace.top = ownCover(ground, to, right)
  else if (rightStop !== FREE) trace.top = ownCover(ground, to, left)
  else trace.top = Math.min(ownCover(ground, to, left), ownCover(ground, to, right))
  return true
}

function ownCover({ inner, sideCover }: SightGround, to: CellIndex, { list, count }: Tops): number {
  let best = 0
  for (let i = 0; i < count; i++) {
    const side = list[i] >> 1
    if (inner[side] === to && sideCover[side] > best) best = sideCover[side]
  }
  return best
}

/** Returns the first top that stops the line, or FREE. */
function stoppedAt(
  { inner, lines }: SightGround,
  from: CellIndex,
  to: CellIndex,
  { list, count }: Tops,
): number {
  let last = 0
  for (let i = 0; i < count; i++) last += (list[i] & 1) !== 0 ? 1 : -1
  const lowEnd = Math.min(0, last)
  const highEnd = Math.max(0, last)
  const lower = last > 0 ? from : to
  const upper = last > 0 ? to : from
  for (let i = 0, level = 0; i < count; i++) {
    const side = list[i] >> 1
    const before = level
    level += (list[i] & 1) !== 0 ? 1 : -1
    if (level > highEnd) return side
    if (Math.min(before, level) < lowEnd) continue
    const foot = inner[side]
    if (foot !== lower && lines.steps(lower, foot) < lines.steps(upper, foot)) return side
  }
  return FREE
}
