import { luminance, parseColour } from '../colour'
import type { Ground, Rect } from '../ground'
import type { Label } from './layout'
import { INKS } from './lettering'
import { alongAt, lengthsOf } from './streets'

export type LabelFonts = { readonly street: string; readonly square: string }

export function paintLabels(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  labels: readonly Label[],
  rect: Rect,
  fonts: LabelFonts,
): void {
  const { ink, halo } = luminance(parseColour(ground.base)) > 0.3 ? INKS.onLight : INKS.onDark
  ctx.save()
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.fillStyle = ink
  ctx.strokeStyle = halo
  for (const label of labels) {
    const { box } = label
    if (box.right < rect.left || box.left > rect.right || box.bottom < rect.top || box.top > rect.bottom)
      continue
    if (label.line.length > 1) paintAlong(ctx, label, fonts.street)
    else paintBlock(ctx, label, fonts.square)
  }
  ctx.restore()
}

function paintBlock(ctx: CanvasRenderingContext2D, { rows, line, size }: Label, font: string): void {
  ctx.textAlign = 'center'
  ctx.font = `600 ${size}px ${font}`
  ctx.lineWidth = size * 0.24
  rows.forEach((row, at) => {
    const y = line[0].y + (at - (rows.length - 1) / 2) * size * 1.06
    ctx.strokeText(row, line[0].x, y)
    ctx.fillText(row, line[0].x, y)
  })
}

/** Paints letters one by one along the line. */
function paintAlong(ctx: CanvasRenderingContext2D, label: Label, font: string): void {
  const { line, size, spacing } = label
  const letters = [...label.rows[0]]
  const lengths = lengthsOf(line)
  ctx.textAlign = 'center'
  ctx.font = `560 ${size}px ${font}`
  ctx.lineWidth = size * 0.26
  const widths = letters.map((letter) => ctx.measureText(letter).width + spacing)
  const start = label.middle - widths.reduce((sum, width) => sum + width, 0) / 2
  for (const draw of ['strokeText', 'fillText'] as const) {
    let run = start
    letters.forEach((letter, at) => {
      const spot = alongAt(line, lengths, run + widths[at] / 2)
      run += widths[at]
      ctx.save()
      ctx.translate(spot.x, spot.y)
      ctx.rotate(spot.angle)
      ctx[draw](letter, 0, 1)
      ctx.restore()
    })
  }
}
