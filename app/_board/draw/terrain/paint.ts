import type { Ground, Rect } from '../ground'
import { cellsIn } from '../ground'
import { cellPolygon, type Softness, traceCell } from '../shapes'
import { bodyJoins, traceFronts } from './fronts'
import { paintPatterns } from './patterns'
import { paintPavements } from './roofs'
import type { GroundStyle } from './styles'

/**
 * Below this many device pixels a cell, cells are plain. The limit is higher on huge maps, where a tile holds thousands of cells.
 */
const plainBelow = (cells: number): number => (cells < 6000 ? 5 : 14)
const PATTERNS_FROM = 13

const soft = (style: GroundStyle): Softness => ({ inset: style.inset, outer: 27, inner: style.inset * 1.1 })

/**
 * Paints the ground inside a rectangle (drawing units). The context is clipped to the rectangle and scaled to drawing units.
 * `pixels` is the number of device pixels between neighbouring centres.
 */
export function paintGround(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  rect: Rect,
  pixels: number,
  showGrid: boolean,
): void {
  ctx.clearRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top)
  const cells = cellsIn(ground, rect)
  if (cells.length === 0) return
  const isPlain = pixels < plainBelow(ground.x.length)
  if (isPlain) paintPlain(ctx, ground, cells)
  else paintInFull(ctx, ground, cells, pixels)
  ground.art?.cells(ctx, ground, cells, pixels)
  if (showGrid && !isPlain && pixels >= 9) paintGrid(ctx, ground, cells, pixels)
}

function paintInFull(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly number[],
  pixels: number,
): void {
  const base = new Path2D()
  for (const cell of cells) cellPolygon(ground, cell, base, 0.4)
  ctx.fillStyle = ground.base
  ctx.fill(base)
  const byStyle = groupByStyle(ground, cells)
  for (const [index, group] of byStyle) paintFlat(ctx, ground, index, group)
  for (const raised of [false, true]) {
    if (raised) for (const [index, group] of byStyle) paintPavements(ctx, ground, index, group)
    for (const [index, group] of byStyle)
      if (ground.styles[index].raised === raised) paintBody(ctx, ground, index, group)
  }
  if (pixels >= PATTERNS_FROM)
    for (const [index, group] of byStyle) paintPatterns(ctx, ground, ground.styles[index], group, pixels)
}

function groupByStyle(ground: Ground, cells: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const cell of cells) {
    const group = groups.get(ground.style[cell])
    if (group) group.push(cell)
    else groups.set(ground.style[cell], [cell])
  }
  return groups
}

/** Cells of one style in a straight line become one rectangle. */
function paintPlain(ctx: CanvasRenderingContext2D, ground: Ground, cells: readonly number[]): void {
  const { x, y, sides, near, style } = ground
  const width = Math.abs(ground.corners[0]) + 60
  const ahead = sideAhead(ground)
  const done = new Uint8Array(x.length)
  for (const [index, group] of groupByStyle(ground, cells)) {
    ctx.fillStyle = ground.styles[index].colour
    for (const cell of group) {
      if (done[cell]) continue
      let last = cell
      for (let next = last; next >= 0 && style[next] === index; next = near[next * sides + ahead]) {
        done[next] = 1
        last = next
      }
      ctx.fillRect(x[cell] - width / 2, y[cell] - 50, x[last] - x[cell] + width, y[last] - y[cell] + 101)
    }
  }
}

/** The side towards the next cell in index order: below, or to the right on pointy hexes. */
const sideAhead = ({ corners, sides }: Ground): number => {
  let ahead = 0
  for (let side = 0; side < sides; side++) {
    const next = ((side + 1) % sides) * 2
    const [across, down] = [corners[side * 2] + corners[next], corners[side * 2 + 1] + corners[next + 1]]
    if ((Math.abs(across) < 1 && down > 1) || (Math.abs(down) < 1 && across > 1)) ahead = side
  }
  return ahead
}

/** Unknown terrain, which fills its cells to the border. */
function paintFlat(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  index: number,
  cells: readonly number[],
): void {
  const style = ground.styles[index]
  if (style.stands) paintAround(ctx, ground, cells)
  if (style.stands || style.inset > 0 || style.colour === ground.base) return
  const path = new Path2D()
  for (const cell of cells) cellPolygon(ground, cell, path, 0.3)
  ctx.fillStyle = style.colour
  ctx.fill(path)
}

/** Paints the ground under standing things: the most common open ground among the neighbours. */
function paintAround(ctx: CanvasRenderingContext2D, ground: Ground, cells: readonly number[]): void {
  for (const cell of cells) {
    const counts = new Map<string, number>()
    for (let side = 0; side < ground.sides; side++) {
      const near = ground.near[cell * ground.sides + side]
      const style = near < 0 ? undefined : ground.styles[ground.style[near]]
      if (style && !style.stands && style.nature === 'open')
        counts.set(style.colour, (counts.get(style.colour) ?? 0) + 1)
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1])
    if (most === undefined || most[0] === ground.base) continue
    const path = new Path2D()
    cellPolygon(ground, cell, path, 0.3)
    ctx.fillStyle = most[0]
    ctx.fill(path)
  }
}

function paintBody(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  index: number,
  cells: readonly number[],
): void {
  const style = ground.styles[index]
  if (style.inset === 0) return
  const fill = new Path2D()
  const line = new Path2D()
  const joins = bodyJoins(ground)
  for (const cell of cells)
    if (style.isBuilt) traceFronts(ground, cell, joins, style.inset, fill, line)
    else traceCell(ground, cell, joins, soft(style), fill, line)
  const dark = ground.theme === 'dark'
  if (style.raised) {
    ctx.save()
    ctx.translate(2.5, 4)
    ctx.fillStyle = dark ? 'rgb(0 0 0 / 0.5)' : 'rgb(74 54 34 / 0.2)'
    ctx.fill(fill)
    ctx.restore()
  }
  ctx.fillStyle = style.colour
  ctx.fill(fill)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  if (style.pattern === 'waves') {
    ctx.save()
    ctx.clip(fill)
    ctx.strokeStyle = style.pale
    ctx.lineWidth = 11
    ctx.globalAlpha = 0.55
    ctx.stroke(line)
    ctx.restore()
  }
  ctx.strokeStyle = style.deep
  ctx.globalAlpha = style.raised ? 0.75 : style.pattern === 'waves' ? 0.7 : style.isBuilt ? 0.5 : 0.22
  ctx.lineWidth = style.raised ? 2.4 : 2
  ctx.stroke(line)
  ctx.globalAlpha = 1
}

function paintGrid(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly number[],
  pixels: number,
): void {
  const path = new Path2D()
  const { sides, corners } = ground
  for (const cell of cells)
    for (let side = 0; side < sides; side++) {
      const other = ground.near[cell * sides + side]
      if (other > cell) continue
      const next = (side + 1) % sides
      path.moveTo(ground.x[cell] + corners[side * 2], ground.y[cell] + corners[side * 2 + 1])
      path.lineTo(ground.x[cell] + corners[next * 2], ground.y[cell] + corners[next * 2 + 1])
    }
  ctx.strokeStyle = ground.theme === 'dark' ? 'rgb(255 255 255 / 0.13)' : 'rgb(64 46 26 / 0.17)'
  ctx.lineWidth = Math.max(1.1, 70 / pixels)
  ctx.stroke(path)
}
