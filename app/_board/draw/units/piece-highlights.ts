import type { Highlights, Theme } from '../../types'
import { circle, type Manner, mannerOf, paintSign } from '../overlay/highlights'
import { type Body, halfOf, traceBody } from './body'
import { COUNTER, FAR_SCALE, LONG } from './face'
import type { Placed } from './placed'

/** Distance of a ring and of brackets from their counter, and the width of their lines with the pale edge. */
export const RING = { away: 4, width: 7 }
export const BRACKETS = { away: 6, width: 7 }

type Marked = NonNullable<Highlights['pieces']>[number]

/** How a counter is marked: with the ring of a choice, with brackets as the subject of the question, or both. */
export type PieceMark = { readonly choice: Marked | undefined; readonly isFocus: boolean }

/** The marks of counters, by the id of their piece. A pile is marked if any of its pieces is. */
export function pieceMarks(
  placed: readonly Placed[],
  { pieces = [], focusPieces = [] }: Highlights,
): ReadonlyMap<string, PieceMark> {
  const marked = new Map(pieces.map((one) => [one.piece, one]))
  const focus = new Set(focusPieces)
  const marks = new Map<string, PieceMark>()
  for (const { piece, pile = [piece.id] } of placed) {
    const choice = pile.map((id) => marked.get(id)).find((found) => found !== undefined)
    const isFocus = pile.some((id) => focus.has(id)) || piece.badges.includes('active')
    if (choice !== undefined || isFocus) marks.set(piece.id, { choice, isFocus })
  }
  return marks
}

/** Side of the bitmap of a mark around a counter, in drawing units. */
export const markCanvas = (drawn: number, facing: number | undefined): number =>
  2 * ((facing === undefined ? COUNTER / 2 : LONG / 2) * drawn + BRACKETS.away + BRACKETS.width)

/** Paints the ring of a choice and the brackets of the subject around a counter of a scale, centred on the origin. */
export function paintPieceMark(
  ctx: CanvasRenderingContext2D,
  { choice, isFocus }: PieceMark,
  body: Body,
  { drawn, facing, theme }: { readonly drawn: number; readonly facing?: number; readonly theme: Theme },
): void {
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.rotate(((facing ?? 0) * Math.PI) / 180)
  const outline = outlineOf(body, drawn, facing)
  if (choice !== undefined) {
    ctx.globalAlpha = choice.quiet ? 0.42 : 1
    ring(ctx, outline, mannerOf(choice.group), theme)
    ctx.globalAlpha = 1
  }
  if (isFocus) brackets(ctx, outline, theme)
  ctx.restore()
}

/** The scale of a drawn counter. */
export const scaleOf = ({ scale = 1, facing }: Placed, isFar: boolean): number =>
  isFar && facing === undefined ? scale * FAR_SCALE : scale

/** Half the width and height of a counter, the place of a sign on its edge, and its outline at a distance. */
type Outline = {
  readonly half: readonly [number, number]
  readonly corner: readonly [number, number]
  readonly at: (away: number) => Path2D
}

function outlineOf(body: Body, drawn: number, facing: number | undefined): Outline {
  const half = halfOf(body) * drawn
  const long = [(LONG / 2) * drawn, 31 * drawn] as const
  return {
    half: facing === undefined ? [half, half] : long,
    corner: facing === undefined ? signAt(half) : [long[0] - 2, 2 - long[1]],
    at(away) {
      const path = new Path2D()
      if (facing === undefined) traceBody(path, body, { x: 0, y: 0, scale: drawn, grow: away })
      else path.roundRect(-long[0] - away, -long[1] - away, 2 * (long[0] + away), 2 * (long[1] + away), 15)
      return path
    },
  }
}

/** A sign lies on the edge of its counter, and so near to the middle that it stays off the next cells. */
export const signAt = (half: number): readonly [number, number] => [
  Math.min(half - 2, SIGN.reach),
  -Math.min(half - 2, SIGN.reach),
]
export const SIGN = { reach: 26, radius: 13.1 }

function ring(ctx: CanvasRenderingContext2D, outline: Outline, manner: Manner, theme: Theme): void {
  const path = outline.at(RING.away)
  ctx.strokeStyle = theme === 'dark' ? 'rgb(10 12 14 / 0.75)' : 'rgb(255 255 255 / 0.9)'
  ctx.lineWidth = RING.width
  ctx.stroke(path)
  ctx.strokeStyle = manner[theme]
  ctx.lineWidth = 4
  if (manner.sign === 'dash') ctx.setLineDash([9, 7])
  ctx.stroke(path)
  ctx.setLineDash([])
  if (manner.sign !== 'dot' && manner.sign !== 'dash') cornerSign(ctx, outline, manner, theme)
}

/** A sign on the edge of a counter, so that its face stays readable. */
function cornerSign(ctx: CanvasRenderingContext2D, { corner }: Outline, manner: Manner, theme: Theme): void {
  ctx.save()
  ctx.translate(corner[0], corner[1])
  ctx.scale(0.45, 0.45)
  ctx.fillStyle = theme === 'dark' ? '#1b1a17' : '#fffdf7'
  ctx.fill(circle(0, 0, 29))
  paintSign(ctx, manner.sign, 0, 0, manner[theme], theme)
  ctx.restore()
}

/** The four corners of the outline. */
function brackets(ctx: CanvasRenderingContext2D, { half, at }: Outline, theme: Theme): void {
  const [across, down] = [half[0] + 30, half[1] + 30]
  const [inX, inY] = [half[0] * 0.5, half[1] * 0.5]
  const corners = new Path2D()
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ])
    corners.rect(sx * inX, sy * inY, sx * (across - inX), sy * (down - inY))
  const path = at(BRACKETS.away)
  ctx.save()
  ctx.clip(corners)
  ctx.strokeStyle = theme === 'dark' ? '#15130f' : '#fffdf7'
  ctx.lineWidth = BRACKETS.width
  ctx.stroke(path)
  ctx.strokeStyle = theme === 'dark' ? '#ffd97a' : '#221b12'
  ctx.lineWidth = 5
  ctx.stroke(path)
  ctx.restore()
}
