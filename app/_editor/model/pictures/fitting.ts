/** The place of a picture under the grid from three of its points and the cells that they belong to. */
import type { Grid } from '../../../../engine/geometry/grid'
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

/** What moves no point of the picture by more than so many steps between cells is left out; lengths are short enough to be read. */
const UNSEEN = 0.02
const short = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0

/** A transform as turn, lean and lengths: first it leans, then it turns. */
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

/** Put under the whole map, its upper left corner at that of the map. */
export function laidOver(map: {
  readonly left: number
  readonly top: number
  readonly right: number
}): Geometry {
  return { at: [short(map.left, 4), short(map.top, 4)], width: short(map.right - map.left, 4) }
}

/** A picture as wide as the map. */
export function laidOnMap(grid: Grid): Geometry {
  const left = grid.centre(0).x
  const right = Math.max(...Array.from({ length: grid.size }, (_, cell) => grid.centre(cell).x))
  return laidOver({ left: -0.5, top: -0.5, right: right - left + 0.5 })
}
