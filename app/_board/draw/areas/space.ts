/** Places counters near the middle of an area without hiding towns, names or borders. */
import type { CellIndex } from '../../../../engine/types'
import type { Ground } from '../ground'
import type { Areas } from './areas'
import { type Bounds, boundsOf, boxAt, NODE, type Point } from './outline'

type AreaGround = Ground & { readonly areas: Areas }

/** Rings of places tried around the middle, drawing units apart. */
const RINGS = 7
const APART = 18
/** Cost of each corner outside the area, in the unit of the overlap with towns. */
const OUTSIDE = 900
/** The name of an area may need two rows. */
const NAME = { width: 150, height: 44 }

/** The width of an area at its middle, without the areas on top of it. A bent area is narrower than its bounding box. */
export function areasOn({ areas, x, y }: AreaGround, cell: CellIndex): CellIndex[] {
  const outline = areas.outlines[cell] ?? []
  const smaller = areas.order.slice(areas.order.indexOf(cell) + 1)
  return smaller.filter((other) => isWithin(outline, { x: x[other], y: y[other] }))
}

export function roomFor(ground: AreaGround, cell: CellIndex, width: number, height: number): Point {
  const { areas, x, y } = ground
  const outline = areas.outlines[cell] ?? []
  const middle = { x: x[cell], y: y[cell] }
  const label = areas.labels[cell] ?? { x: middle.x, y: middle.y - 62 }
  const near = boundsOf(outline)
  const taken = [
    boxAt(label, NAME.width, NAME.height),
    ...areas.nodes.map((node) => boxAt({ x: x[node], y: y[node] }, NODE * 2 + 8, NODE * 2 + 26)),
    ...areasOn(ground, cell).map((other) => boundsOf(areas.outlines[other] ?? [])),
  ].filter((box) => overlap(box, near) > 0)
  let best = middle
  let least = Infinity
  for (const place of places(middle)) {
    const box = boxAt(place, width, height)
    const hidden = taken.reduce((sum, other) => sum + overlap(box, other), 0)
    const outside = cornersOf(box).filter((corner) => !isWithin(outline, corner)).length
    const cost = hidden + outside * OUTSIDE + Math.hypot(place.x - middle.x, place.y - middle.y) * 2
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

function* places(middle: Point): Generator<Point> {
  yield middle
  for (let ring = 1; ring <= RINGS; ring++)
    for (let step = 0; step < 12; step++) {
      const angle = (step * Math.PI) / 6
      yield {
        x: middle.x + Math.cos(angle) * ring * APART,
        y: middle.y + Math.sin(angle) * ring * APART,
      }
    }
}

const cornersOf = ({ left, top, right, bottom }: Bounds): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

export function overlap(a: Bounds, b: Bounds): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** The width of an area at its middle, without the areas on top of it. A bent area is narrower than its bounding box. */
export function widthOf(ground: AreaGround, cell: CellIndex): number {
  const { outlines } = ground.areas
  const at = { x: ground.x[cell], y: ground.y[cell] }
  let { left, right } = boundsOf(outlines[cell] ?? [])
  for (const area of [cell, ...areasOn(ground, cell)]) {
    const outline = outlines[area] ?? []
    outline.forEach((a, index) => {
      const b = outline[(index + 1) % outline.length]
      if (a.y > at.y === b.y > at.y) return
      const x = a.x + ((at.y - a.y) * (b.x - a.x)) / (b.y - a.y)
      if (x <= at.x) left = Math.max(left, x)
      else right = Math.min(right, x)
    })
  }
  return right - left
}

export function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside
  })
  return inside
}
