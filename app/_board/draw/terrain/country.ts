/** Fields, roads, slopes, and houses seen from inside. */
import type { Ground } from '../ground'
import { sideEnds } from '../shapes'
import { type Painter, scatter, strokes, upVector } from './painter'
import { traceRoad } from './roads'
import type { Pattern } from './styles'

/** Ploughed lines that continue from field to field. */
const furrows = strokes('deep', 0.3, 2.2, (path, x, y, _, ground) => {
  for (let line = -3; line <= 3; line++) {
    const half = ground.sides === 4 ? 46 : 48 - Math.abs(line) * 5
    path.moveTo(x - half, y + line * 13)
    path.bezierCurveTo(x - 16, y + line * 13 - 4, x + 16, y + line * 13 + 4, x + half, y + line * 13)
  }
})

/** A dirt road; its ruts are drawn where it is one cell wide. */
const track: Painter = (ctx, ground, style, cells) => {
  const way = new Path2D()
  const ruts = new Path2D()
  const wide = new Path2D()
  for (const cell of cells) {
    const links = sameAround(ground, cell)
    const isWide = fillBetween(ground, cell, wide)
    for (const path of isWide ? [way] : [way, ruts]) {
      traceRoad(ground, cell, links, path)
      if (links.length === 1) toBorder(ground, cell, links[0], path)
    }
    if (links.length === 0) way.arc(ground.x[cell], ground.y[cell], 4, 0, 6.2832)
  }
  for (const [path, width, tone, alpha] of [
    [way, 52, style.deep, 0.5],
    [way, 47, style.colour, 1],
    [ruts, 25, style.deep, 0.2],
    [ruts, 19, style.colour, 1],
  ] as const) {
    ctx.strokeStyle = tone
    ctx.globalAlpha = alpha
    ctx.lineWidth = width
    ctx.stroke(path)
    if (path === way && alpha === 1) {
      ctx.fillStyle = tone
      ctx.fill(wide)
    }
  }
}

function sameAround(ground: Ground, cell: number): number[] {
  const links: number[] = []
  for (let side = 0; side < ground.sides; side++) {
    const other = ground.near[cell * ground.sides + side]
    if (other >= 0 && ground.style[other] === ground.style[cell]) links.push(other)
  }
  return links
}

/** Fills the gap between three adjacent road cells; returns whether there are any. */
function fillBetween(ground: Ground, cell: number, path: Path2D): boolean {
  const { sides, near, style, x, y } = ground
  const same = (other: number) => other >= 0 && style[other] === style[cell]
  let found = false
  for (let side = 0; side < sides; side++) {
    const [a, b] = [near[cell * sides + side], near[cell * sides + ((side + 1) % sides)]]
    if (!same(a) || !same(b)) continue
    found = true
    path.moveTo(x[cell], y[cell])
    path.lineTo(x[a], y[a])
    path.lineTo(x[b], y[b])
    path.closePath()
  }
  return found
}

/** Continues a road that ends beside the border of the map to the border. */
function toBorder(ground: Ground, cell: number, from: number, path: Path2D): void {
  const [x, y] = [ground.x[cell], ground.y[cell]]
  let best: [number, number] | undefined
  let most = 0.4
  for (let side = 0; side < ground.sides; side++) {
    if (ground.near[cell * ground.sides + side] >= 0) continue
    const [a, b] = sideEnds(ground, cell, side)
    const [mx, my] = [(a.x + b.x) / 2 - x, (a.y + b.y) / 2 - y]
    const [fx, fy] = [ground.x[from] - x, ground.y[from] - y]
    const away = -(mx * fx + my * fy) / (Math.hypot(mx, my) * Math.hypot(fx, fy))
    if (away > most) [best, most] = [[mx, my], away]
  }
  if (!best) return
  path.moveTo(x, y)
  path.lineTo(x + best[0], y + best[1])
}

const bushes: Painter = (ctx, ground, style, cells) => {
  const dark = new Path2D()
  const light = new Path2D()
  for (const cell of cells)
    for (let bush = 0; bush < 6; bush++) {
      const angle = bush * 1.05 + scatter(cell, bush) * 0.8
      const far = bush === 0 ? 0 : 22 + scatter(cell, bush + 30) * 14
      const [x, y] = [ground.x[cell] + Math.cos(angle) * far, ground.y[cell] + Math.sin(angle) * far]
      for (const [dx, dy, r] of [
        [-6, 2, 6],
        [6, 2, 6],
        [0, -3, 7],
      ]) {
        dark.moveTo(x + dx + r, y + dy)
        dark.arc(x + dx, y + dy, r, 0, 6.2832)
      }
      light.moveTo(x + 1, y - 6)
      light.arc(x - 2, y - 6, 3, 0, 6.2832)
    }
  ctx.globalAlpha = 0.55
  ctx.fillStyle = style.deep
  ctx.fill(dark)
  ctx.globalAlpha = 0.7
  ctx.fillStyle = style.pale
  ctx.fill(light)
}

