import { mix } from '../colour'
import { GLYPH_FONT } from '../glyph-font'
import { paintBadges, type Spot } from './badges'
import { halfOf, traceBody } from './body'
import { bevel, boltSign, castShadow, colourOf, crossOut, paintNumbers, paintStore } from './card'
import { COUNTER, type CounterFace } from './face'
import { paintLong } from './long-counter'
import { paintSymbol } from './symbols'

/** Draws a counter centred on the origin, in drawing units. */
export function paintCounter(ctx: CanvasRenderingContext2D, face: CounterFace): void {
  if (face.facing !== undefined) paintLong(ctx, face, face.facing)
  else paintSquare(ctx, face)
}

function paintSquare(ctx: CanvasRenderingContext2D, face: CounterFace): void {
  const half = COUNTER / 2
  const body = new Path2D()
  traceBody(body, face)
  const colour = colourOf(face)
  castShadow(ctx, body, face.theme, colour)
  ctx.save()
  ctx.clip(body)
  const sheen = ctx.createLinearGradient(0, -half, 0, half)
  sheen.addColorStop(0, mix(colour, '#ffffff', 0.1))
  sheen.addColorStop(1, mix(colour, '#20160c', 0.07))
  ctx.fillStyle = sheen
  ctx.fillRect(-half, -half, COUNTER, COUNTER)
  if (!face.faceDown) face.art?.paint(ctx, half, face, colour)
  if (face.faceDown) paintBack(ctx, half, face)
  else if (face.isFar) paintFar(ctx, face, colour)
  else if (face.kind === 'marker') paintMarker(ctx, face, colour)
  else paintFront(ctx, face, half, colour)
  bevel(ctx, body)
  ctx.restore()
  ctx.strokeStyle = mix(colour, '#160e06', 0.62)
  ctx.lineWidth = 1.7
  ctx.stroke(body)
  if (face.badges.includes('dead')) crossOut(ctx, half)
  if (face.isFar) paintBadges(ctx, face.badges, cornersOf(FAR_CORNER), 1.15)
  else paintBadges(ctx, face.badges, cornersOf(half - 3), face.isSmall ? 1.15 : 1)
}

/** Distance of a badge from the axes of a simplified counter: on its outline for each shape. */
const FAR_CORNER = 26

const cornersOf = (at: number): readonly Spot[] => [
  [-at, -at],
  [at, -at],
  [-at, at],
  [at, at],
]

/** Height of a stripe on a simplified counter, and its depth on one whose top is round. */
const FAR_STRIPE = { straight: 14, round: 20 }

