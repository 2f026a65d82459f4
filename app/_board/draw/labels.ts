import type { NameOf } from '../types'
import type { Ground, Rect } from './ground'
import { UNIT } from './ground'

/** A name laid on the ground: along a street, or in the middle of a square. */
export type Label = {
  readonly id: string
  readonly text: string
  readonly kind: string
  readonly size: number
  /** Where the letters run; one point for a block of text. */
  readonly line: readonly Spot[]
  readonly box: Rect
}
type Spot = { readonly x: number; readonly y: number }

export type LabelFonts = { readonly street: string; readonly square: string }

/** Names are worth their ink only from this many device pixels a cell. */
export const LABELS_FROM = 20

export function layLabels(ground: Ground, nameOf: NameOf): Label[] {
  return ground.board.places.flatMap((place) => {
    const cells = place.cells.filter((cell) => cell >= 0 && cell < ground.x.length)
    const text = nameOf('places', place.id)
    if (cells.length === 0 || text === '') return []
    const spots = cells.map((cell) => ({ x: ground.x[cell], y: ground.y[cell] }))
    return [
      isLong(spots)
        ? alongStreet(place.id, place.kind, text, spots)
        : onSquare(place.id, place.kind, text, spots),
    ]
  })
}

/** A chain of cells reads as a street; a cluster reads as a square. */
function isLong(spots: readonly Spot[]): boolean {
  if (spots.length < 3) return false
  const steps = spots.slice(1).map((spot, at) => Math.hypot(spot.x - spots[at].x, spot.y - spots[at].y))
  const chained = steps.filter((step) => step < UNIT * 1.3).length / steps.length
  const ends = Math.hypot(spots[0].x - spots.at(-1)!.x, spots[0].y - spots.at(-1)!.y)
  return chained > 0.85 && ends > (spots.length - 1) * UNIT * 0.55
}

function alongStreet(id: string, kind: string, text: string, spots: readonly Spot[]): Label {
  const flipped =
    spots[0].x - spots.at(-1)!.x > 1 || (spots[0].x === spots.at(-1)!.x && spots[0].y < spots.at(-1)!.y)
  const line = smooth(unzigzag(unzigzag(flipped ? [...spots].reverse() : spots)))
  return { id, kind, text, size: 23, line, box: boxOf(line, 24) }
}

function onSquare(id: string, kind: string, text: string, spots: readonly Spot[]): Label {
  const middle = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  }
  const size = spots.length >= 10 ? 44 : spots.length >= 5 ? 30 : 22
  const half = Math.max(120, text.length * size * 0.4)
  return {
    id,
    kind,
    text,
    size,
    line: [middle],
    box: {
      left: middle.x - half,
      right: middle.x + half,
      top: middle.y - size * 2,
      bottom: middle.y + size * 2,
    },
  }
}

/** Flat hexes put every other cell of a straight street half a step aside: the average of neighbours is straight. */
export const unzigzag = (line: readonly Spot[]): Spot[] =>
  line.map((spot, at) => {
    const before = line[at - 1] ?? line[at + 1] ?? spot
    const after = line[at + 1] ?? line[at - 1] ?? spot
    return {
      x: at === 0 || at === line.length - 1 ? spot.x : (before.x + 2 * spot.x + after.x) / 4,
      y: (before.y + 2 * spot.y + after.y) / 4,
    }
  })

/** One round of corner cutting that keeps both ends. */
export function smooth(line: readonly Spot[]): Spot[] {
  if (line.length < 3) return [...line]
  const cut: Spot[] = [line[0]]
  for (let at = 0; at + 1 < line.length; at++) {
    const [a, b] = [line[at], line[at + 1]]
    cut.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
    cut.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
  }
  cut.push(line.at(-1)!)
  return cut
}

function boxOf(line: readonly Spot[], margin: number): Rect {
  const xs = line.map((spot) => spot.x)
  const ys = line.map((spot) => spot.y)
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}

