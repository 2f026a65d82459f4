/** The way of the piece in hand to the cell under the pointer, with its price. */
import type { BoardWay, Theme } from '../../types'
import { GLYPH_FONT } from '../glyph-font'
import type { Ground } from '../ground'
import { cellPolygon } from '../shapes'

type Inks = { readonly paper: string; readonly legal: string; readonly illegal: string }
const INKS: Readonly<Record<Theme, Inks>> = {
  light: { paper: 'rgb(255 253 246 / 0.92)', legal: '#11716a', illegal: '#b3261e' },
  dark: { paper: 'rgb(12 14 16 / 0.88)', legal: '#63cfc3', illegal: '#ff8a7a' },
}

/** The least height of the price in pixels, and the same in drawing units. */
const LEAST = 13
const TEXT = 19
/** From the middle of the cell to its upper edge, in drawing units. */
const EDGE = 42

/**
 * A thick line along the way, a frame around its last cell, and the price above it. Without a choice the line is broken.
 * @param pixel drawing units in a pixel of the window
 */
export function paintWay(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  way: BoardWay,
  theme: Theme,
  pixel: number,
): void {
  const { paper, legal, illegal } = INKS[theme]
  const end = way.cells.at(-1)
  if (end === undefined) return
  const path = new Path2D()
  const [first, ...rest] = way.cells
  path.moveTo(ground.x[first], ground.y[first])
  for (const cell of rest) path.lineTo(ground.x[cell], ground.y[cell])
  cellPolygon(ground, end, path, -4)
  const ink = way.isLegal ? legal : illegal
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  if (!way.isLegal) ctx.setLineDash([6, 12])
  for (const [colour, width] of [
    [paper, 12],
    [ink, 6],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke(path)
  }
  ctx.restore()
  const size = Math.max(TEXT, LEAST * pixel)
  if (way.text) paintPrice(ctx, way.text, ground.x[end], ground.y[end] - EDGE - size, { paper, ink, size })
}

function paintPrice(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { paper, ink, size }: { readonly paper: string; readonly ink: string; readonly size: number },
): void {
  ctx.save()
  ctx.font = `680 ${size}px ${GLYPH_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const wide = ctx.measureText(text).width + size
  ctx.beginPath()
  ctx.roundRect(x - wide / 2, y - size * 0.8, wide, size * 1.6, size / 2)
  ctx.fillStyle = paper
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = size / 10
  ctx.stroke()
  ctx.fillStyle = ink
  ctx.fillText(text, x, y + size / 16)
  ctx.restore()
}
