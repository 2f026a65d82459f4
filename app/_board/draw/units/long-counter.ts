import { mix } from '../colour'
import { GLYPH_FONT } from '../glyph-font'
import { paintBadges, type Spot } from './badges'
import { bevel, boltSign, castShadow, colourOf, crossOut, paintNumbers } from './card'
import { type CounterFace, LONG } from './face'
import { paintSymbol } from './symbols'

/**
 * A counter over two cells: a long card with a pointed front. The picture is on the front cell, the numbers are on the rear one;
 * both stay upright for every facing.
 */
export function paintLong(ctx: CanvasRenderingContext2D, face: CounterFace, facing: number): void {
  const angle = (facing * Math.PI) / 180
  const body = longPath(face.shape)
  const colour = colourOf(face)
  ctx.save()
  ctx.rotate(angle)
  castShadow(ctx, body, face.theme, colour)
  ctx.save()
  ctx.clip(body)
  const sheen = ctx.createLinearGradient(0, -30, 0, 30)
  sheen.addColorStop(0, mix(colour, '#ffffff', 0.1))
  sheen.addColorStop(1, mix(colour, '#20160c', 0.07))
  ctx.fillStyle = sheen
  ctx.fillRect(-LONG / 2, -32, LONG, 64)
  ctx.fillStyle = face.ink
  ctx.globalAlpha = 0.22
  ctx.fillRect(-LONG / 2, -32, 9, 64)
  ctx.globalAlpha = 1
  bevel(ctx, body)
  ctx.restore()
  ctx.strokeStyle = mix(colour, '#160e06', 0.62)
  ctx.lineWidth = 1.7
  ctx.stroke(body)
  chevron(ctx, face.ink)
  ctx.restore()
  const [fx, fy] = [Math.cos(angle), Math.sin(angle)]
  if (face.faceDown) {
    ctx.save()
    ctx.translate(fx * 40, fy * 40)
    boltSign(ctx, face.ink)
    ctx.restore()
  } else if (face.art) face.art.round(ctx, fx * 40, fy * 40)
  else paintSymbol(ctx, face.symbol, fx * 36, fy * 36, 42, face.ink, colour)
  paintNumbers(ctx, face, -fx * 34, -fy * 34 + (face.mark === undefined ? 8 : 16), 58)
  if (face.mark !== undefined) paintMark(ctx, face.mark, face.ink, -fx * 34, -fy * 34 - 12)
  if (face.badges.includes('dead')) crossOut(ctx, 40)
  // Two on each long side, also upright.
  const spot = (along: number, across: number): Spot => [fx * along - fy * across, fy * along + fx * across]
  paintBadges(ctx, face.badges, [spot(48, -29), spot(-56, -29), spot(48, 29), spot(-56, 29)])
}

/** Its short name, above its numbers. */
function paintMark(ctx: CanvasRenderingContext2D, mark: string, ink: string, x: number, y: number): void {
  ctx.fillStyle = ink
  ctx.font = `740 15px ${GLYPH_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(mark, x, y, 56)
}

function longPath(shape: CounterFace['shape']): Path2D {
  const path = new Path2D()
  const [end, half, cut] = [LONG / 2, 31, shape === 'round' ? 15 : shape === 'shield' ? 9 : 4]
  path.moveTo(end - 20, -half)
  path.quadraticCurveTo(end, -half * 0.55, end, 0)
  path.quadraticCurveTo(end, half * 0.55, end - 20, half)
  path.lineTo(-end + cut, half)
  if (shape === 'shield') path.lineTo(-end, half - cut)
  else path.quadraticCurveTo(-end, half, -end, half - cut)
  path.lineTo(-end, -half + cut)
  if (shape === 'shield') path.lineTo(-end + cut, -half)
  else path.quadraticCurveTo(-end, -half, -end + cut, -half)
  path.closePath()
  return path
}

/** An arrow in the pointed end that marks the front. */
function chevron(ctx: CanvasRenderingContext2D, ink: string): void {
  ctx.strokeStyle = ink
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.moveTo(LONG / 2 - 17, -13)
  ctx.lineTo(LONG / 2 - 8, 0)
  ctx.lineTo(LONG / 2 - 17, 13)
  ctx.stroke()
}
