import { GLYPH_FONT } from '../glyph-font'
import type { Ground, Rect } from '../ground'

/** Sites as small printed marks: a value in a disc, a base number, bars. */
export function paintSites(ctx: CanvasRenderingContext2D, ground: Ground, rect: Rect): void {
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const site of ground.board.sites)
    for (const cell of site.cells) {
      if (cell < 0 || !inside(ground, cell, rect)) continue
      const [x, y] = [ground.x[cell], ground.y[cell]]
      if (site.value !== undefined) valueDisc(ctx, ground, x, y, String(site.value))
      else if (site.number !== undefined) baseShield(ctx, ground, x, y, String(site.number))
      else if (site.role === 'prison') prisonBars(ctx, ground, x, y)
    }
  for (const site of ground.board.sites)
    for (const cell of site.exits ?? [])
      if (cell >= 0 && inside(ground, cell, rect) && site.number !== undefined)
        exitMark(ctx, ground, ground.x[cell], ground.y[cell], String(site.number))
  ctx.restore()
}

const inside = (ground: Ground, cell: number, rect: Rect): boolean =>
  ground.x[cell] > rect.left - 60 &&
  ground.x[cell] < rect.right + 60 &&
  ground.y[cell] > rect.top - 60 &&
  ground.y[cell] < rect.bottom + 60

const PAPER = { light: '#fffdf6', dark: '#f0e7d3' }
const INK = '#2a2119'

function valueDisc(ctx: CanvasRenderingContext2D, ground: Ground, x: number, y: number, text: string): void {
  ctx.beginPath()
  ctx.arc(x, y, 21, 0, 6.2832)
  ctx.fillStyle = PAPER[ground.theme]
  ctx.fill()
  ctx.lineWidth = 3
  ctx.strokeStyle = INK
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(x, y, 16.6, 0, 6.2832)
  ctx.lineWidth = 1.2
  ctx.globalAlpha = 0.5
  ctx.stroke()
  ctx.globalAlpha = 1
  ctx.fillStyle = INK
  ctx.font = `750 25px ${GLYPH_FONT}`
  ctx.fillText(text, x, y + 2, 34)
}

function shieldPath(x: number, y: number, size: number): Path2D {
  const path = new Path2D()
  path.moveTo(x - size, y - size)
  path.lineTo(x + size, y - size)
  path.lineTo(x + size, y + size * 0.15)
  path.quadraticCurveTo(x + size * 0.9, y + size * 0.85, x, y + size * 1.25)
  path.quadraticCurveTo(x - size * 0.9, y + size * 0.85, x - size, y + size * 0.15)
  path.closePath()
  return path
}

function baseShield(ctx: CanvasRenderingContext2D, ground: Ground, x: number, y: number, text: string): void {
  const path = shieldPath(x, y - 2, 19)
  ctx.fillStyle = PAPER[ground.theme]
  ctx.fill(path)
  ctx.lineWidth = 3
  ctx.strokeStyle = INK
  ctx.stroke(path)
  ctx.fillStyle = INK
  ctx.font = `750 25px ${GLYPH_FONT}`
  ctx.fillText(text, x, y, 34)
}

/** The exit of a base: its number in a small tag with an arrow at the foot of the cell. */
function exitMark(ctx: CanvasRenderingContext2D, ground: Ground, x: number, y: number, text: string): void {
  ctx.save()
  ctx.translate(x + 27, y + 25)
  ctx.beginPath()
  ctx.moveTo(-11, -11)
  ctx.lineTo(7, -11)
  ctx.lineTo(15, 0)
  ctx.lineTo(7, 11)
  ctx.lineTo(-11, 11)
  ctx.closePath()
  ctx.fillStyle = ground.theme === 'dark' ? '#cbb8e6' : '#5b4a80'
  ctx.fill()
  ctx.fillStyle = ground.theme === 'dark' ? '#1d1530' : '#ffffff'
  ctx.font = `700 15px ${GLYPH_FONT}`
  ctx.fillText(text, -1, 1)
  ctx.restore()
}

function prisonBars(ctx: CanvasRenderingContext2D, ground: Ground, x: number, y: number): void {
  ctx.fillStyle = PAPER[ground.theme]
  ctx.strokeStyle = INK
  ctx.lineWidth = 3
  ctx.fillRect(x - 19, y - 19, 38, 38)
  ctx.strokeRect(x - 19, y - 19, 38, 38)
  ctx.beginPath()
  for (const dx of [-9.5, 0, 9.5]) {
    ctx.moveTo(x + dx, y - 19)
    ctx.lineTo(x + dx, y + 19)
  }
  ctx.stroke()
}
