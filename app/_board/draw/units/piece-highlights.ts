import type { Highlights, Theme } from '../../types'
import { circle, type Manner, mannerOf, paintSign } from '../overlay/highlights'
import { COUNTER, FAR_SCALE, LONG } from './face'
import type { Placed } from './placed'

/** Rings over available counters, brackets around the subject of the question. */
export function paintPieceHighlights(
  ctx: CanvasRenderingContext2D,
  placed: readonly Placed[],
  highlights: Highlights,
  { theme, isFar }: { readonly theme: Theme; readonly isFar: boolean },
): void {
  const marked = new Map((highlights.pieces ?? []).map((one) => [one.piece, one]))
  const focus = new Set(highlights.focusPieces ?? [])
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const { piece, x, y, scale = 1, facing, pile = [piece.id] } of placed) {
    // A pile is marked if any of its pieces is.
    const mark = pile.map((id) => marked.get(id)).find((one) => one !== undefined)
    const isFocus = pile.some((id) => focus.has(id)) || piece.badges.includes('active')
    if (mark === undefined && !isFocus) continue
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(((facing ?? 0) * Math.PI) / 180)
    const wide = (COUNTER / 2) * scale * (isFar ? FAR_SCALE : 1)
    const half: Half = facing === undefined ? [wide, wide] : [LONG / 2, 31]
    ctx.globalAlpha = mark?.quiet ? 0.42 : 1
    if (mark !== undefined) ring(ctx, half, mannerOf(mark.group), theme)
    ctx.globalAlpha = 1
    if (isFocus) brackets(ctx, half, theme)
    ctx.restore()
  }
  ctx.restore()
}

/** Half the width and height of a marked counter. */
type Half = readonly [number, number]

function ring(ctx: CanvasRenderingContext2D, half: Half, manner: Manner, theme: Theme): void {
  const path = new Path2D()
  const [across, down] = [half[0] + 4, half[1] + 4]
  path.roundRect(-across, -down, across * 2, down * 2, 15)
  ctx.strokeStyle = theme === 'dark' ? 'rgb(10 12 14 / 0.75)' : 'rgb(255 255 255 / 0.9)'
  ctx.lineWidth = 7
  ctx.stroke(path)
  ctx.strokeStyle = manner[theme]
  ctx.lineWidth = 4
  if (manner.sign === 'dash') ctx.setLineDash([9, 7])
  ctx.stroke(path)
  ctx.setLineDash([])
  if (manner.sign !== 'dot' && manner.sign !== 'dash') cornerSign(ctx, half, manner, theme)
}

/** A sign on the edge of a counter, so that its face stays readable. */
function cornerSign(ctx: CanvasRenderingContext2D, half: Half, manner: Manner, theme: Theme): void {
  ctx.save()
  ctx.translate(half[0] - 2, -half[1] + 2)
  ctx.scale(0.6, 0.6)
  ctx.fillStyle = theme === 'dark' ? '#1b1a17' : '#fffdf7'
  ctx.fill(circle(0, 0, 29))
  paintSign(ctx, manner.sign, 0, 0, manner[theme], theme)
  ctx.restore()
}

function brackets(ctx: CanvasRenderingContext2D, half: Half, theme: Theme): void {
  const [across, down] = [half[0] + 8, half[1] + 8]
  const arm = 16
  const path = new Path2D()
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    path.moveTo(sx * across, sy * (down - arm))
    path.lineTo(sx * across, sy * down)
    path.lineTo(sx * (across - arm), sy * down)
  }
  ctx.strokeStyle = theme === 'dark' ? '#15130f' : '#fffdf7'
  ctx.lineWidth = 9
  ctx.stroke(path)
  ctx.strokeStyle = theme === 'dark' ? '#ffd97a' : '#221b12'
  ctx.lineWidth = 5
  ctx.stroke(path)
}
