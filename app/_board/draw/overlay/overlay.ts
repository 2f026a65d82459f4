import type { CellIndex } from '../../../../engine/types'
import type { CellSide, Preview, Theme } from '../../types'
import { GLYPH_FONT } from '../glyph-font'
import type { Ground } from '../ground'
import { cellPolygon, sideEnds } from '../shapes'

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

/** Cells as a gesture would change them: the colour of their new ground, with a dashed line around them all. */
export function paintPreview(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  { cells, terrain, terrains }: Preview,
  theme: Theme,
): void {
  const areas = new Map<string | undefined, Path2D>()
  for (const [at, cell] of filled(cells).entries()) {
    const id = terrains ? terrains[at] : terrain
    const area = areas.get(id) ?? new Path2D()
    areas.set(id, area)
    cellPolygon(ground, cell, area)
  }
  ctx.save()
  ctx.globalAlpha = 0.8
  for (const [id, area] of areas) {
    const style = ground.styles.find((one) => one.id === id)
    if (!style) continue
    ctx.fillStyle = style.colour
    ctx.fill(area)
  }
  ctx.restore()
  strokeDashed(ctx, previewRim(ground, cells), theme)
}

/** Marked cells: a translucent veil and the same dashed line. */
export function paintMarked(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly CellIndex[],
  theme: Theme,
): void {
  const { area, rim } = pathsOf(ground, cells)
  ctx.save()
  ctx.fillStyle = theme === 'dark' ? 'rgb(120 170 255 / 0.2)' : 'rgb(11 87 208 / 0.14)'
  ctx.fill(area)
  ctx.restore()
  strokeDashed(ctx, rim, theme)
}

/**
 * Cached, because a whole map may be marked and is redrawn for each move of the pointer and each paint. The positions of its
 * cells stay the same.
 */
const pathsOf = lastPlaced((ground, cells) => {
  const area = new Path2D()
  for (const cell of filled(cells)) cellPolygon(ground, cell, area)
  return { area, rim: rimOf(ground, cells) }
})
const previewRim = lastPlaced(rimOf)

/** Recomputes only for other cells, or for cells with other positions. */
function lastPlaced<T>(compute: (ground: Ground, cells: readonly CellIndex[]) => T) {
  let of: readonly unknown[] = []
  let value: T
  return (ground: Ground, cells: readonly CellIndex[]): T => {
    if (of[0] !== ground.near || of[1] !== cells) value = compute(ground, cells)
    of = [ground.near, cells]
    return value
  }
}

/** More cells than this get only their outline: closing each cell of a path scans all earlier ones. */
const filled = (cells: readonly CellIndex[]) => (cells.length > 2000 ? [] : cells)

/** Sides as a gesture would change them. */
export function paintSides(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  sides: readonly CellSide[],
  theme: Theme,
): void {
  const path = new Path2D()
  for (const { cell, direction } of sides) {
    const side = ground.sideOf[direction] ?? -1
    if (side < 0) continue
    const [a, b] = sideEnds(ground, cell, side)
    path.moveTo(a.x, a.y)
    path.lineTo(b.x, b.y)
  }
  strokeDashed(ctx, path, theme, 2)
}

/** A dashed line over a pale one, visible on any ground. */
function strokeDashed(ctx: CanvasRenderingContext2D, path: Path2D, theme: Theme, width = 1): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = theme === 'dark' ? 'rgb(10 12 14 / 0.85)' : 'rgb(255 253 247 / 0.95)'
  ctx.lineWidth = 11 * width
  ctx.stroke(path)
  ctx.strokeStyle = theme === 'dark' ? '#bcd6ff' : '#0b57d0'
  ctx.lineWidth = 5 * width
  ctx.setLineDash([13, 10])
  ctx.stroke(path)
  ctx.restore()
}

/** The sides between these cells and all others. */
export function rimOf(ground: Ground, cells: readonly CellIndex[]): Path2D {
  const inside = new Set(cells)
  const path = new Path2D()
  for (const cell of cells)
    for (let side = 0; side < ground.sides; side++) {
      if (inside.has(ground.near[cell * ground.sides + side])) continue
      const [a, b] = sideEnds(ground, cell, side)
      path.moveTo(a.x, a.y)
      path.lineTo(b.x, b.y)
    }
  return path
}
