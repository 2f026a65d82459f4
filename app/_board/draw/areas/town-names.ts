/** The positions of town names: beside their nodes, clear of other names, of counters and, if possible, of lines. */

import type { Ground } from '../ground'
import type { Areas } from './areas'
import { type Bounds, boxAt, NODE, type Point } from './outline'
import { overlap } from './space'
import { markerRoom } from './stacks'

type AreaGround = Ground & { readonly areas: Areas }
export type TownName = Point & {
  readonly align: CanvasTextAlign
  readonly box: Bounds
  /** True if it would lie over another name or town, so that it is not printed at this size. */
  readonly isCrowded: boolean
}

/** Below, right, left, above, then diagonal; the first of equally good positions wins. */
const PLACES: readonly (readonly [number, number, CanvasTextAlign])[] = [
  [0, NODE + 15, 'center'],
  [NODE + 8, 0, 'left'],
  [-NODE - 8, 0, 'right'],
  [0, -NODE - 14, 'center'],
  [NODE + 4, -16, 'left'],
  [NODE + 4, 16, 'left'],
  [-NODE - 4, 16, 'right'],
  [-NODE - 4, -16, 'right'],
]

/**
 * Distance between sample points of a line, and the cost of each point under a name in square units of an overlap with another
 * name.
 */
const STEP = 7
const LINE_COST = 22
/** Cost of overlapping the space of counters, relative to another name. */
const ROOM_SHARE = 0.8
/** Square units that two names may share: the room above and under their letters. */
const SHARED = 40
/** Largest distance of a name from its town. */
const REACH = 260

/** One position for each node, in order. Widths and size in drawing units. */
export function layTownNames(
  ground: AreaGround,
  widths: readonly number[],
  size: number,
  written: readonly Bounds[],
): TownName[] {
  const { nodes, labels } = ground.areas
  const { rooms, lines } = surroundingsOf(ground)
  const taken: Bounds[] = [
    ...written,
    ...nodes.map((cell) => boxAt({ x: ground.x[cell], y: ground.y[cell] }, NODE * 2, NODE * 2)),
  ]
  return nodes.map((cell, at) => {
    const own = { x: ground.x[cell], y: ground.y[cell] }
    const set = labels[cell]
    const near = lines.filter(({ x, y }) => Math.abs(x - own.x) < REACH && Math.abs(y - own.y) < REACH)
    const cost = (box: Bounds) =>
      taken.reduce((sum, other) => sum + overlap(box, other), 0) +
      rooms.reduce((sum, room) => sum + overlap(box, room), 0) * ROOM_SHARE +
      near.filter((point) => holds(box, point)).length * LINE_COST
    const spot = set
      ? { ...set, align: 'center' as const, box: boxAt(set, widths[at], size) }
      : best(own, widths[at], size, cost)
    const isCrowded = taken.some((other) => overlap(spot.box, other) > SHARED)
    if (!isCrowded) taken.push(spot.box)
    return { ...spot, isCrowded }
  })
}

type Spot = Omit<TownName, 'isCrowded'>

function best(own: Point, width: number, size: number, cost: (box: Bounds) => number): Spot {
  let least = Infinity
  let found: Spot | undefined
  for (const [dx, dy, align] of PLACES) {
    const [x, y] = [own.x + dx, own.y + dy]
    const middle = align === 'left' ? x + width / 2 : align === 'right' ? x - width / 2 : x
    const box = boxAt({ x: middle, y }, width, size)
    const hidden = cost(box)
    if (hidden < least) [least, found] = [hidden, { x, y, align, box }]
    if (hidden === 0) break
  }
  return found ?? { ...own, align: 'center', box: boxAt(own, width, size) }
}

const holds = ({ left, right, top, bottom }: Bounds, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom

type Surroundings = { readonly rooms: readonly Bounds[]; readonly lines: readonly Point[] }
const known = new WeakMap<Areas, Surroundings>()

/** The space for counters in each area, and points along the lines; independent of the letter size. */
function surroundingsOf(ground: AreaGround): Surroundings {
  const { areas } = ground
  const before = known.get(areas)
  if (before) return before
  const surroundings = {
    rooms: areas.order.map((cell) => markerRoom(ground, cell)),
    lines: areas.links.filter(({ isBorder }) => !isBorder).flatMap(({ points }) => along(points)),
  }
  known.set(areas, surroundings)
  return surroundings
}

const along = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap((b, at) => {
    const a = points[at]
    const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / STEP))
    return Array.from({ length: count }, (_, step) => ({
      x: a.x + ((b.x - a.x) * step) / count,
      y: a.y + ((b.y - a.y) * step) / count,
    }))
  })
