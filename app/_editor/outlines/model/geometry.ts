/** Exact geometry of outlines in whole steps, such as whether they cross themselves or each other. */
import { isSameSpot, type Spot } from './sheet'

/** The sides of an outline, including the one from the last corner to the first. */
export const sidesOf = (outline: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  outline.map((corner, at) => [corner, outline[(at + 1) % outline.length]])

/** Twice the signed area of a triangle: positive if the path turns right on the screen, 0 on a line. */
const turn = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Whether a point is on the segment between two others, ends included. */
export const isOn = (point: Spot, from: Spot, to: Spot): boolean =>
  turn(from, to, point) === 0 &&
  Math.min(from[0], to[0]) <= point[0] &&
  point[0] <= Math.max(from[0], to[0]) &&
  Math.min(from[1], to[1]) <= point[1] &&
  point[1] <= Math.max(from[1], to[1])

/** Whether two sides cross at a point that is an end of neither. */
function cross([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  const [ac, ad, ca, cb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  return ((ac > 0 && ad < 0) || (ac < 0 && ad > 0)) && ((ca > 0 && cb < 0) || (ca < 0 && cb > 0))
}

/** Twice the area of an outline; its sign gives the direction. */
export const coverOf = (outline: readonly Spot[]): number =>
  sidesOf(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)

/** Whether an outline is a simple polygon: it neither crosses nor touches itself. */
export function isSimple(outline: readonly Spot[]): boolean {
  if (outline.length < 3 || coverOf(outline) === 0) return false
  const sides = sidesOf(outline)
  for (let one = 0; one < sides.length; one++)
    for (let other = one + 1; other < sides.length; other++) {
      if (cross(sides[one], sides[other])) return false
      const isNext = other === one + 1 || (one === 0 && other === sides.length - 1)
      if (isNext ? isFoldedBack(sides[one], sides[other]) : doTouch(sides[one], sides[other])) return false
    }
  return true
}

/** Whether two sides that meet in a corner overlap. */
function isFoldedBack(one: readonly [Spot, Spot], other: readonly [Spot, Spot]): boolean {
  const far = (side: readonly [Spot, Spot], next: readonly [Spot, Spot]) =>
    side.filter((end) => !next.some((corner) => isSameSpot(corner, end)))
  return (
    far(one, other).some((end) => isOn(end, ...other)) || far(other, one).some((end) => isOn(end, ...one))
  )
}

const doTouch = (one: readonly [Spot, Spot], other: readonly [Spot, Spot]): boolean =>
  one.some((end) => isOn(end, ...other)) || other.some((end) => isOn(end, ...one))

/** Where a point is: on the line of an outline, inside or outside. */
export function whereIs(point: Spot, outline: readonly Spot[]): 'on' | 'in' | 'out' {
  let isIn = false
  for (const [a, b] of sidesOf(outline)) {
    if (isOn(point, a, b)) return 'on'
    // A ray to the right crosses a side whose ends are on both sides of it.
    const [low, high] = a[1] < b[1] ? [a, b] : [b, a]
    if (low[1] <= point[1] && point[1] < high[1] && turn(low, high, point) > 0) isIn = !isIn
  }
  return isIn ? 'in' : 'out'
}

/** Relation of two outlines: apart (they may share borders), one inside the other, or overlapping. */
export type Lying = 'apart' | 'within' | 'around' | 'across'

export function lyingOf(one: readonly Spot[], other: readonly Spot[]): Lying {
  if (!doBoxesMeet(one, other)) return 'apart'
  const [sides, others] = [sidesOf(one), sidesOf(other)]
  if (sides.some((side) => others.some((next) => cross(side, next)))) return 'across'
  const mine = partsOf(one, other)
  const theirs = partsOf(other, one)
  if (mine.in > 0) return mine.out > 0 ? 'across' : 'within'
  if (theirs.in > 0) return theirs.out > 0 ? 'across' : 'around'
  return mine.out === 0 && theirs.out === 0 ? 'across' : 'apart'
}

/** Counts the pieces of the sides of one outline that are inside, outside or on the line of another. */
function partsOf(one: readonly Spot[], other: readonly Spot[]) {
  const counts = { in: 0, out: 0, on: 0 }
  const doubled = other.map(([x, y]): Spot => [2 * x, 2 * y])
  for (const [a, b] of sidesOf(one)) {
    const between = other.filter((corner) => isOn(corner, a, b))
    const stops = [a, ...between.sort(nearestTo(a)), b]
    for (let at = 1; at < stops.length; at++) {
      const [from, to] = [stops[at - 1], stops[at]]
      if (!isSameSpot(from, to)) counts[whereIs([from[0] + to[0], from[1] + to[1]], doubled)]++
    }
  }
  return counts
}

const nearestTo = (from: Spot) => (one: Spot, other: Spot) => farness(from, one) - farness(from, other)

/** The square of a distance. */
export const farness = ([ax, ay]: Spot, [bx, by]: Spot): number => (bx - ax) ** 2 + (by - ay) ** 2

/** The distance of a point from a segment, and the nearest point of the segment. */
export function nearestOn(
  [x, y]: readonly [number, number],
  [ax, ay]: Spot,
  [bx, by]: Spot,
): { readonly far: number; readonly at: readonly [number, number] } {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  const at = [ax + share * (bx - ax), ay + share * (by - ay)] as const
  return { far: Math.hypot(x - at[0], y - at[1]), at }
}

function doBoxesMeet(one: readonly Spot[], other: readonly Spot[]): boolean {
  const [a, b] = [boxOf(one), boxOf(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function boxOf(spots: readonly Spot[]) {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Grid lines per axis for the points that are tried; the one farthest from the border wins. */
const NET = 16
/** Weight of the distance from the middle, so that the more central of two equal points wins. */
const OFF_MIDDLE = 0.05

/** A point well inside an outline for its counters, on the map's grid if possible. */
export function middleOf(outline: readonly Spot[], grain: number): Spot {
  const { left, right, top, bottom } = boxOf(outline)
  const sides = sidesOf(outline)
  let best: Spot = outline[0]
  let most = -Infinity
  for (let row = 1; row < NET; row++)
    for (let column = 1; column < NET; column++) {
      const point: Spot = [
        Math.round((left + ((right - left) * column) / NET) / grain) * grain,
        Math.round((top + ((bottom - top) * row) / NET) / grain) * grain,
      ]
      if (whereIs(point, outline) !== 'in') continue
      const far = Math.hypot(point[0] - (left + right) / 2, point[1] - (top + bottom) / 2)
      const least = sides.reduce((so, [a, b]) => Math.min(so, nearestOn(point, a, b).far), Infinity)
      const room = least - far * OFF_MIDDLE
      if (room > most) [best, most] = [point, room]
    }
  return most === -Infinity && grain > 1 ? middleOf(outline, 1) : best
}
