import type { CellIndex } from '../../../../engine/types'
import type { Theme } from '../../types'
import { mix, withAlpha } from '../colour'
import { GLYPH_FONT } from '../glyph-font'
import type { Ground } from '../ground'
import { cellPolygon } from '../shapes'

/** A flat mark of the table with the colour of its side. `slant` tells two sides apart without colour. */
export type Mark = {
  readonly cell: CellIndex
  readonly kind: string
  readonly text?: string
  readonly colour?: string
  readonly slant: 1 | -1
  readonly side?: string
}

/** Cells held by a side as slanted lines, in a different direction for each side; other marks as a ring with their text. */
export function paintMarks(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  marks: readonly Mark[],
  theme: Theme,
): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const mark of marks) {
    const plain = theme === 'dark' ? '#d8cfbe' : '#5c4e3c'
    const colour =
      mark.colour === undefined ? plain : theme === 'dark' ? mix(mark.colour, '#ffffff', 0.35) : mark.colour
    if (mark.kind === 'zone') paintZone(ctx, ground, mark, colour)
    else if (mark.kind === 'lit') paintLit(ctx, ground, mark.cell, colour)
    else paintRing(ctx, ground, mark, colour)
  }
  ctx.restore()
}

function paintZone(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  { cell, slant }: Mark,
  colour: string,
): void {
  const [x, y] = [ground.x[cell], ground.y[cell]]
  const area = new Path2D()
  cellPolygon(ground, cell, area, -2)
  ctx.fillStyle = withAlphaOf(colour, 0.13)
  ctx.fill(area)
  const lines = new Path2D()
  for (let line = -2; line <= 2; line++) {
    const half = 30 - Math.abs(line) * 8
    lines.moveTo(x + line * 15 - half * 0.5 * slant, y + half)
    lines.lineTo(x + line * 15 + half * 0.5 * slant, y - half)
  }
  ctx.strokeStyle = withAlphaOf(colour, 0.7)
  ctx.lineWidth = 3
  ctx.stroke(lines)
}

/** Cells in a side's network. The lines across them show the side by their dashes. */
function paintLit(ctx: CanvasRenderingContext2D, ground: Ground, cell: CellIndex, colour: string): void {
  const area = new Path2D()
  cellPolygon(ground, cell, area)
  ctx.fillStyle = withAlphaOf(colour, 0.16)
  ctx.fill(area)
}

function paintRing(ctx: CanvasRenderingContext2D, ground: Ground, mark: Mark, colour: string): void {
  const path = new Path2D()
  cellPolygon(ground, mark.cell, path, -9)
  ctx.strokeStyle = colour
  ctx.lineWidth = 4
  ctx.setLineDash([2, 9])
  ctx.stroke(path)
  ctx.setLineDash([])
  if (mark.text === undefined) return
  ctx.fillStyle = colour
  ctx.font = `700 18px ${GLYPH_FONT}`
  ctx.fillText(mark.text, ground.x[mark.cell], ground.y[mark.cell] + 34)
}

/** `mix` gives rgb() text, the pack gives "#rrggbb". */
const withAlphaOf = (colour: string, alpha: number): string =>
  colour.startsWith('#') ? withAlpha(colour, alpha) : colour.replace(')', ` / ${alpha})`)
