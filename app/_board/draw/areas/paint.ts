/** The print of a map of areas: sea or paper, land with its borders, lines, towns, names. */
import type { BoardLook } from '../../types'
import { GLYPH_FONT } from '../glyph-font'
import type { Ground, Rect } from '../ground'
import { paintSites } from '../terrain/sites'
import type { Areas } from './areas'
import { paintLand } from './land'
import { paintLinks, paintSceneryLines } from './lines'
import { paintAreaNames } from './names'
import { NODE, pathOf } from './outline'
import type { AreaPrint } from './print'
import { clipSheet, paintFrame, paintSheet } from './sheet'

export function paintAreaMap(
  ctx: CanvasRenderingContext2D,
  ground: Ground & { readonly areas: Areas },
  look: BoardLook,
  print: AreaPrint,
  rect: Rect,
  pixels: number,
): void {
  const { areas } = ground
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  paintSheet(ctx, ground)
  ctx.save()
  clipSheet(ctx, areas)
  if (areas.around === 'sea') paintCoast(ctx, ground)
  paintScenery(ctx, ground)
  paintEdgeShadow(ctx, ground)
  paintLand(
    ctx,
    ground,
    areas.order.filter((cell) => !areas.inset.has(cell)),
    rect,
    pixels,
  )
  paintInsets(ctx, ground)
  paintLand(
    ctx,
    ground,
    areas.order.filter((cell) => areas.inset.has(cell)),
    rect,
    pixels,
  )
  ground.art?.under(ctx, ground)
  paintSceneryLines(ctx, ground, look)
  paintLinks(ctx, ground, look)
  ctx.restore()
  paintNodes(ctx, ground)
  paintSites(ctx, ground, rect)
  paintFrame(ctx, ground)
  if (print.labels) paintAreaNames(ctx, ground, print, pixels)
  ctx.restore()
}

type AreaGround = Ground & { readonly areas: Areas }

/** Land and lakes that are only scenery. */
function paintScenery(ctx: CanvasRenderingContext2D, ground: AreaGround): void {
  for (const { terrain, points } of ground.areas.scenery) {
    const style = terrain === undefined ? undefined : ground.styles.find(({ id }) => id === terrain)
    if (!style) continue
    const path = pathOf(points)
    ctx.fillStyle = style.colour
    ctx.fill(path)
    ctx.strokeStyle = style.deep
    ctx.globalAlpha = 0.4
    ctx.lineWidth = 2.2
    ctx.stroke(path)
    ctx.globalAlpha = 1
  }
}

const landOf = ({ areas }: AreaGround, withScenery = false): Path2D => {
  const land = new Path2D()
  if (withScenery)
    for (const { terrain, points } of areas.scenery) if (terrain !== undefined) pathOf(points, land)
  for (const cell of areas.order) if (!areas.inset.has(cell)) pathOf(areas.outlines[cell] ?? [], land)
  return land
}

/** Shallow water in steps towards the land, a strip of sand, a dark shore. */
function paintCoast(ctx: CanvasRenderingContext2D, ground: AreaGround): void {
  const land = landOf(ground, true)
  const dark = ground.theme === 'dark'
  const steps: readonly (readonly [number, string])[] = dark
    ? [
        [150, 'rgb(90 160 178 / 0.1)'],
        [100, 'rgb(100 172 190 / 0.12)'],
        [56, 'rgb(120 190 205 / 0.16)'],
        [20, '#8b7f5e'],
        [8, '#1c1a14'],
      ]
    : [
        [150, 'rgb(226 243 243 / 0.3)'],
        [100, 'rgb(232 246 244 / 0.42)'],
        [56, 'rgb(240 250 246 / 0.6)'],
        [20, '#e9d9ab'],
        [8, '#6d5732'],
      ]
  for (const [width, colour] of steps) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke(land)
  }
}