export function paintLabels(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  labels: readonly Label[],
  rect: Rect,
  fonts: LabelFonts,
): void {
  const dark = ground.theme === 'dark'
  ctx.save()
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.fillStyle = dark ? '#e9dfca' : '#3b2f22'
  ctx.strokeStyle = dark ? 'rgb(28 28 30 / 0.82)' : 'rgb(255 253 247 / 0.86)'
  for (const label of labels) {
    const { box } = label
    if (box.right < rect.left || box.left > rect.right || box.bottom < rect.top || box.top > rect.bottom)
      continue
    if (label.line.length > 1) paintAlong(ctx, label, fonts.street)
    else paintBlock(ctx, label, fonts.square)
  }
  ctx.restore()
}

function paintBlock(ctx: CanvasRenderingContext2D, label: Label, font: string): void {
  ctx.textAlign = 'center'
  ctx.font = `600 ${label.size}px ${font}`
  ctx.lineWidth = label.size * 0.26
  const words = label.text.split(' ')
  const lines = words.length > 2 && label.size < 40 ? halves(words) : [label.text]
  lines.forEach((line, at) => {
    const y = label.line[0].y + (at - (lines.length - 1) / 2) * label.size * 1.06
    ctx.strokeText(line, label.line[0].x, y)
    ctx.fillText(line, label.line[0].x, y)
  })
}

/** Splits words into two lines of about the same length. */
function halves(words: readonly string[]): string[] {
  const whole = words.join(' ').length
  let best = 1
  let least = Infinity
  for (let cut = 1; cut < words.length; cut++) {
    const uneven = Math.abs(words.slice(0, cut).join(' ').length * 2 - whole)
    if (uneven < least) [least, best] = [uneven, cut]
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}

/** Letters one by one along the line, in the middle of it; long streets carry their name more than once. */
function paintAlong(ctx: CanvasRenderingContext2D, label: Label, font: string): void {
  const lengths = [0]
  for (let at = 1; at < label.line.length; at++)
    lengths.push(
      lengths[at - 1] +
        Math.hypot(label.line[at].x - label.line[at - 1].x, label.line[at].y - label.line[at - 1].y),
    )
  const total = lengths.at(-1)!
  let size = label.size
  let spacing = 2.6
  ctx.textAlign = 'left'
  const measure = () => {
    ctx.font = `560 ${size}px ${font}`
    return [...label.text].map((letter) => ctx.measureText(letter).width + spacing)
  }
  let widths = measure()
  let wide = widths.reduce((sum, width) => sum + width, 0)
  if (wide > total * 1.04) {
    size = Math.max(15, (size * total) / wide)
    spacing = 0.8
    widths = measure()
    wide = widths.reduce((sum, width) => sum + width, 0)
  }
  ctx.lineWidth = size * 0.28
  const times = Math.max(1, Math.floor(total / (wide + 9 * UNIT)))
  for (let time = 0; time < times; time++) {
    const start = (total * (time * 2 + 1)) / (times * 2) - wide / 2
    for (const stroke of [true, false]) {
      let run = start
      ;[...label.text].forEach((letter, at) => {
        const spot = alongAt(label.line, lengths, run + widths[at] / 2)
        run += widths[at]
        ctx.save()
        ctx.translate(spot.x, spot.y)
        ctx.rotate(spot.angle)
        if (stroke) ctx.strokeText(letter, -(widths[at] - spacing) / 2, 1)
        else ctx.fillText(letter, -(widths[at] - spacing) / 2, 1)
        ctx.restore()
      })
    }
  }
}

/** Point and heading at a distance along a line; straight on beyond its ends. */
export function alongAt(
  line: readonly Spot[],
  lengths: readonly number[],
  distance: number,
): { x: number; y: number; angle: number } {
  let at = 1
  while (at < line.length - 1 && lengths[at] < distance) at++
  const [a, b] = [line[at - 1], line[at]]
  const share = (distance - lengths[at - 1]) / (lengths[at] - lengths[at - 1] || 1)
  // The heading looks a little ahead and behind, so that letters lean gently in bends.
  const [p, q] = [line[Math.max(0, at - 3)], line[Math.min(line.length - 1, at + 2)]]
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    angle: Math.atan2(q.y - p.y, q.x - p.x),
  }
}
