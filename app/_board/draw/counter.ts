import type { TablePiece } from '../../../engine/types'
import type { BoardLook, Theme } from '../types'
import { mix, readableInk } from './colour'
import { GLYPH_FONT } from './patterns'
import { paintSymbol } from './symbols'

/** Width of a counter in drawing units (a hexagon is 100 between its sides), and of the bitmap that holds its shadow. */
export const COUNTER = 68
export const COUNTER_CANVAS = 92

/** Everything that shows on the face of a counter. Two pieces with equal faces share one bitmap. */
export type CounterFace = {
  readonly kind: 'unit' | 'marker'
  readonly type: string
  readonly symbol: string
  readonly numbers?: readonly number[]
  readonly text?: string
  readonly colour: string
  readonly ink: string
  readonly shape: 'round' | 'square' | 'shield'
  readonly stripe?: {
    readonly colour: string
    readonly colour2?: string
    readonly ink: string
    readonly mark: string
  }
  readonly faceDown: boolean
  readonly badges: readonly string[]
  readonly theme: Theme
}

export function faceOf(piece: TablePiece, look: BoardLook, theme: Theme): CounterFace {
  const side = look.sides?.find(({ id }) => id === piece.side)?.look
  const unit = look.units?.find(({ id }) => id === piece.type)?.look
  const component = look.components?.find(({ id }) => id === piece.component)?.look
  const colour = unit?.colour ?? side?.colour ?? MARKER_COLOURS[piece.type] ?? '#cbb892'
  return {
    kind: piece.kind,
    type: piece.type,
    symbol: unit?.symbol ?? piece.type,
    numbers: piece.numbers,
    text: piece.text,
    colour,
    ink: unit?.ink ?? side?.ink ?? readableInk(colour),
    shape: side?.shape ?? 'square',
    stripe: component,
    faceDown: piece.faceDown ?? false,
    badges: piece.badges,
    theme,
  }
}

const MARKER_COLOURS: Record<string, string> = {
  barricade: '#7a5c3a',
  cover: '#8f8672',
  smoke: '#b9b5ad',
  jam: '#a5632f',
}

/** Equal keys, equal bitmaps. */
export const faceKey = (face: CounterFace): string => JSON.stringify(face)

/** Draws a counter centred on the origin, in drawing units. */
export function paintCounter(ctx: CanvasRenderingContext2D, face: CounterFace): void {
  const half = COUNTER / 2
  const body = bodyPath(face, half)
  const colour = face.faceDown ? mix(face.colour, '#8a8378', 0.55) : face.colour
  ctx.save()
  ctx.shadowColor = face.theme === 'dark' ? 'rgb(0 0 0 / 0.75)' : 'rgb(52 38 20 / 0.42)'
  const pixels = ctx.getTransform().a
  ctx.shadowBlur = 5 * pixels
  ctx.shadowOffsetX = 1.5 * pixels
  ctx.shadowOffsetY = 3 * pixels
  ctx.fillStyle = mix(colour, '#1c130a', 0.45)
  ctx.fill(body)
  ctx.restore()
  ctx.save()
  ctx.clip(body)
  const sheen = ctx.createLinearGradient(0, -half, 0, half)
  sheen.addColorStop(0, mix(colour, '#ffffff', 0.1))
  sheen.addColorStop(1, mix(colour, '#20160c', 0.07))
  ctx.fillStyle = sheen
  ctx.fillRect(-half, -half, COUNTER, COUNTER)
  if (face.faceDown) paintBack(ctx, half, face)
  else if (face.kind === 'marker') paintMarker(ctx, face, colour)
  else paintFront(ctx, face, half, colour)
  bevel(ctx, body)
  ctx.restore()
  ctx.strokeStyle = mix(colour, '#160e06', 0.62)
  ctx.lineWidth = 1.7
  ctx.stroke(body)
  if (face.badges.includes('moved') && !face.faceDown) veil(ctx, body, face.theme)
  paintBadges(ctx, face, half)
}

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