/** The simplified counter: one element as large as possible. */
function paintFar(ctx: CanvasRenderingContext2D, face: CounterFace, colour: string): void {
  const { stripe, symbol, ink, kind, shape } = face
  const half = halfOf(face)
  const high = !stripe ? 0 : kind === 'unit' && shape === 'round' ? FAR_STRIPE.round : FAR_STRIPE.straight
  if (stripe) paintStripe(ctx, stripe, { top: -half, high, size: 0 })
  const middle = high / 2
  const said = saidFromAfar(face)
  if (said === undefined && !face.art) paintSymbol(ctx, symbol, 0, middle, stripe ? 40 : 46, ink, colour)
  else if (said !== undefined) {
    ctx.fillStyle = ink
    ctx.font = `800 ${said.length > 3 ? 36 : 44}px ${GLYPH_FONT}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(said, 0, middle + 3, half * 2 - 4)
  }
}

/** One or two numbers are clearer than a picture; three would be unreadable. */
function saidFromAfar({ numbers = [], mark, text, kind }: CounterFace): string | undefined {
  if (numbers.length === 1 || numbers.length === 2) return numbers.join('\u2013')
  return kind === 'marker' ? text : mark
}

/** A short name is in a light band, at the place of a component's stripe; it needs room for letters. */
const bandOf = ({ stripe, mark, colour, isSmall }: CounterFace): CounterFace['stripe'] =>
  stripe ??
  (mark === undefined || isSmall ? undefined : { colour: mix(colour, '#ffffff', 0.84), ink: '#1d150c', mark })

/** Sizes of the print: where letters are too small to read, figures and symbol are larger. */
export const FULL = { stripe: 18, letters: 15, symbol: 24, alone: 33, figures: 26, store: 15 }
export const SMALL = { stripe: 12, letters: 0, symbol: 26, alone: 34, figures: 33, store: 21 }

function paintFront(ctx: CanvasRenderingContext2D, face: CounterFace, half: number, colour: string): void {
  const sizes = face.isSmall ? SMALL : FULL
  const stripe = bandOf(face)
  if (stripe) paintStripe(ctx, stripe, { top: -half, high: sizes.stripe, size: sizes.letters })
  const isAlone = (face.numbers ?? []).length === 0 && (face.owner === undefined || face.isSmall === true)
  const top = -half + (stripe ? sizes.stripe + 1 : isAlone ? 0 : 3)
  const size = isAlone ? 44 : stripe ? sizes.symbol : sizes.alone
  const y = isAlone ? (top + half) / 2 : top + size / 2
  if (!face.art) paintSymbol(ctx, face.symbol, 0, y, size, face.ink, colour)
  paintNumbers(ctx, face, 0, half - 6, COUNTER - 8, sizes.figures)
  if (face.owner !== undefined && !face.isSmall) paintOwner(ctx, face.owner, face.ink, half - 8)
  if (face.text !== undefined) paintStore(ctx, face, half - 6, -half + sizes.store - 2, sizes.store)
}

/** The name of the owner at the foot, where other counters have their figures. */
function paintOwner(ctx: CanvasRenderingContext2D, owner: string, ink: string, y: number): void {
  ctx.fillStyle = ink
  ctx.font = `700 15px ${GLYPH_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(owner, 0, y, COUNTER - 12)
}

/** A stripe of a height at the top of a counter, with its mark in letters of a size. */
function paintStripe(
  ctx: CanvasRenderingContext2D,
  stripe: NonNullable<CounterFace['stripe']>,
  { top, high, size }: { readonly top: number; readonly high: number; readonly size: number },
): void {
  const half = COUNTER / 2
  ctx.fillStyle = stripe.colour
  ctx.fillRect(-half, top, COUNTER, high)
  if (stripe.colour2) {
    const from = size > 0 ? half - 18 : 0
    ctx.fillStyle = stripe.colour2
    ctx.beginPath()
    ctx.moveTo(half, top)
    ctx.lineTo(half, top + high)
    ctx.lineTo(from - 12, top + high)
    ctx.lineTo(from, top)
    ctx.fill()
  }
  ctx.strokeStyle = 'rgb(20 12 4 / 0.4)'
  ctx.lineWidth = 1.2
  ctx.beginPath()
  ctx.moveTo(-half, top + high)
  ctx.lineTo(half, top + high)
  ctx.stroke()
  if (size === 0) return
  ctx.fillStyle = stripe.ink
  ctx.font = `760 ${size}px ${GLYPH_FONT}`
  ctx.textAlign = stripe.colour2 ? 'left' : 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(
    stripe.mark,
    stripe.colour2 ? -half + 7 : 0,
    top + high / 2 + 1.2,
    stripe.colour2 ? 36 : COUNTER - 10,
  )
}

function paintMarker(ctx: CanvasRenderingContext2D, face: CounterFace, colour: string): void {
  if (face.text) {
    ctx.fillStyle = face.ink
    ctx.font = `780 32px ${GLYPH_FONT}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(face.text, 0, 2, COUNTER - 16)
  } else if (face.numbers?.length === 1) {
    // The number of pieces it stands for comes before their kind.
    paintSymbol(ctx, face.symbol, -15, 0, 25, face.ink, colour)
    ctx.fillStyle = face.ink
    ctx.font = `800 36px ${GLYPH_FONT}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(String(face.numbers[0]), 13, 2, 34)
  } else paintSymbol(ctx, face.symbol, 0, 0, 42, face.ink, colour)
}

/** The back of a counter: diagonal card weave and a bolt, for units out of action. */
function paintBack(ctx: CanvasRenderingContext2D, half: number, face: CounterFace): void {
  ctx.strokeStyle = 'rgb(255 255 255 / 0.28)'
  ctx.lineWidth = 2
  ctx.beginPath()
  for (let line = -COUNTER; line <= COUNTER; line += 9) {
    ctx.moveTo(line - half, half)
    ctx.lineTo(line + half, -half)
  }
  ctx.stroke()
  boltSign(ctx, face.ink)
}
