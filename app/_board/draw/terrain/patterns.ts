import { GLYPH_FONT } from '../glyph-font'
import type { Ground } from '../ground'
import { UNIT } from '../ground'
import { COUNTRY } from './country'
import { bastion, grass, magazine, peaks, saddle } from './landforms'
import { type Painter, scatter, strokeEach, strokes, upVector } from './painter'
import { paveCell, roadLinks, traceRoad } from './roads'
import { roofs } from './roofs'
import type { GroundStyle, Pattern } from './styles'

export function paintPatterns(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  style: GroundStyle,
  cells: readonly number[],
  pixels: number,
): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const painter = style.pattern === 'none' && style.nature === 'block' ? roofs : PAINTERS[style.pattern]
  painter?.(ctx, ground, style, cells)
  ctx.restore()
  if (style.glyph && pixels >= 18) paintGlyphs(ctx, ground, style, cells)
}

/** Small paving marks, two or three a cell. */
const cobbles = strokes('deep', 0.2, 2, (path, x, y, cell) => {
  for (let mark = 0; mark < 3; mark++) {
    const px = x + (scatter(cell, mark) - 0.5) * 62
    const py = y + (scatter(cell, mark + 9) - 0.5) * 62
    path.moveTo(px - 4, py)
    path.quadraticCurveTo(px, py - 4.5, px + 4, py)
  }
})

/** The middle line of an avenue where it is one cell wide; paving in wide places. */
const dashes: Painter = (ctx, ground, style, cells) => {
  const middle = new Path2D()
  const paving = new Path2D()
  for (const cell of cells) {
    const links = roadLinks(ground, cell)
    if (links === undefined || links.length === 0) paveCell(paving, ground.x[cell], ground.y[cell])
    else traceRoad(ground, cell, links, middle)
  }
  ctx.lineCap = 'butt'
  ctx.strokeStyle = style.pale
  ctx.globalAlpha = ground.theme === 'dark' ? 0.8 : 0.95
  ctx.lineWidth = 4.5
  ctx.setLineDash([14, 11])
  ctx.stroke(middle)
  ctx.setLineDash([])
  ctx.lineWidth = 2
  ctx.globalAlpha = 0.55
  ctx.stroke(paving)
}

/** Roofs with rows of lit windows for inhabited houses. */
const windows: Painter = (ctx, ground, style, cells) => {
  roofs(ctx, ground, style, cells)
  const panes = new Path2D()
  for (const cell of cells)
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        if (scatter(cell, 40 + row * 3 + column) < 0.16) continue
        panes.roundRect(ground.x[cell] + column * 20 - 5, ground.y[cell] + row * 21 - 7, 10, 14, 2.5)
      }
  ctx.fillStyle = style.pale
  ctx.globalAlpha = ground.theme === 'dark' ? 0.55 : 0.62
  ctx.fill(panes)
  ctx.strokeStyle = style.deep
  ctx.globalAlpha = 0.45
  ctx.lineWidth = 1.6
  ctx.stroke(panes)
}

const bricks = strokes('deep', 0.38, 1.8, (path, x, y) => {
  for (let row = -2; row <= 2; row++) {
    const py = y + row * 14
    const half = row === 0 ? 40 : Math.abs(row) === 1 ? 36 : 28
    path.moveTo(x - half, py)
    path.lineTo(x + half, py)
    if (row === 2) continue
    for (let mark = -1; mark <= 1; mark++) {
      const px = x + mark * 22 + (row % 2 === 0 ? 0 : 11)
      if (Math.abs(px - x) > half - 4) continue
      path.moveTo(px, py)
      path.lineTo(px, py + 14)
    }
  }
})

const trees: Painter = (ctx, ground, style, cells) => {
  const dark = new Path2D()
  const light = new Path2D()
  for (const cell of cells)
    for (let tree = 0; tree < 4; tree++) {
      const angle = scatter(cell, tree) * 6.283
      const far = 11 + scatter(cell, tree + 30) * 22
      const r = 7 + scatter(cell, tree + 60) * 5
      const x = ground.x[cell] + Math.cos(angle + tree * 1.6) * far
      const y = ground.y[cell] + Math.sin(angle + tree * 1.6) * far
      dark.moveTo(x + r, y)
      dark.arc(x, y, r, 0, 6.2832)
      light.moveTo(x - r * 0.2 + r * 0.55, y - r * 0.28)
      light.arc(x - r * 0.2, y - r * 0.28, r * 0.55, 0, 6.2832)
    }
  ctx.globalAlpha = 0.5
  ctx.fillStyle = style.deep
  ctx.fill(dark)
  ctx.globalAlpha = 0.4
  ctx.fillStyle = style.pale
  ctx.fill(light)
}

