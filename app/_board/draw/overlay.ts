import type { CellIndex } from '../../../engine/types'
import type { Theme } from '../types'
import type { Ground } from './ground'
import { GLYPH_FONT } from './patterns'
import { cellPolygon } from './shapes'

/** The outline under the pointer or the keyboard cursor, with the cell's name. */
export function paintOutline(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cell: CellIndex,
  kind: 'hover' | 'cursor',
  theme: Theme,
): void {
  const path = new Path2D()
  cellPolygon(ground, cell, path, kind === 'cursor' ? -1 : -2)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = theme === 'dark' ? '#000000' : '#ffffff'
  ctx.lineWidth = kind === 'cursor' ? 10 : 6
  ctx.globalAlpha = 0.8
  ctx.stroke(path)
  ctx.globalAlpha = 1
  ctx.strokeStyle =
    kind === 'cursor' ? (theme === 'dark' ? '#9cc2ff' : '#0b57d0') : theme === 'dark' ? '#f1e9d8' : '#2a2119'
  ctx.lineWidth = kind === 'cursor' ? 5.5 : 2.6
  ctx.stroke(path)
}

export function paintIds(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly CellIndex[],
  theme: Theme,
): void {
  ctx.save()
  ctx.font = `560 14px ${GLYPH_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 4
  ctx.strokeStyle = theme === 'dark' ? 'rgb(22 22 24 / 0.75)' : 'rgb(255 253 247 / 0.8)'
  ctx.fillStyle = theme === 'dark' ? '#d8cfbe' : '#5c4e3c'
  const { names } = ground.board.grid
  for (const cell of cells) {
    ctx.strokeText(names[cell], ground.x[cell], ground.y[cell] - 38)
    ctx.fillText(names[cell], ground.x[cell], ground.y[cell] - 38)
  }
  ctx.restore()
}

/** A ring that widens and fades; `share` runs from 0 to 1. */
export function paintFlash(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly CellIndex[],
  share: number,
  theme: Theme,
): void {
  const pulse = Math.abs(Math.sin(share * Math.PI * 3))
  const path = new Path2D()
  for (const cell of cells) cellPolygon(ground, cell, path, -3 + pulse * 10)
  ctx.globalAlpha = (1 - share) * 0.9
  ctx.fillStyle = theme === 'dark' ? 'rgb(255 210 90 / 0.28)' : 'rgb(220 120 0 / 0.22)'
  ctx.fill(path)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = theme === 'dark' ? '#ffd25a' : '#d26a00'
  ctx.lineWidth = 8
  ctx.stroke(path)
  ctx.globalAlpha = 1
}
