/** Names of places under counters, repeated beside the counters. */
import { luminance, parseColour } from '../colour'
import type { Ground, Rect } from '../ground'
import { COUNTER, FAR_SCALE, LONG } from '../units/face'
import type { Placed } from '../units/placed'
import type { LabelFonts } from './labels'
import type { Label } from './layout'
import { INKS, LETTER } from './lettering'
import type { Spot } from './streets'

/** A name in one row; sizes and coordinates in drawing units. */
export type CoveredName = Spot & { readonly text: string; readonly size: number }

/** Share of a name under counters from which it counts as hidden. */
const HIDDEN = 0.3
/** Smallest height of a letter in CSS pixels, and in drawing units at any zoom. */
const LEAST_PIXELS = 10.5
const LEAST = 14
/** Cost of covering counters, relative to the distance from the hidden part. */
const COVERING = 8

/** The positions of hidden names: above or below one of their counters, if possible clear of counters and of each other. */
export function layCoveredNames(
  labels: readonly Label[],
  placed: readonly Placed[],
  pixels: number,
  isFar: boolean,
): CoveredName[] {
  const counters = placed.flatMap((one) => boxesOf(one, isFar))
  const size = Math.max(LEAST, (LEAST_PIXELS * 100) / pixels)
  const written: Rect[] = []
  return labels.flatMap((label) => {
    const points = label.spots.flatMap(within)
    const hidden = points.filter((point) => counters.some((box) => holds(box, point)))
    if (hidden.length < points.length * HIDDEN) return []
    const text = label.rows.join(' ')
    const best = nearest(hidden, counters, written, text.length * size * LETTER, size)
    written.push(best.box)
    return [{ text, size, x: best.x, y: best.y }]
  })
}

/** Sample points over a letter or two. */
const within = ({ x, y, r }: Label['spots'][number]): Spot[] =>
  AT.flatMap((across) => AT.map((down) => ({ x: x + across * r, y: y + down * r })))
const AT = [-0.7, 0, 0.7]

/** The square of a counter, or the two squares of one over two cells. */
function boxesOf({ x, y, facing, scale = 1 }: Placed, isFar: boolean): Rect[] {
  const half = (COUNTER / 2) * scale * (isFar && facing === undefined ? FAR_SCALE : 1)
  const angle = ((facing ?? 0) * Math.PI) / 180
  const away = facing === undefined ? [0] : [(COUNTER - LONG) / 2, (LONG - COUNTER) / 2]
  return away.map((step) => around(x + step * Math.cos(angle), y + step * Math.sin(angle), half, half))
}

const around = (x: number, y: number, across: number, down: number): Rect => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
})

const holds = ({ left, right, top, bottom }: Rect, { x, y }: Spot): boolean =>
  x > left && x < right && y > top && y < bottom

/**
 * The position beside one of the counters that covers the least of the others and is nearest to the middle of the hidden part.
 */
function nearest(
  hidden: readonly Spot[],
  counters: readonly Rect[],
  written: readonly Rect[],
  width: number,
  size: number,
): Spot & { readonly box: Rect } {
  const middle = {
    x: hidden.reduce((sum, { x }) => sum + x, 0) / hidden.length,
    y: hidden.reduce((sum, { y }) => sum + y, 0) / hidden.length,
  }
  const over = counters.filter((box) => hidden.some((spot) => holds(box, spot)))
  const places = over.flatMap(({ left, right, top, bottom }) =>
    [top - size * 0.3, bottom + size * 0.3].map((y) => {
      const x = (left + right) / 2
      return { x, y, box: around(x, y, width / 2, size * 0.55) }
    }),
  )
  const cost = ({ x, y, box }: (typeof places)[number]) =>
    [...counters, ...written].reduce((sum, other) => sum + shared(box, other), 0) * COVERING +
    Math.hypot(x - middle.x, y - middle.y) * size
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

export function paintCoveredNames(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  names: readonly CoveredName[],
  fonts: LabelFonts,
): void {
  const { ink, halo } = luminance(parseColour(ground.base)) > 0.3 ? INKS.onLight : INKS.onDark
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.fillStyle = ink
  ctx.strokeStyle = halo
  for (const { text, x, y, size } of names) {
    ctx.font = `640 ${size}px ${fonts.street}`
    ctx.lineWidth = size * 0.34
    ctx.strokeText(text, x, y)
    ctx.strokeText(text, x, y)
    ctx.fillText(text, x, y)
  }
  ctx.restore()
}
