/** Patterns of areas: the names of cell patterns, spread evenly over an outline of any shape. */

import { scatter } from '../terrain/painter'
import type { GroundStyle, Pattern } from '../terrain/styles'
import type { Bounds, Point } from './outline'

type Spread = (ctx: CanvasRenderingContext2D, style: GroundStyle, bounds: Bounds) => void

/** Expects a context clipped to the outline. */
export function paintAreaPattern(ctx: CanvasRenderingContext2D, style: GroundStyle, bounds: Bounds): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = style.deep
  ctx.fillStyle = style.deep
  SPREADS[style.pattern]?.(ctx, style, bounds)
  ctx.restore()
}

/** Points of a jittered lattice; the same place always gets the same point. */
function spread(
  { left, top, right, bottom }: Bounds,
  step: number,
  put: (at: Point, chance: (salt: number) => number) => void,
): void {
  for (let row = Math.floor(top / step); row <= bottom / step; row++)
    for (let column = Math.floor(left / step); column <= right / step; column++) {
      const seed = (row + 512) * 1024 + column + 512
      const chance = (salt: number) => scatter(seed, salt)
      const x = (column + (row % 2 === 0 ? 0.25 : 0.75) + (chance(1) - 0.5) * 0.5) * step
      const y = (row + 0.5 + (chance(2) - 0.5) * 0.5) * step
      put({ x, y }, chance)
    }
}

function slanted(path: Path2D, { left, top, right, bottom }: Bounds, step: number, way: 1 | -1): void {
  const height = bottom - top
  const first = Math.floor((left - height) / step) * step
  for (let x = first; x < right + height; x += step) {
    path.moveTo(x, way === 1 ? bottom : top)
    path.lineTo(x + height, way === 1 ? top : bottom)
  }
}

/** Engraver's lines. */
const hatch: Spread = (ctx, _, bounds) => {
  const lines = new Path2D()
  slanted(lines, bounds, 24, 1)
  ctx.globalAlpha = 0.16
  ctx.lineWidth = 2.4
  ctx.stroke(lines)
}

const grid: Spread = (ctx, _, bounds) => {
  const lines = new Path2D()
  slanted(lines, bounds, 36, 1)
  slanted(lines, bounds, 36, -1)
  ctx.globalAlpha = 0.14
  ctx.lineWidth = 1.8
  ctx.stroke(lines)
}

/** Houses of a town seen from above, in loose rows. */
const houses =
  (step: number, size: number): Spread =>
  (ctx, style, bounds) => {
    const roofs = new Path2D()
    const ridges = new Path2D()
    spread(bounds, step, ({ x, y }, chance) => {
      if (chance(3) < 0.18) return
      const [w, h] = [size * (0.75 + chance(4) * 0.6), size * (0.55 + chance(5) * 0.4)]
      roofs.rect(x - w / 2, y - h / 2, w, h)
      ridges.moveTo(x - w / 2, y)
      ridges.lineTo(x + w / 2, y)
    })
    ctx.globalAlpha = 0.13
    ctx.fill(roofs)
    ctx.globalAlpha = 0.22
    ctx.lineWidth = 1.3
    ctx.stroke(roofs)
    ctx.strokeStyle = style.pale
    ctx.globalAlpha = 0.5
    ctx.stroke(ridges)
  }

const trees: Spread = (ctx, style, bounds) => {
  const crowns = new Path2D()
  const lights = new Path2D()
  spread(bounds, 44, ({ x, y }, chance) => {
    if (chance(3) < 0.25) return
    const r = 5 + chance(4) * 4
    crowns.moveTo(x + r, y)
    crowns.arc(x, y, r, 0, 6.2832)
    lights.moveTo(x - 1, y - 2)
    lights.arc(x - 2, y - 2, r * 0.4, 0, 6.2832)
  })
  ctx.globalAlpha = 0.26
  ctx.fill(crowns)
  ctx.fillStyle = style.pale
  ctx.globalAlpha = 0.5
  ctx.fill(lights)
}

const tufts: Spread = (ctx, _, bounds) => {
  const path = new Path2D()
  spread(bounds, 52, ({ x, y }, chance) => {
    if (chance(3) < 0.3) return
    path.moveTo(x - 6, y)
    path.lineTo(x - 3, y - 7)
    path.moveTo(x, y)
    path.lineTo(x, y - 9)
    path.moveTo(x + 6, y)
    path.lineTo(x + 3, y - 7)
  })
  ctx.globalAlpha = 0.2
  ctx.lineWidth = 1.8
  ctx.stroke(path)
}

const waves: Spread = (ctx, _, { left, top, right, bottom }) => {
  const path = new Path2D()
  let row = 0
  for (let y = Math.floor(top / 30) * 30; y < bottom; y += 30, row++)
    for (let x = Math.floor(left / 80) * 80 + (row % 2) * 40; x < right; x += 80) {
      path.moveTo(x, y)
      path.bezierCurveTo(x + 10, y - 8, x + 20, y - 8, x + 26, y)
      path.bezierCurveTo(x + 32, y + 6, x + 42, y + 6, x + 50, y)
    }
  ctx.globalAlpha = 0.28
  ctx.lineWidth = 2.2
  ctx.stroke(path)
}

const furrows: Spread = (ctx, _, { left, top, right, bottom }) => {
  const path = new Path2D()
  for (let y = Math.floor(top / 22) * 22; y < bottom; y += 22) {
    path.moveTo(left, y)
    for (let x = left; x < right; x += 90)
      path.quadraticCurveTo(x + 45, y + (x % 180 < 90 ? 7 : -7), x + 90, y)
  }
  ctx.globalAlpha = 0.17
  ctx.lineWidth = 2
  ctx.stroke(path)
}

const dots: Spread = (ctx, _, bounds) => {
  const path = new Path2D()
  spread(bounds, 30, ({ x, y }) => {
    path.moveTo(x + 2, y)
    path.arc(x, y, 2, 0, 6.2832)
  })
  ctx.globalAlpha = 0.2
  ctx.fill(path)
}

const hills: Spread = (ctx, _, bounds) => {
  const path = new Path2D()
  spread(bounds, 76, ({ x, y }, chance) => {
    if (chance(3) < 0.3) return
    const size = 12 + chance(4) * 10
    path.moveTo(x - size, y + size * 0.5)
    path.lineTo(x, y - size * 0.6)
    path.lineTo(x + size, y + size * 0.5)
    path.moveTo(x + size * 0.2, y - size * 0.3)
    path.lineTo(x + size * 0.35, y + size * 0.3)
  })
  ctx.globalAlpha = 0.24
  ctx.lineWidth = 2
  ctx.stroke(path)
}

const SPREADS: Partial<Record<Pattern, Spread>> = {
  hatch,
  grid,
  windows: houses(40, 19),
  crowd: houses(30, 15),
  bricks: houses(54, 30),
  cobbles: dots,
  flagstones: dots,
  trees,
  bushes: trees,
  grass: tufts,
  waves,
  furrows,
  peaks: hills,
  saddle: hills,
}
