import { mix } from '../colour'
import { GLYPH_FONT } from '../glyph-font'
import { paintBadges, type Spot } from './badges'
import { bevel, boltSign, castShadow, colourOf, crossOut, paintNumbers, paintStore, veil } from './card'
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
  const body = bodyPath(face, half)
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
  else if (face.isFar) paintFar(ctx, face, half, colour)
  else if (face.kind === 'marker') paintMarker(ctx, face, colour)
  else paintFront(ctx, face, half, colour)
  bevel(ctx, body)
  ctx.restore()
  ctx.strokeStyle = mix(colour, '#160e06', 0.62)
  ctx.lineWidth = 1.7
  ctx.stroke(body)
  if (face.badges.includes('moved') && !face.faceDown) veil(ctx, body, face.theme)
  if (face.badges.includes('dead')) crossOut(ctx, half)
  paintBadges(ctx, face.badges, cornersOf(half))
}

const cornersOf = (half: number): readonly Spot[] => [
  [-half + 3, -half + 3],
  [half - 3, -half + 3],
  [-half + 3, half - 3],
  [half - 3, half - 3],
]

/** Sides differ by the cut of their corners, not by colour alone. */
function bodyPath(face: CounterFace, half: number): Path2D {
  const path = new Path2D()
  if (face.kind === 'marker') path.roundRect(-half + 4, -half + 4, COUNTER - 8, COUNTER - 8, 12)
  else if (face.shape === 'round') path.roundRect(-half, -half, COUNTER, COUNTER, 17)
  else if (face.shape === 'shield') {
    path.moveTo(-half + 4, -half)
    path.lineTo(half - 4, -half)
    path.quadraticCurveTo(half, -half, half, -half + 4)
    path.lineTo(half, half - 15)
    path.quadraticCurveTo(half, half - 9, half - 6, half - 6)
    path.lineTo(half - 14, half)
    path.lineTo(-half + 14, half)
    path.lineTo(-half + 6, half - 6)
    path.quadraticCurveTo(-half, half - 9, -half, half - 15)
    path.lineTo(-half, -half + 4)
    path.quadraticCurveTo(-half, -half, -half + 4, -half)
    path.closePath()
  } else path.roundRect(-half, -half, COUNTER, COUNTER, 5)
  return path
}

/** The simplified counter: one element as large as possible. */
function paintFar(ctx: CanvasRenderingContext2D, face: CounterFace, half: number, colour: string): void {
  const { stripe, symbol, ink } = face
  if (stripe) paintStripe(ctx, { ...stripe, mark: '' }, half, FAR_STRIPE)
  const middle = stripe ? FAR_STRIPE / 2 : 0
  const said = saidFromAfar(face)
  if (said === undefined && !face.art) paintSymbol(ctx, symbol, 0, middle, stripe ? 42 : 52, ink, colour)
  else if (said !== undefined) {
    ctx.fillStyle = ink
    ctx.font = `800 ${said.length > 3 ? 36 : 44}px ${GLYPH_FONT}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(said, 0, middle + 3, COUNTER - 7)
  }
}

/** One or two numbers are clearer than a picture; three would be unreadable. */
function saidFromAfar({ numbers = [], mark, text, kind }: CounterFace): string | undefined {
  if (numbers.length === 1 || numbers.length === 2) return numbers.join('\u2013')
  return kind === 'marker' ? text : mark
}

const FAR_STRIPE = 15

/** A short name is in a light band, at the place of a component's stripe. */
const bandOf = ({ stripe, mark, colour }: CounterFace): CounterFace['stripe'] =>
  stripe ?? (mark === undefined ? undefined : { colour: mix(colour, '#ffffff', 0.84), ink: '#1d150c', mark })

function paintFront(ctx: CanvasRenderingContext2D, face: CounterFace, half: number, colour: string): void {
  const stripe = bandOf(face)
  if (stripe) paintStripe(ctx, stripe, half)
  const top = stripe ? -half + 19 : -half + 4
  const size = stripe ? 24 : 33
  if (!face.art) paintSymbol(ctx, face.symbol, 0, top + size / 2 + (stripe ? 0 : 1), size, face.ink, colour)
  paintNumbers(ctx, face, 0, half - 6, COUNTER - 8)
  if (face.text !== undefined) paintStore(ctx, face, half - 6, -half + 13)
}

function paintStripe(
  ctx: CanvasRenderingContext2D,
  stripe: NonNullable<CounterFace['stripe']>,
  half: number,
  height = 18,
): void {
  ctx.fillStyle = stripe.colour
  ctx.fillRect(-half, -half, COUNTER, height)
  if (stripe.colour2) {
    ctx.fillStyle = stripe.colour2
    ctx.beginPath()
    ctx.moveTo(half, -half)
    ctx.lineTo(half, -half + height)
    ctx.lineTo(half - 30, -half + height)
    ctx.lineTo(half - 18, -half)
    ctx.fill()
  }
  ctx.strokeStyle = 'rgb(20 12 4 / 0.4)'
  ctx.lineWidth = 1.2
  ctx.beginPath()
  ctx.moveTo(-half, -half + height)
  ctx.lineTo(half, -half + height)
  ctx.stroke()
  ctx.fillStyle = stripe.ink
  ctx.font = `760 13.500px ${GLYPH_FONT}`
  ctx.textAlign = stripe.colour2 ? 'left' : 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(
    stripe.mark,
    stripe.colour2 ? -half + 7 : 0,
    -half + height / 2 + 1.2,
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