function bevel(ctx: CanvasRenderingContext2D, body: Path2D): void {
  ctx.lineWidth = 3.4
  ctx.save()
  ctx.translate(1.2, 1.4)
  ctx.strokeStyle = 'rgb(255 255 255 / 0.5)'
  ctx.stroke(body)
  ctx.restore()
  ctx.save()
  ctx.translate(-1.2, -1.6)
  ctx.strokeStyle = 'rgb(20 12 4 / 0.26)'
  ctx.stroke(body)
  ctx.restore()
}

function paintFront(ctx: CanvasRenderingContext2D, face: CounterFace, half: number, colour: string): void {
  const stripe = face.stripe
  if (stripe) paintStripe(ctx, stripe, half)
  const top = stripe ? -half + 19 : -half + 4
  const size = stripe ? 24 : 33
  paintSymbol(ctx, face.symbol, 0, top + size / 2 + (stripe ? 0 : 1), size, face.ink, colour)
  if (!face.numbers) return
  ctx.fillStyle = face.ink
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.font = `780 26px ${GLYPH_FONT}`
  ctx.fillText(`${face.numbers[0]}\u2013${face.numbers[1]}`, 0, half - 6, COUNTER - 8)
}

function paintStripe(
  ctx: CanvasRenderingContext2D,
  stripe: NonNullable<CounterFace['stripe']>,
  half: number,
): void {
  const height = 18
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
  ctx.fillStyle = face.ink
  ctx.globalAlpha = 0.85
  ctx.beginPath()
  ctx.moveTo(5, -22)
  ctx.lineTo(-13, 4)
  ctx.lineTo(-2, 4)
  ctx.lineTo(-6, 22)
  ctx.lineTo(13, -6)
  ctx.lineTo(2, -6)
  ctx.closePath()
  ctx.fill()
  ctx.globalAlpha = 1
}

function veil(ctx: CanvasRenderingContext2D, body: Path2D, theme: Theme): void {
  ctx.fillStyle = theme === 'dark' ? 'rgb(24 24 26 / 0.32)' : 'rgb(250 246 236 / 0.27)'
  ctx.fill(body)
}

/** Where each state sits: a corner of its own, with a sign of its own. */
function paintBadges(ctx: CanvasRenderingContext2D, face: CounterFace, half: number): void {
  if (face.badges.includes('engaged')) disc(ctx, -half + 3, half - 3, '#a3271c', swords)
  else if (face.badges.includes('fought')) disc(ctx, -half + 3, half - 3, '#4d5964', swords)
  else if (face.badges.includes('thrown')) disc(ctx, -half + 3, half - 3, '#8a5a00', arc)
  if (face.badges.includes('panicked')) disc(ctx, half - 3, half - 3, '#5d5a55', bang)
  if (face.badges.includes('moved')) disc(ctx, half - 3, -half + 3, '#4d5964', tick)
  if (face.badges.includes('head')) disc(ctx, -half + 3, -half + 3, '#c78d08', starSign)
}

type Sign = (ctx: CanvasRenderingContext2D) => void

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, colour: string, sign: Sign): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.beginPath()
  ctx.arc(0, 0, 9.5, 0, 6.2832)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.lineWidth = 1.8
  ctx.strokeStyle = '#fffdf7'
  ctx.stroke()
  ctx.fillStyle = '#fffdf7'
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  sign(ctx)
  ctx.restore()
}

const tick: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-4, 0.5)
  ctx.lineTo(-1, 3.5)
  ctx.lineTo(4.5, -3.5)
  ctx.lineWidth = 2.2
  ctx.stroke()
}

const bang: Sign = (ctx) => {
  ctx.fillRect(-1.3, -6, 2.6, 7.5)
  ctx.fillRect(-1.3, 3, 2.6, 2.8)
}

/** The way of something thrown. */
const arc: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-5, 4)
  ctx.quadraticCurveTo(-1, -8, 4, -1)
  ctx.lineWidth = 2
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(4.2, 2.2, 2, 0, 6.2832)
  ctx.fill()
}

const swords: Sign = (ctx) => {
  ctx.beginPath()
  ctx.moveTo(-4, -4)
  ctx.lineTo(4, 4)
  ctx.moveTo(4, -4)
  ctx.lineTo(-4, 4)
  ctx.lineWidth = 2.2
  ctx.stroke()
}

const starSign: Sign = (ctx) => {
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    const r = point % 2 === 0 ? 6.5 : 2.8
    ctx.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
  }
  ctx.fill()
}
