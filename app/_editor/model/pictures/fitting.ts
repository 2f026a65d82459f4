/** The place of a picture under the grid from three of its points and the cells that they belong to. */
import type { MapFile } from '../../../../schemas/generated/content'

type Underlay = NonNullable<MapFile['underlay']>
/** x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number]

export type Point = { readonly x: number; readonly y: number }
/** A point of the picture in its pixels, and where it belongs in steps between cells. */
export type Pair = { readonly pixel: Point; readonly place: Point }
export type Size = { readonly width: number; readonly height: number }
export type Geometry = Pick<Underlay, 'at' | 'width' | 'height' | 'turn' | 'skew'>
/** Why three points say nothing: they are on a line, or in the picture the other way round than on the map. */
export type Unfit = 'line' | 'mirrored'

/** A triangle of less than this share of the square over its longest side is a line. */
const THIN = 0.01

/** The one way to lay the picture that brings each point to its place. */
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

/** Differences that nobody sees are left out, and lengths are short enough to be read. */
const [SAME_SHAPE, STRAIGHT] = [0.0005, 0.01]
const short = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0

/** A transform as turn, lean and lengths: first it leans, then it turns. */
function asWritten([a, b, c, d, e, f]: Matrix, { width, height }: Size): Geometry | Unfit {
  const across = Math.hypot(a, b)
  const [cos, sin] = [a / across, b / across]
  const down = d * cos - c * sin
  if (down <= 0) return 'mirrored'
  const turn = (Math.atan2(b, a) * 180) / Math.PI
  const skew = (Math.atan2(c * cos + d * sin, down) * 180) / Math.PI
  return {
    at: [short(e, 4), short(f, 4)],
    width: short(across * width, 4),
    ...(Math.abs(down / across - 1) < SAME_SHAPE ? {} : { height: short(down * height, 4) }),
    ...(Math.abs(turn) < STRAIGHT ? {} : { turn: short(turn, 3) }),
    ...(Math.abs(skew) < STRAIGHT ? {} : { skew: short(skew, 3) }),
  }
}

/** Put under the whole map, its upper left corner at that of the map. */
export function laidOver(map: {
  readonly left: number
  readonly top: number
  readonly right: number
}): Geometry {
  return { at: [short(map.left, 4), short(map.top, 4)], width: short(map.right - map.left, 4) }
}