/** Hachures of a slope: thick at the upper edge, thin at the foot. */
const scarp: Painter = (ctx, ground, style, cells) => {
  const teeth = new Path2D()
  const brow = new Path2D()
  for (const cell of cells) {
    const up = upVector(ground, cell) ?? [0, -1]
    const [x, y] = [ground.x[cell], ground.y[cell]]
    const across = (away: number, along: number): [number, number] => [
      x + up[0] * away - up[1] * along,
      y + up[1] * away + up[0] * along,
    ]
    const half = ground.sides === 4 ? 50 : 28.9
    brow.moveTo(...across(45, -half))
    brow.lineTo(...across(45, half))
    for (let tooth = -3; tooth <= 3; tooth++) {
      const at = (tooth / 3.2) * (half + 6)
      const foot = (tooth % 2 === 0 ? -34 : -8) + scatter(cell, tooth + 9) * 8
      const top = 45 - Math.max(0, Math.abs(at) - half + 4) * 1.6
      teeth.moveTo(...across(top, at - 4.5))
      teeth.lineTo(...across(foot, at * 1.12))
      teeth.lineTo(...across(top, at + 4.5))
      teeth.closePath()
    }
  }
  ctx.fillStyle = style.deep
  ctx.globalAlpha = 0.62
  ctx.fill(teeth)
  ctx.globalAlpha = 0.85
  ctx.strokeStyle = style.deep
  ctx.lineWidth = 5
  ctx.stroke(brow)
}

/** Floorboards in rows with joints. */
const planks = strokes('deep', 0.34, 1.8, (path, x, y, cell, ground) => {
  for (let row = -3; row <= 3; row++) {
    const py = y + row * 14
    const half = ground.sides === 4 ? 50 : 57 - Math.abs(row) * 8
    path.moveTo(x - half, py)
    path.lineTo(x + half, py)
    const joint = x + (scatter(cell, row + 7) - 0.5) * 60
    if (row === 3) continue
    path.moveTo(joint, py)
    path.lineTo(joint, py + 14)
  }
})

/** Irregular slabs of a yard. */
const flagstones = strokes('deep', 0.3, 2, (path, x, y, cell, ground) => {
  for (let row = -2; row <= 1; row++) {
    const py = y + row * 24
    const half = ground.sides === 4 ? 46 : 44 - Math.abs(row + 0.5) * 6
    let left = x - half
    for (let slab = 0; slab < 4 && left < x + half - 8; slab++) {
      const width = Math.min(18 + scatter(cell, row * 4 + slab + 20) * 20, x + half - left)
      path.roundRect(left + 2, py + 2, width - 4, 20, 4)
      left += width
    }
  }
})

/** The outer corner of a building beside the cell: its cornerstone, with walls on both sides of the direction `up`. */
const corner: Painter = (ctx, ground, style, cells) => {
  const faces = new Path2D()
  const stones = new Path2D()
  for (const cell of cells) {
    const up = upVector(ground, cell) ?? [0, -1]
    const put = (away: number, along: number): [number, number] => [
      ground.x[cell] + up[0] * away - up[1] * along,
      ground.y[cell] + up[1] * away + up[0] * along,
    ]
    faces.moveTo(...put(48, -30))
    faces.lineTo(...put(18, 0))
    faces.lineTo(...put(48, 30))
    for (const [away, along] of [
      [18, 0],
      [33, -15],
      [33, 15],
    ]) {
      const [x, y] = put(away, along)
      stones.rect(x - 6, y - 6, 12, 12)
    }
  }
  ctx.strokeStyle = style.deep
  ctx.globalAlpha = 0.9
  ctx.lineWidth = 8
  ctx.stroke(faces)
  ctx.strokeStyle = style.colour
  ctx.lineWidth = 4
  ctx.stroke(faces)
  ctx.fillStyle = style.deep
  ctx.fill(stones)
}

export const COUNTRY: Partial<Record<Pattern, Painter>> = {
  furrows,
  track,
  bushes,
  scarp,
  planks,
  flagstones,
  corner,
}