const steps = strokes('deep', 0.62, 3, (path, x, y, cell, ground) => {
  const [ux, uy] = upVector(ground, cell) ?? [0, -1]
  for (let tread = -3; tread <= 3; tread++) {
    const half = 24 - Math.abs(tread) * 1.2
    path.moveTo(x + ux * tread * 9 - uy * half, y + uy * tread * 9 + ux * half)
    path.lineTo(x + ux * tread * 9 + uy * half, y + uy * tread * 9 - ux * half)
  }
})

/** Chevrons point up the slope and grow paler on the way. */
const chevrons: Painter = (ctx, ground, style, cells) => {
  ctx.strokeStyle = style.deep
  ctx.lineWidth = 5
  for (let row = 0; row < 3; row++) {
    ctx.globalAlpha = 0.3 + row * 0.22
    strokeEach(ctx, ground, cells, (path, x, y, cell) => {
      const [ux, uy] = upVector(ground, cell) ?? [0, -1]
      const at = (row - 1) * 20
      const half = 20
      path.moveTo(x + ux * (at - 9) - uy * half, y + uy * (at - 9) + ux * half)
      path.lineTo(x + ux * (at + 7), y + uy * (at + 7))
      path.lineTo(x + ux * (at - 9) + uy * half, y + uy * (at - 9) - ux * half)
    })
  }
}

const waves = strokes('pale', 0.75, 2.4, (path, x, y, cell) => {
  for (let line = 0; line < 3; line++) {
    const px = x + (scatter(cell, line) - 0.5) * 40
    const py = y + (line - 1) * 24 + (scatter(cell, line + 5) - 0.5) * 8
    path.moveTo(px - 15, py)
    path.quadraticCurveTo(px - 7.5, py - 6, px, py)
    path.quadraticCurveTo(px + 7.5, py + 6, px + 15, py)
  }
})

const crowd: Painter = (ctx, ground, style, cells) => {
  const people = new Path2D()
  for (const cell of cells)
    for (let one = 0; one < 11; one++) {
      const ring = one < 4 ? 13 : 29
      const angle = (one / (one < 4 ? 4 : 7)) * 6.283 + scatter(cell, one) * 0.7
      const x = ground.x[cell] + Math.cos(angle) * ring
      const y = ground.y[cell] + Math.sin(angle) * ring
      people.moveTo(x + 3.6, y - 4)
      people.arc(x, y - 4, 3.6, 0, 6.2832)
      people.moveTo(x + 5.6, y + 5)
      people.arc(x, y + 5, 5.6, 0, Math.PI, true)
      people.closePath()
    }
  ctx.fillStyle = style.deep
  ctx.globalAlpha = 0.5
  ctx.fill(people)
}

const hatch = strokes('deep', 0.45, 2.4, (path, x, y) => {
  for (let line = -2; line <= 2; line++) {
    const half = 26 - Math.abs(line) * 5
    path.moveTo(x + line * 12 - half * 0.6, y + half)
    path.lineTo(x + line * 12 + half * 0.6, y - half)
  }
})

const gridLines = strokes('deep', 0.32, 1.8, (path, x, y) => {
  for (let line = -2; line <= 2; line++) {
    const half = line === 0 ? 40 : Math.abs(line) === 1 ? 36 : 28
    path.moveTo(x - half, y + line * 14)
    path.lineTo(x + half, y + line * 14)
    const tall = Math.abs(line) === 2 ? 30 : 38
    path.moveTo(x + line * 15, y - tall)
    path.lineTo(x + line * 15, y + tall)
  }
})

const PAINTERS: Partial<Record<Pattern, Painter>> = {
  cobbles,
  dashes,
  windows,
  bricks,
  trees,
  steps,
  chevrons,
  waves,
  crowd,
  hatch,
  grid: gridLines,
  grass,
  peaks,
  saddle,
  bastion,
  magazine,
  ...COUNTRY,
}

/** The letter of a terrain on a bold plate, unless the cell has a printed mark of its own. */
function paintGlyphs(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  style: GroundStyle,
  cells: readonly number[],
): void {
  const dark = ground.theme === 'dark'
  ctx.save()
  ctx.font = `750 ${UNIT * 0.26}px ${GLYPH_FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const cell of cells) {
    if (ground.marked.has(cell)) continue
    const [x, y] = [ground.x[cell], ground.y[cell]]
    ctx.fillStyle = dark ? '#efe6d2' : '#3a3027'
    ctx.beginPath()
    ctx.arc(x, y, 20, 0, 6.2832)
    ctx.fill()
    ctx.fillStyle = dark ? '#26211b' : '#fffdf6'
    ctx.fillText(style.glyph ?? '', x, y + 2, 34)
  }
  ctx.restore()
}
