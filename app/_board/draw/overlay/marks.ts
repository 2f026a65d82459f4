import type { CellIndex } from '../../../../engine/types'
import type { Theme } from '../../types'
import { mix, readableInk, withAlpha } from '../colour'
import { GLYPH_FONT } from '../glyph-font'
import type { Ground } from '../ground'
import { cellPolygon } from '../shapes'
import type { Placed } from '../units/placed'

/** A flat mark of the table with the colour of its side. `slant` tells two sides apart without colour. */
export type Mark = {
  readonly cell: CellIndex
  readonly kind: string
  readonly text?: string
  readonly colour?: string
  readonly slant: 1 | -1
  readonly side?: string
}

/** Cells held by a side as slanted lines, in a different direction for each side; other marks as a ring. */
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

/** A whole ring in the colour of the holder, visible around any counter; a dotted one if nobody holds the cell. */
function paintRing(ctx: CanvasRenderingContext2D, ground: Ground, mark: Mark, colour: string): void {
  const isHeld = mark.colour !== undefined
  const path = new Path2D()
  cellPolygon(ground, mark.cell, path, isHeld ? -4 : -9)
  ctx.strokeStyle = colour
  ctx.lineWidth = isHeld ? 6 : 4
  if (!isHeld) ctx.setLineDash([2, 9])
  ctx.stroke(path)
  ctx.setLineDash([])
  if (mark.text === undefined || isHeld) return
  ctx.fillStyle = colour
  ctx.font = `700 18px ${GLYPH_FONT}`
  ctx.fillText(mark.text, ground.x[mark.cell], ground.y[mark.cell] + 34)
}

/** Over the counters: a flag in the colour of the holder, with the text of the mark. Markers of the holder show both themselves. */
export function paintFlags(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  marks: readonly Mark[],
  placed: readonly Placed[],
): void {
  const flags = marks.filter(({ colour, text }) => colour !== undefined && text !== undefined)
  if (flags.length === 0) return
  const shown = new Set(placed.filter(({ piece }) => piece.kind === 'marker').map(({ cell }) => cell))
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const { cell, text = '', colour = '' } of flags)
    if (!shown.has(cell)) paintFlag(ctx, ground.x[cell], ground.y[cell], text, colour)
  ctx.restore()
}

/** The place of a flag from the middle of its cell: its pole beside the counter, its cloth over the edge. */
const FLAG = { left: -49, right: -20, top: -19, foot: 20, high: 21 }

function paintFlag(ctx: CanvasRenderingContext2D, x: number, y: number, text: string, colour: string): void {
  const { left, right, top, foot, high } = FLAG
  const cloth = new Path2D()
  cloth.moveTo(x + left, y + top)
  cloth.lineTo(x + right, y + top)
  cloth.lineTo(x + right - 5, y + top + high / 2)
  cloth.lineTo(x + right, y + top + high)
  cloth.lineTo(x + left, y + top + high)
  cloth.closePath()
  const pole = new Path2D()
  pole.moveTo(x + left, y + top)
  pole.lineTo(x + left, y + foot)
  ctx.strokeStyle = '#fffdf7'
  ctx.lineWidth = 6
  ctx.stroke(pole)
  ctx.lineWidth = 4
  ctx.stroke(cloth)
  ctx.strokeStyle = '#2a2119'
  ctx.lineWidth = 3
  ctx.stroke(pole)
  ctx.fillStyle = colour
  ctx.fill(cloth)
  ctx.fillStyle = readableInk(colour)
  ctx.font = `760 16px ${GLYPH_FONT}`
  ctx.fillText(text, x + (left + right) / 2 - 1, y + top + high / 2 + 1, right - left - 7)
}

/** `mix` gives rgb() text, the pack gives "#rrggbb". */
const withAlphaOf = (colour: string, alpha: number): string =>
  colour.startsWith('#') ? withAlpha(colour, alpha) : colour.replace(')', ` / ${alpha})`)
