/** Outlines of areas in the style of a hand-drawn map: straight lines get the small turns of a coast or a border. */

export type Point = { readonly x: number; readonly y: number }

/** Half the width of a node. */
export const NODE = 25
/** A line is split until its parts are this short, in drawing units. */
const FINEST = 30
/** Largest sideways shift of a line's middle, as a share of its length. */
const ASIDE = 0.075

/** A closed outline with its turns. Two areas that share a line get the same turns, in either direction. */
export const detailed = (points: readonly Point[]): Point[] =>
  points.flatMap((point, at) => turns(point, points[(at + 1) % points.length]))

/** An open line with its turns. */
export const detailedLine = (points: readonly Point[]): Point[] => [
  ...points.slice(1).flatMap((point, at) => turns(points[at], point)),
  ...points.slice(-1),
]

/** The points from `a` to just before `b`. */
function turns(a: Point, b: Point): Point[] {
  const isForward = a.x < b.x || (a.x === b.x && a.y <= b.y)
  const between: Point[] = []
  if (isForward) divide(a, b, between)
  else divide(b, a, between)
  return [a, ...(isForward ? between : between.reverse())]
}

function divide(a: Point, b: Point, between: Point[]): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  if (length < FINEST) return
  const aside = (chance(a, b) - 0.5) * 2 * ASIDE
  const middle = { x: (a.x + b.x) / 2 - dy * aside, y: (a.y + b.y) / 2 + dx * aside }
  divide(a, middle, between)
  between.push(middle)
  divide(middle, b, between)
}

/** A deterministic number from 0 to 1 for a line. */
function chance(a: Point, b: Point): number {
  const mixed = Math.sin(a.x * 12.9898 + a.y * 78.233 + b.x * 37.719 + b.y * 4.581) * 43758.5453
  return mixed - Math.floor(mixed)
}

/** The outline grown by some drawing units, or shrunk by a negative number. */
export function grown(points: readonly Point[], by: number): readonly Point[] {
  if (by === 0) return points
  const outward = areaOf(points) > 0 ? 1 : -1
  return points.map((point, at) => {
    const before = points[(at + points.length - 1) % points.length]
    const after = points[(at + 1) % points.length]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const length = Math.hypot(dx, dy) || 1
    return { x: point.x + (dy / length) * by * outward, y: point.y - (dx / length) * by * outward }
  })
}

/** Twice the signed area of an outline, positive if it runs clockwise on the screen. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length]
    return sum + x * next.y - next.x * y
  }, 0)

export function pathOf(points: readonly Point[], path: Path2D = new Path2D(), isClosed = true): Path2D {
  points.forEach(({ x, y }, at) => {
    if (at === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  if (isClosed) path.closePath()
  return path
}

export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const boundsOf = (points: readonly Point[]): Bounds => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

export const boxAt = ({ x, y }: Point, width: number, height: number): Bounds => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
