/** Areas with an outline: a soft fill, a deeper band along the border, the pattern of the terrain inside. */

import { GLYPH_FONT } from '../glyph-font'
import type { Ground, Rect } from '../ground'
import type { Areas } from './areas'
import { type Bounds, boundsOf, pathOf } from './outline'
import { paintAreaPattern } from './patterns'

type AreaGround = Ground & { readonly areas: Areas }

/** Device pixels a cell from which patterns are drawn. */
const PATTERNS_FROM = 20

/** A pale line with a dark one in it. */
const BORDER = {
  light: [
    [7, 'rgb(255 250 236 / 0.62)'],
    [2.4, '#5d4a30'],
  ],
  dark: [
    [7, 'rgb(12 11 9 / 0.55)'],
    [2.2, '#b9a98a'],
  ],
} as const

export function paintLand(
  ctx: CanvasRenderingContext2D,
  ground: AreaGround,
  cells: readonly number[],
  rect: Rect,
  pixels: number,
): void {
  const dark = ground.theme === 'dark'
  for (const cell of cells) {
    const outline = ground.areas.outlines[cell] ?? []
    const bounds = boundsOf(outline)
    if (isApart(bounds, rect)) continue
    const style = ground.styles[ground.style[cell]]
    const path = pathOf(outline)
    ctx.fillStyle = style.colour
    ctx.fill(path)
    ctx.save()
    ctx.clip(path)
    ground.art?.area(ctx, ground, cell, path)
    if (pixels >= PATTERNS_FROM) paintAreaPattern(ctx, style, bounds)
    ctx.strokeStyle = style.deep
    for (const [width, alpha] of dark
      ? [
          [64, 0.1],
          [30, 0.14],
          [12, 0.2],
        ]
      : [
          [64, 0.09],
          [30, 0.13],
          [12, 0.2],
        ]) {
      ctx.globalAlpha = alpha
      ctx.lineWidth = width
      ctx.stroke(path)
    }
    ctx.restore()
    ctx.globalAlpha = 1
    for (const [width, colour] of BORDER[ground.theme]) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.stroke(path)
    }
  }
  if (pixels >= PATTERNS_FROM) for (const cell of cells) paintGlyph(ctx, ground, cell)
}

const isApart = (a: Bounds, b: Rect): boolean =>
  a.right < b.left - 20 || a.left > b.right + 20 || a.bottom < b.top - 20 || a.top > b.bottom + 20

/** The glyph of the terrain under the counters, large and pale as a watermark. */
function paintGlyph(ctx: CanvasRenderingContext2D, ground: AreaGround, cell: number): void {
  const style = ground.styles[ground.style[cell]]
  if (!style.glyph) return
  ctx.save()
  ctx.globalAlpha = ground.theme === 'dark' ? 0.26 : 0.2
  ctx.fillStyle = style.deep
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `700 104px ${GLYPH_FONT}`
  ctx.fillText(style.glyph, ground.x[cell], ground.y[cell] + 8, 150)
  ctx.restore()
}
