/** Painting shared by all counters of any shape: card, edge, numbers, and marks over the whole counter. */
import type { Theme } from '../../types'
import { mix } from '../colour'
import { GLYPH_FONT } from '../glyph-font'
import type { CounterFace } from './face'

/** The colour of the card: greyer on its back and under the dead. */
export function colourOf(face: CounterFace): string {
  if (face.badges.includes('dead')) return mix(face.colour, '#8d8880', 0.62)
  return face.faceDown ? mix(face.colour, '#8a8378', 0.55) : face.colour
}

export function castShadow(ctx: CanvasRenderingContext2D, body: Path2D, theme: Theme, colour: string): void {
  ctx.save()
  ctx.shadowColor = theme === 'dark' ? 'rgb(0 0 0 / 0.75)' : 'rgb(52 38 20 / 0.42)'
  const { a, b } = ctx.getTransform()
  const pixels = Math.hypot(a, b)
  ctx.shadowBlur = 5 * pixels
  ctx.shadowOffsetX = 1.5 * pixels
  ctx.shadowOffsetY = 3 * pixels
  ctx.fillStyle = mix(colour, '#1c130a', 0.45)
  ctx.fill(body)
  ctx.restore()
}

export function crossOut(ctx: CanvasRenderingContext2D, half: number): void {
  const arm = half - 6
  const cross = new Path2D()
  cross.moveTo(-arm, -arm)
  cross.lineTo(arm, arm)
  cross.moveTo(arm, -arm)
  cross.lineTo(-arm, arm)
  ctx.lineCap = 'round'
  ctx.strokeStyle = 'rgb(255 253 247 / 0.75)'
  ctx.lineWidth = 9
  ctx.stroke(cross)
  ctx.strokeStyle = 'rgb(40 28 20 / 0.85)'
  ctx.lineWidth = 5
  ctx.stroke(cross)
}

export function bevel(ctx: CanvasRenderingContext2D, body: Path2D): void {
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

export function boltSign(ctx: CanvasRenderingContext2D, ink: string): void {
  ctx.fillStyle = ink
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

/** The printed numbers in a row on a line, in letters of `size`: two as a pair, more in columns of their own. */
export function paintNumbers(
  ctx: CanvasRenderingContext2D,
  { numbers, ink }: Pick<CounterFace, 'numbers' | 'ink'>,
  x: number,
  y: number,
  width: number,
  size = 26,
): void {
  if (!numbers || numbers.length === 0) return
  ctx.fillStyle = ink
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  if (numbers.length <= 2) {
    ctx.font = `780 ${size}px ${GLYPH_FONT}`
    ctx.fillText(numbers.join('\u2013'), x, y, width)
    return
  }
  // Columns as wide as their digits, with a hair line between them.
  const texts = numbers.map(String)
  const digits = texts.reduce((sum, text) => sum + text.length, 0)
  const gap = size * 0.2
  const digit = Math.min(size / 2, (width + 4 - gap * (texts.length - 1)) / digits)
  ctx.font = `780 ${Math.min(size * 0.81, digit * 1.72)}px ${GLYPH_FONT}`
  let left = x - (digit * digits + gap * (texts.length - 1)) / 2
  texts.forEach((text, at) => {
    const column = digit * text.length
    ctx.fillText(text, left + column / 2, y)
    left += column + gap
    if (at === texts.length - 1) return
    ctx.globalAlpha = 0.6
    ctx.fillRect(left - gap / 2 - size * 0.03, y - size * 0.6, size * 0.06, size * 0.64)
    ctx.globalAlpha = 1
  })
}

/** The remaining amount of something a piece carries, as a small number beside its picture. */
export function paintStore(
  ctx: CanvasRenderingContext2D,
  { text, ink }: Pick<CounterFace, 'text' | 'ink'>,
  x: number,
  y: number,
  size: number,
): void {
  ctx.fillStyle = ink
  ctx.textAlign = 'right'
  ctx.textBaseline = 'middle'
  ctx.font = `720 ${size}px ${GLYPH_FONT}`
  ctx.fillText(text ?? '', x, y, 22)
}
