import type { AroundLayer } from '../../../engine/types'
import type { Ground } from '../../_board/draw/ground'
import { rimOf } from '../../_board/draw/overlay'
import { cellPolygon } from '../../_board/draw/shapes'
import type { Overlay, Theme } from '../../_board/types'

const INK: Readonly<Record<Theme, string>> = { light: '#14457f', dark: '#a9cbff' }
const PAPER: Readonly<Record<Theme, string>> = { light: '#fffdf7', dark: '#14161a' }
/** Pixels between cells from which numbers can be read. */
const READABLE = 26

type Cells = AroundLayer['cells']

/** Cells under a tint with a line around them, each with its number where it has one and there is room to read it. */
export const aroundOverlay =
  (cells: Cells, isTinted: boolean): Overlay =>
  (ctx, ground, theme) => {
    const there = cells.filter(({ cell }) => cell < ground.x.length)
    ctx.save()
    if (isTinted) tint(ctx, ground, there, theme)
    const scale = ctx.getTransform().a
    if (scale * 100 >= READABLE * (globalThis.devicePixelRatio || 1)) number(ctx, ground, there, theme)
    ctx.restore()
  }

function tint(ctx: CanvasRenderingContext2D, ground: Ground, cells: Cells, theme: Theme): void {
  const area = new Path2D()
  for (const { cell } of cells) cellPolygon(ground, cell, area, 0)
  ctx.fillStyle = INK[theme]
  ctx.globalAlpha = 0.26
  ctx.fill(area)
  ctx.globalAlpha = 1
  const rim = ground.areas
    ? area
    : rimOf(
        ground,
        cells.map(({ cell }) => cell),
      )
  for (const [style, width] of [
    [PAPER[theme], 13],
    [INK[theme], 7],
  ] as const) {
    ctx.strokeStyle = style
    ctx.lineWidth = width
    ctx.stroke(rim)
  }
}

/** Only those that are in sight. */
function number(ctx: CanvasRenderingContext2D, ground: Ground, cells: Cells, theme: Theme): void {
  const { a, e, f } = ctx.getTransform()
  const { width, height } = ctx.canvas
  ctx.font = '650 30px sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 8
  ctx.strokeStyle = PAPER[theme]
  ctx.fillStyle = INK[theme]
  for (const { cell, value } of cells) {
    const [x, y] = [ground.x[cell], ground.y[cell]]
    const isSeen = x * a + e > -50 && x * a + e < width + 50 && y * a + f > -50 && y * a + f < height + 50
    if (value === undefined || !isSeen) continue
    ctx.strokeText(String(value), x, y + 2)
    ctx.fillText(String(value), x, y + 2)
  }
}
