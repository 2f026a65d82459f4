/** The sheet under a map of areas: paper or a sea chart, with its frame. */

import { GLYPH_FONT } from '../glyph-font'
import type { Ground } from '../ground'
import type { Areas } from './areas'

type AreaGround = Ground & { readonly areas: Areas }

const SHEET = {
  paper: { light: ['#f4ecd9', '#ece1c8'], dark: ['#2b2823', '#211f1b'] },
  sea: { light: ['#bcd5da', '#a3c3cc'], dark: ['#20343b', '#16272e'] },
} as const

/** Paper or sea, darker towards the rim. */
export function paintSheet(ctx: CanvasRenderingContext2D, { areas, theme }: AreaGround): void {
  const { left, top, right, bottom } = areas.sheet
  const [centre, rim] = SHEET[areas.around][theme]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const far = Math.hypot(right - left, bottom - top) / 2
  const shade = ctx.createRadialGradient(x, y, far * 0.25, x, y, far)
  shade.addColorStop(0, centre)
  shade.addColorStop(1, rim)
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.roundRect(left, top, right - left, bottom - top, 14)
  ctx.fill()
  if (areas.around === 'sea') paintParallels(ctx, areas, theme)
}

/** Clips further drawing to the sheet. */
export function clipSheet(ctx: CanvasRenderingContext2D, { sheet }: Areas): void {
  ctx.beginPath()
  ctx.roundRect(sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top, 14)
  ctx.clip()
}

/** Thin lines of a sea chart, and a compass rose. */
function paintParallels(ctx: CanvasRenderingContext2D, areas: Areas, theme: Ground['theme']): void {
  const { sheet } = areas
  ctx.strokeStyle = theme === 'dark' ? 'rgb(190 225 235 / 0.07)' : 'rgb(40 80 95 / 0.1)'
  ctx.lineWidth = 1.6
  ctx.beginPath()
  for (let x = sheet.left + 130; x < sheet.right; x += 260) {
    ctx.moveTo(x, sheet.top)
    ctx.lineTo(x, sheet.bottom)
  }
  for (let y = sheet.top + 130; y < sheet.bottom; y += 260) {
    ctx.moveTo(sheet.left, y)
    ctx.lineTo(sheet.right, y)
  }
  ctx.stroke()
  paintRose(ctx, areas, theme)
}

/** The rose in the corner of the sea that is farthest from land. */
function paintRose(ctx: CanvasRenderingContext2D, { sheet, outlines }: Areas, theme: Ground['theme']): void {
  const inset = 150
  const corners = [
    { x: sheet.right - inset, y: sheet.bottom - inset },
    { x: sheet.left + inset, y: sheet.bottom - inset },
    { x: sheet.right - inset, y: sheet.top + inset },
    { x: sheet.left + inset, y: sheet.top + inset },
  ]
  const land = outlines.flatMap((outline) => outline ?? [])
  const free = ({ x, y }: (typeof corners)[number]) =>
    land.reduce((least, point) => Math.min(least, Math.hypot(point.x - x, point.y - y)), Infinity)
  const [at] = [...corners].sort((a, b) => free(b) - free(a))
  if (free(at) < 105) return
  const r = Math.min(84, free(at) - 60)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.strokeStyle = theme === 'dark' ? 'rgb(200 226 232 / 0.4)' : 'rgb(40 74 88 / 0.45)'
  ctx.fillStyle = theme === 'dark' ? 'rgb(200 226 232 / 0.5)' : 'rgb(40 74 88 / 0.6)'
  ctx.lineWidth = 1.8
  ctx.beginPath()
  ctx.arc(0, 0, r * 0.7, 0, 6.2832)
  ctx.arc(0, 0, r * 0.62, 0, 6.2832)
  ctx.stroke()
  for (let at = 0; at < 8; at++) {
    const far = at % 2 === 0 ? r : r * 0.55
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(0, -far)
      ctx.lineTo(side * r * 0.13, -r * 0.16)
      ctx.lineTo(0, 0)
      ctx.closePath()
      if (side === 1) ctx.fill()
      ctx.stroke()
    }
    ctx.rotate(Math.PI / 4)
  }
  ctx.font = `700 ${r * 0.3}px ${GLYPH_FONT}`
  ctx.textAlign = 'center'
  ctx.fillText('N', 0, -r - 6)
  ctx.restore()
}

/** A double rule around the sheet. */
export function paintFrame(ctx: CanvasRenderingContext2D, { areas, theme }: AreaGround): void {
  const { left, top, right, bottom } = areas.sheet
  const ink = theme === 'dark' ? 'rgb(230 214 180 / 0.42)' : 'rgb(74 56 32 / 0.55)'
  for (const [inset, width] of [
    [10, 4],
    [19, 1.4],
  ]) {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.roundRect(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset, 8)
    ctx.stroke()
  }
}
