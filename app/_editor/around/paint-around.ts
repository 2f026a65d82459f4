import type { AroundLayer } from '../../../engine/types'
import { type Ground, UNIT } from '../../_board/draw/ground'
import { rimOf } from '../../_board/draw/overlay/overlay'
import { cellPolygon } from '../../_board/draw/shapes'
import type { Overlay, Theme } from '../../_board/types'

const INK: Readonly<Record<Theme, string>> = { light: '#14457f', dark: '#a9cbff' }
const PAPER: Readonly<Record<Theme, string>> = { light: '#fffdf7', dark: '#14161a' }
/** Pixels between cells from which numbers are readable. */
const READABLE = 26
/** Steps between two rings, and the last ring. */
const RING = 5
const FARTHEST = 50

type Cells = AroundLayer['cells']

/** Tinted cells with an outline, and their numbers if readable. */
export const aroundOverlay =
  (cells: Cells): Overlay =>
  (ctx, ground, theme) => {
    const there = cells.filter(({ cell }) => cell < ground.x.length)
    ctx.save()
    tint(ctx, ground, there, theme)
    if (isReadable(ctx)) number(ctx, ground, there, theme)
    ctx.restore()
  }

/** Distances from a cell: numbers, or rings around every fifth step if numbers would be too small. */
export function stepsOverlay(cells: Cells): Overlay {
  let known: { readonly near: Ground['near']; readonly rings: Path2D } | undefined
  return (ctx, ground, theme) => {
    ctx.save()
    if (isReadable(ctx)) number(ctx, ground, cells, theme)
    else if (!ground.areas) {
      if (known?.near !== ground.near) known = { near: ground.near, rings: ringsOf(ground, cells) }
      outline(ctx, known.rings, theme, 1.6 / ctx.getTransform().a)
    }
    ctx.restore()
  }
}

const isReadable = (ctx: CanvasRenderingContext2D): boolean =>
  ctx.getTransform().a * UNIT >= READABLE * (globalThis.devicePixelRatio || 1)

function ringsOf(ground: Ground, cells: Cells): Path2D {
  const path = new Path2D()
  for (let steps = RING; steps <= FARTHEST; steps += RING) {
    const within = cells.filter(({ value = 0 }) => value <= steps).map(({ cell }) => cell)
    if (within.length === cells.length) break
    path.addPath(rimOf(ground, within))
  }
  return path
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
  outline(ctx, rim, theme, 7)
}

function outline(ctx: CanvasRenderingContext2D, path: Path2D, theme: Theme, width: number): void {
  for (const [style, share] of [
    [PAPER[theme], 1.9],
    [INK[theme], 1],
  ] as const) {
    ctx.strokeStyle = style
    ctx.lineWidth = width * share
    ctx.stroke(path)
  }
}

/** Draws only the visible numbers. */
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
