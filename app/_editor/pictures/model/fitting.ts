/** Computes the position of an underlay from three of its points and their cells. */
import type { Grid } from '../../../../engine/geometry/grid'
import type { MapFile } from '../../../../schemas/generated/content'

type Underlay = NonNullable<MapFile['underlay']>
/** x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number]

export type Point = { readonly x: number; readonly y: number }
/** A point of the picture in pixels, and its target in cell steps. */
export type Pair = { readonly pixel: Point; readonly place: Point }
export type Size = { readonly width: number; readonly height: number }
export type Geometry = Pick<Underlay, 'at' | 'width' | 'height' | 'turn' | 'skew'>
/** The reason why three points do not fit: they are on a line, or the picture is mirrored. */
export type Unfit = 'line' | 'mirrored'

/** A triangle below this share of the square of its longest side counts as a line. */
const THIN = 0.01

/** The unique transform that maps each point to its target. */
export function fittedBy(pairs: readonly [Pair, Pair, Pair], size: Size): Geometry | Unfit {
  const pixels = pairs.map(({ pixel }) => pixel)
  const places = pairs.map(({ place }) => place)
  if (isThin(pixels) || isThin(places)) return 'line'
  return asWritten(affine(pixels, places), size)
}

const area = ([p, q, r]: readonly Point[]): number => (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)

function isThin(points: readonly Point[]): boolean {
  const longest = Math.max(...points.flatMap((p) => points.map((q) => Math.hypot(p.x - q.x, p.y - q.y))))
  return !(Math.abs(area(points)) > THIN * longest ** 2)
}

function affine(from: readonly Point[], to: readonly Point[]): Matrix {
  const [p, q, r] = from
  const whole = area(from)
  const rates = (value: (point: Point) => number): [number, number] => {
    const [one, two] = [value(to[1]) - value(to[0]), value(to[2]) - value(to[0])]
    return [(one * (r.y - p.y) - two * (q.y - p.y)) / whole, (two * (q.x - p.x) - one * (r.x - p.x)) / whole]
  }
  const [a, c] = rates(({ x }) => x)
  const [b, d] = rates(({ y }) => y)
  return [a, b, c, d, to[0].x - a * p.x - c * p.y, to[0].y - b * p.x - d * p.y]
}

/** Values that move every point by less than this many cell steps are left out, which keeps numbers short. */
const UNSEEN = 0.02
const short = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0

/** Converts a transform to turn, skew and lengths; the skew is applied first. */
function asWritten([a, b, c, d, e, f]: Matrix, { width, height }: Size): Geometry | Unfit {
  const across = Math.hypot(a, b)
  const [cos, sin] = [a / across, b / across]
  const down = d * cos - c * sin
  if (down <= 0) return 'mirrored'
  const lean = c * cos + d * sin
  const [turn, skew] = [Math.atan2(b, a), Math.atan2(lean, down)]
  const [wide, high] = [across * width, down * height]
  const isSeen = (by: number) => Math.abs(by) > UNSEEN
  return {
    at: [short(e, 4), short(f, 4)],
    width: short(wide, 4),
    ...(isSeen(high - across * height) && { height: short(high, 4) }),
    ...(isSeen(turn * Math.hypot(wide, high)) && { turn: short(degrees(turn), 3) }),
    ...(isSeen(lean * height) && { skew: short(degrees(skew), 3) }),
  }
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** Places the picture under the whole map, with the same upper left corner. */
export function laidOver(map: {
  readonly left: number
  readonly top: number
  readonly right: number
}): Geometry {
  return { at: [short(map.left, 4), short(map.top, 4)], width: short(map.right - map.left, 4) }
}

/** Places a picture with the width of the map. */
export function laidOnMap(grid: Grid): Geometry {
  const left = grid.centre(0).x
  const right = Math.max(...Array.from({ length: grid.size }, (_, cell) => grid.centre(cell).x))
  return laidOver({ left: -0.5, top: -0.5, right: right - left + 0.5 })
}
