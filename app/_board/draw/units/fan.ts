/** A stack spread out beside its cell, so that each counter can be seen and pressed. Lengths in drawing units. */
import type { CellIndex } from '../../../../engine/types'
import type { Size, View } from '../../view'
import { type Rect, UNIT } from '../ground'
import { COUNTER } from './face'
import type { Placed } from './placed'

/** The stack of a cell with its counters side by side, and the plate under them. */
export type Fanned = {
  readonly cell: CellIndex
  readonly placed: readonly Placed[]
  readonly plate: Rect
}

/** CSS pixels between cells, and the part of the map in sight. */
export type Sight = { readonly pixels: number; readonly rect: Rect }

/** The part of the map in a window of this size. */
export function sightOf({ x, y, scale }: View, { width, height }: Size): Sight {
  const unit = UNIT / scale
  const rect = { left: -x * unit, top: -y * unit, right: (width - x) * unit, bottom: (height - y) * unit }
  return { pixels: scale, rect }
}

/** Smallest width of a fanned counter in CSS pixels: readable, and large enough for a finger. */
const LEAST_PIXELS = 40
/** Space between two counters and around them, as a share of a counter. It has room for the rings around both. */
const GAP = 0.34
/** Counters in a row. */
const ABREAST = 5

/**
 * Spreads the pieces of a cell: the top one stays at a point, lower ones follow. `undefined` for less than two, and for piles on a
 * map of areas that are apart and large enough. A pile of equal pieces is one counter with its number.
 */
export function fanOut(
  placed: readonly Placed[],
  cell: CellIndex,
  point: { readonly x: number; readonly y: number },
  { pixels, rect }: Sight,
): Fanned | undefined {
  const here = placed.filter((one) => one.cell === cell && one.facing === undefined).reverse()
  const piles = here.filter(({ pile }) => pile !== undefined)
  const stack = piles.length > 0 ? piles : here
  if (stack.length < 2 || (piles.length > 0 && areApart(piles, pixels))) return undefined
  const at = piles[0] ?? point
  const scale = Math.max(1, (LEAST_PIXELS * UNIT) / (COUNTER * pixels))
  const step = COUNTER * scale * (1 + GAP)
  const columns = Math.min(ABREAST, stack.length)
  const rows = Math.ceil(stack.length / columns)
  const right = wayOf(at.x, step, columns, rect.left, rect.right)
  const down = wayOf(at.y, step, rows, rect.top, rect.bottom)
  const [ends, feet] = [at.x + right * step * (columns - 1), at.y + down * step * (rows - 1)]
  return {
    cell,
    placed: stack.map(({ piece, pile, count }, index) => ({
      ...{ piece, cell, ...(pile && { pile, count }) },
      x: at.x + right * step * (index % columns),
      y: at.y + down * step * Math.floor(index / columns),
      scale,
    })),
    plate: {
      left: Math.min(at.x, ends) - step / 2,
      right: Math.max(at.x, ends) + step / 2,
      top: Math.min(at.y, feet) - step / 2,
      bottom: Math.max(at.y, feet) + step / 2,
    },
  }
}

/** Whether counters beside each other do not overlap and are large enough for a finger. */
const areApart = (placed: readonly Placed[], pixels: number): boolean =>
  placed.every(
    ({ x, y, scale = 1 }, at) =>
      COUNTER * scale * pixels >= LEAST_PIXELS * UNIT &&
      placed
        .slice(at + 1)
        .every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= COUNTER * scale),
  )

/** 1 for to the right or down, -1 where only the other way has room. */
function wayOf(from: number, step: number, count: number, least: number, most: number): 1 | -1 {
  const reach = step * (count - 0.5)
  return from + reach > most && from - least > most - from ? -1 : 1
}

export const isOnPlate = ({ plate }: Fanned, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x > plate.left && x < plate.right && y > plate.top && y < plate.bottom

/** The counter nearest to a point of the plate, which has no gaps for a finger. */
export function nearestOf(
  { placed }: Fanned,
  { x, y }: { readonly x: number; readonly y: number },
): Placed | undefined {
  const distance = (one: Placed) => Math.hypot(one.x - x, one.y - y)
  return placed.reduce((best, one) => (distance(one) < distance(best) ? one : best), placed[0])
}

/** The plate that lifts a fanned stack off the map. */
export function paintPlate(ctx: CanvasRenderingContext2D, { plate }: Fanned, theme: 'light' | 'dark'): void {
  const path = new Path2D()
  path.roundRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top, 16)
  ctx.save()
  ctx.fillStyle = theme === 'dark' ? 'rgb(24 25 28 / 0.94)' : 'rgb(255 253 247 / 0.95)'
  ctx.fill(path)
  ctx.strokeStyle = theme === 'dark' ? '#f1e9d8' : '#2a2119'
  ctx.lineWidth = 2.4
  ctx.stroke(path)
  ctx.restore()
}
