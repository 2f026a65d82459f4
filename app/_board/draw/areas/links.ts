/** Links between areas as polylines, and the link under a pointer. Drawing units. */
import type { AreaDrawing, CellIndex } from '../../../../engine/types'
import type { Point } from './outline'

export type LinkPath = {
  readonly type: string
  readonly from: CellIndex
  readonly to: CellIndex
  readonly strands: number
  readonly points: readonly Point[]
  /** True between two areas with outlines, whose common border already shows the link. */
  readonly isBorder: boolean
}

/** Lines end at the rim of a node, not in its middle. */
const RIM = 22

export const layLinks = (
  links: AreaDrawing['links'],
  centres: readonly Point[],
  outlines: readonly (readonly Point[] | undefined)[],
): LinkPath[] =>
  links.map(({ type, from, to, strands, via }) => {
    const bends = via.map(([x, y]) => ({ x: x * 100, y: y * 100 }))
    const way = rounded([centres[from], ...bends, centres[to]])
    const isBorder = outlines[from] !== undefined && outlines[to] !== undefined
    return { type, from, to, strands, points: way, isBorder }
  })

/** Rounds bends with points of quadratic curves around each inner point. */
function rounded(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points]
  const out: Point[] = [points[0]]
  for (let at = 1; at < points.length - 1; at++) {
    const [a, b, c] = [points[at - 1], points[at], points[at + 1]]
    const from = between(a, b, at === 1 ? 0.35 : 0.5)
    const to = between(b, c, at === points.length - 2 ? 0.65 : 0.5)
    for (let step = 0; step <= 8; step++) {
      const share = step / 8
      out.push(between(between(from, b, share), between(b, to, share), share))
    }
  }
  out.push(points[points.length - 1])
  return out
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The link between two areas, in either direction. */
export const linkBetween = (links: readonly LinkPath[], a: CellIndex, b: CellIndex): LinkPath | undefined =>
  links.find(({ from, to }) => (from === a && to === b) || (from === b && to === a))

/** The same line shifted sideways, without the parts under nodes at its ends. */
export function strandOf({ points }: LinkPath, aside: number, ends: readonly [boolean, boolean]): Point[] {
  const cut = trimmed(trimmed(points, ends[0] ? RIM : 0).reverse(), ends[1] ? RIM : 0).reverse()
  if (aside === 0) return cut
  return cut.map((point, at) => {
    const [before, after] = [cut[Math.max(0, at - 1)], cut[Math.min(cut.length - 1, at + 1)]]
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return {
      x: point.x - ((after.y - before.y) / length) * aside,
      y: point.y + ((after.x - before.x) / length) * aside,
    }
  })
}

/** A line without its first `by` units, cut at its middle at most. */
function trimmed(points: readonly Point[], by: number): Point[] {
  let left = by
  for (let at = 1; at < points.length; at++) {
    const length = Math.hypot(points[at].x - points[at - 1].x, points[at].y - points[at - 1].y)
    if (length > left) return [between(points[at - 1], points[at], left / length), ...points.slice(at)]
    left -= length
  }
  return points.slice(-2)
}

/** The sideways offset of each strand of a link. */
export const offsets = (strands: number, apart: number): number[] =>
  Array.from({ length: strands }, (_, at) => (at - (strands - 1) / 2) * apart)

/** Distance of a point from a line. */
export function distanceTo(points: readonly Point[], x: number, y: number): number {
  let best = Infinity
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1], points[at]]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    best = Math.min(best, Math.hypot(a.x + dx * share - x, a.y + dy * share - y))
  }
  return best
}
