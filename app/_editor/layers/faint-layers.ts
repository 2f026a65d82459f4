/** Layers drawn over the print of a map because they cannot be part of it: faint ones, and those over faint ground. */
import type { BoardMap, TablePiece } from '../../../engine/types'
import { cellsIn, type Rect, UNIT } from '../../_board/draw/ground'
import { cellPolygon } from '../../_board/draw/shapes'
import { paintEdges } from '../../_board/draw/terrain/edges'
import { paintCounter } from '../../_board/draw/units/counter'
import { faceOf } from '../../_board/draw/units/face'
import { layPieces } from '../../_board/draw/units/stacks'
import type { BoardLook, NameOf, Overlay, Theme } from '../../_board/types'

const LINE: Readonly<Record<Theme, string>> = { light: '#b9ae9a', dark: '#4a4d53' }
/** Pixels between cells from which grid lines can be told apart. */
const LINES_FROM = 9

/** The contents of the sides of cells. */
export const sidesOverlay =
  (board: BoardMap, look: BoardLook): Overlay =>
  (ctx, ground) =>
    paintEdges(ctx, { ...ground, board }, look, inSight(ctx))

/** The grid lines, if the ground with the printed ones is hidden. */
export const gridOverlay: Overlay = (ctx, ground, theme) => {
  if (ground.areas || ctx.getTransform().a * UNIT < LINES_FROM * (globalThis.devicePixelRatio || 1)) return
  const path = new Path2D()
  for (const cell of cellsIn(ground, inSight(ctx))) cellPolygon(ground, cell, path)
  ctx.save()
  ctx.strokeStyle = LINE[theme]
  ctx.lineWidth = 1.6
  ctx.stroke(path)
  ctx.restore()
}

/** Counters, as the board draws them. */
export const piecesOverlay =
  (pieces: readonly TablePiece[], look: BoardLook, nameOf: NameOf): Overlay =>
  (ctx, ground, theme) => {
    for (const { piece, x, y, facing, scale = 1 } of layPieces(ground, pieces)) {
      ctx.save()
      ctx.translate(x, y)
      ctx.scale(scale, scale)
      paintCounter(ctx, faceOf(piece, look, theme, { facing, isFar: false, nameOf }))
      ctx.restore()
    }
  }

/** The visible part of the map, in drawing units. */
function inSight(ctx: CanvasRenderingContext2D): Rect {
  const { a, e, f } = ctx.getTransform()
  const { width, height } = ctx.canvas
  return { left: -e / a, top: -f / a, right: (width - e) / a, bottom: (height - f) / a }
}