/** A shadow around the land of the game, as if it were cut out and laid on the other land. */
function paintEdgeShadow(ctx: CanvasRenderingContext2D, ground: AreaGround): void {
  const land = landOf(ground)
  const dark = ground.theme === 'dark'
  for (const [width, alpha] of ground.areas.around === 'sea' && ground.areas.scenery.length === 0
    ? []
    : [
        [34, 0.07],
        [19, 0.1],
      ]) {
    ctx.strokeStyle = dark ? `rgb(0 0 0 / ${alpha * 2.5})` : `rgb(84 60 28 / ${alpha})`
    ctx.lineWidth = width
    ctx.stroke(land)
  }
  ctx.strokeStyle = dark ? '#0f0e0c' : '#4f3d24'
  ctx.lineWidth = 7
  ctx.stroke(land)
}

function paintInsets(ctx: CanvasRenderingContext2D, { areas, theme }: AreaGround): void {
  const dark = theme === 'dark'
  for (const { box } of areas.insets) {
    const path = new Path2D()
    path.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 10)
    ctx.save()
    ctx.translate(4, 7)
    ctx.fillStyle = dark ? 'rgb(0 0 0 / 0.4)' : 'rgb(70 50 20 / 0.2)'
    ctx.fill(path)
    ctx.restore()
    ctx.fillStyle = dark ? '#33302a' : '#faf5e8'
    ctx.fill(path)
    ctx.strokeStyle = dark ? '#8d8069' : '#5c4a2e'
    ctx.lineWidth = 3
    ctx.stroke(path)
  }
}

/** Towns: a ring in the colour of the terrain; its glyph or pattern distinguishes the kinds. */
function paintNodes(ctx: CanvasRenderingContext2D, ground: AreaGround): void {
  const dark = ground.theme === 'dark'
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const cell of ground.areas.nodes) {
    const style = ground.styles[ground.style[cell]]
    const [x, y] = [ground.x[cell], ground.y[cell]]
    const path = nodePath(style.pattern, x, y, NODE)
    ctx.fillStyle = dark ? 'rgb(0 0 0 / 0.45)' : 'rgb(60 40 15 / 0.28)'
    ctx.fill(nodePath(style.pattern, x + 2, y + 4, NODE))
    ctx.fillStyle = style.colour
    ctx.fill(path)
    ctx.strokeStyle = dark ? '#efe4cb' : '#33271a'
    ctx.lineWidth = 3.4
    ctx.stroke(path)
    ctx.lineWidth = 1.4
    ctx.globalAlpha = 0.55
    ctx.stroke(nodePath(style.pattern, x, y, NODE - 6))
    ctx.globalAlpha = 1
    if (!style.glyph) continue
    ctx.fillStyle = dark ? '#efe4cb' : '#33271a'
    ctx.font = `700 21px ${GLYPH_FONT}`
    ctx.fillText(style.glyph, x, y + 1.5, NODE * 1.5)
  }
  ctx.restore()
}

/** Round by default; square, lozenge or octagon for kinds with such a pattern. */
export function nodePath(pattern: string, x: number, y: number, r: number): Path2D {
  const path = new Path2D()
  if (pattern === 'bricks' || pattern === 'grid')
    path.roundRect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, 5)
  else if (pattern === 'chevrons' || pattern === 'steps') corners(path, x, y, r * 1.18, 4)
  else if (pattern === 'hatch' || pattern === 'crowd') corners(path, x, y, r * 1.08, 8)
  else path.arc(x, y, r, 0, 6.2832)
  return path
}

function corners(path: Path2D, x: number, y: number, r: number, count: number): void {
  const start = count === 4 ? 0 : Math.PI / 8
  for (let at = 0; at < count; at++) {
    const angle = start + (at * 2 * Math.PI) / count
    const [px, py] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
    if (at === 0) path.moveTo(px, py)
    else path.lineTo(px, py)
  }
  path.closePath()
}
