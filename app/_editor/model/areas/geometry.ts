/** Outlines in whole steps: whether they cross themselves or each other, all of it exact. */
import { isSameSpot, type Spot } from './sheet'

/** The sides of an outline, the last one back to its first corner. */
export const sidesOf = (outline: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  outline.map((corner, at) => [corner, outline[(at + 1) % outline.length]])

/** Twice the area of a triangle: more than 0 where the way turns right on the screen, 0 on a line. */
const turn = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Whether a point is on a straight way between two others, its ends counted. */
export const isOn = (point: Spot, from: Spot, to: Spot): boolean =>
  turn(from, to, point) === 0 &&
  Math.min(from[0], to[0]) <= point[0] &&
  point[0] <= Math.max(from[0], to[0]) &&
  Math.min(from[1], to[1]) <= point[1] &&
  point[1] <= Math.max(from[1], to[1])

/** Whether two sides cross in a point that is an end of neither. */
function cross([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  const [ac, ad, ca, cb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  return ((ac > 0 && ad < 0) || (ac < 0 && ad > 0)) && ((ca > 0 && cb < 0) || (ca < 0 && cb > 0))
}

/** Twice what an outline covers; its sign tells which way round it goes. */
export const coverOf = (outline: readonly Spot[]): number =>
  sidesOf(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)

/** Whether an outline is one line around some ground: it neither crosses nor touches itself. */
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

/** Of two sides that meet in a corner: whether one is on the other. */
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

/** How two outlines lie: apart (they may share borders), one on the other, or across each other. */
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

/** How many pieces of the sides of one outline are inside and outside of another; what is on its line is neither. */
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

/** How far a point is from a straight way between two others, and the point of it that is nearest. */
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

/** So many lines of the net of points of which the one farthest from the border is taken. */
const NET = 16
/** Of points with as much room the one nearer to the middle of all is taken. */
const OFF_MIDDLE = 0.05

/** A point well inside an outline, on the net of the map where it can be: where counters lie best. */
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
