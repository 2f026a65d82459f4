/** Names of places under counters, repeated beside the counters. */
import { lastOf } from '../../last-of'
import { luminance, parseColour } from '../colour'
import type { Ground, Rect } from '../ground'
import { COUNTER, FAR_SCALE, LONG } from '../units/face'
import type { Placed } from '../units/placed'
import type { LabelFonts } from './labels'
import type { Label, LabelsAt } from './layout'
import { INKS, LETTER } from './lettering'
import type { Spot } from './streets'

/** A name in one row; sizes and coordinates in drawing units. */
export type CoveredName = Spot & { readonly text: string; readonly size: number }

/** Share of a name under counters from which it counts as hidden. */
const HIDDEN = 0.3
/** Smallest height of a letter in CSS pixels, and in drawing units at any zoom. */
const LEAST_PIXELS = 10.5
const LEAST = 14
/** Share of the radius around a letter that has ink. */
const SOLID = 0.6
/** Half the height of a row, and its gap to a counter, relative to the size of its letters. */
const [HALF_ROW, GAP] = [0.5, 0.1]

/**
 * The positions of hidden names: beside one of their counters, on the sheet, clear of counters and of other names. A name without such a position
 * is left out until the map is larger.
 */
export function layCoveredNames(
  labels: readonly Label[],
  placed: readonly Placed[],
  pixels: number,
  isFar: boolean,
  sheet: Rect,
): CoveredName[] {
  const counters = placed.flatMap((one) => boxesOf(one, isFar))
  const size = Math.max(LEAST, (LEAST_PIXELS * 100) / pixels)
  let letters: Rect[] | undefined
  const written: Rect[] = []
  return labels.flatMap((label) => {
    const points = label.spots.flatMap(within)
    const hidden = points.filter((point) => counters.some((box) => holds(box, point)))
    if (hidden.length < points.length * HIDDEN) return []
    const text = label.rows.join(' ')
    letters ??= visibleLetters(labels, counters)
    const best = nearest(
      hidden,
      counters,
      { taken: [...counters, ...written], letters, sheet },
      { width: text.length * size * LETTER, size },
    )
    if (!best) return []
    written.push(best.box)
    return [{ text, size, x: best.x, y: best.y }]
  })
}

/** The letters that no counter covers. */
const visibleLetters = (labels: readonly Label[], counters: readonly Rect[]): Rect[] =>
  labels
    .flatMap(({ spots }) => spots)
    .filter((spot) => !counters.some((box) => holds(box, spot)))
    .map(({ x, y, r }) => around(x, y, r * SOLID, r * SOLID))

/** Keeps the last positions, because the scene is drawn anew for new ones. */
export const coveredNamesMaker = () =>
  lastOf((labelsAt: LabelsAt, placed: readonly Placed[], sheet: Rect, pixels: number, isFar: boolean) =>
    placed.length === 0 ? [] : layCoveredNames(labelsAt(pixels), placed, pixels, isFar, sheet),
  )

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

/** The free position beside one of the hiding counters: near the middle of the hidden part, and over few other letters. */
function nearest(
  hidden: readonly Spot[],
  counters: readonly Rect[],
  {
    taken,
    letters,
    sheet,
  }: { readonly taken: readonly Rect[]; readonly letters: readonly Rect[]; readonly sheet: Rect },
  { width, size }: { readonly width: number; readonly size: number },
): (Spot & { readonly box: Rect }) | undefined {
  const middle = {
    x: hidden.reduce((sum, { x }) => sum + x, 0) / hidden.length,
    y: hidden.reduce((sum, { y }) => sum + y, 0) / hidden.length,
  }
  const [across, down] = [width / 2, size * HALF_ROW]
  const cost = (x: number, y: number, box: Rect) =>
    Math.hypot(x - middle.x, y - middle.y) + letters.filter((letter) => areOver(box, letter)).length * size
  return counters
    .filter((box) => hidden.some((spot) => holds(box, spot)))
    .flatMap((box) => spotsBeside(box, across, down, size * GAP))
    .map(({ x, y }) => ({ x, y, box: around(x, y, across, down) }))
    .filter(({ box }) => isWithin(box, sheet) && !taken.some((other) => areOver(box, other)))
    .map((place) => ({ ...place, cost: cost(place.x, place.y, place.box) }))
    .sort((a, b) => a.cost - b.cost)[0]
}

/** Above and below a counter, in line with its middle or one of its sides, and at its left and right. */
function spotsBeside({ left, right, top, bottom }: Rect, across: number, down: number, gap: number): Spot[] {
  const rows = [top - down - gap, bottom + down + gap]
  const y = (top + bottom) / 2
  return [
    ...rows.flatMap((row) => [(left + right) / 2, left + across, right - across].map((x) => ({ x, y: row }))),
    { x: left - across - gap, y },
    { x: right + across + gap, y },
  ]
}

const isWithin = (box: Rect, sheet: Rect): boolean =>
  box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom

const areOver = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

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
