/** City blocks as on a bird's-eye plan: rows of houses along the streets with a ridge, and a court in the middle. */
import type { Ground } from '../ground'
import { bodyJoins, type Front, frontsOf, setBack, traceFronts, traceLine } from './fronts'
import { type Painter, scatter } from './painter'

type Spot = { readonly x: number; readonly y: number }

/** Depth of one slope of a roof, in drawing units. */
const SLOPE = 14
/** Half the length and depth of a house in a court. */
const REAR = { long: 15, deep: 10 }
/** The direction of the light on the screen. */
const LIGHT = { x: -0.5, y: -0.87 }
/** Steps of brightness between a slope in the light and one in the shade. */
const TONES = 3
/** Largest strength of light and of shade. */
const STRENGTH = { light: { lit: 0.34, shade: 0.26 }, dark: { lit: 0.3, shade: 0.35 } }

export const roofs: Painter = (ctx, ground, style, cells) => {
  const joins = bodyJoins(ground)
  const courts = new Path2D()
  const ridges = new Path2D()
  const walls = new Path2D()
  const slopes = new Map<number, Path2D>()
  for (const cell of cells) {
    traceFronts(ground, cell, joins, style.inset + 2 * SLOPE, courts)
    const fronts = frontsOf(ground, cell, joins)
    if (fronts.filter((front) => front).length < 3) rearHouse(ground, cell, slopes, ridges)
    fronts.forEach((front, side) => {
      if (!front) return
      paintRow(front, style.inset, slopes)
      traceLine(ridges, setBack(front, style.inset + SLOPE))
      partyWalls(front, style.inset, cell * 8 + side, walls)
    })
  }
  ctx.fillStyle = ground.theme === 'dark' ? 'rgb(0 0 0 / 0.22)' : 'rgb(250 240 220 / 0.3)'
  ctx.fill(courts)
  const { lit, shade } = STRENGTH[ground.theme]
  for (const [tone, path] of slopes) {
    const share = Math.abs(tone) / TONES
    ctx.fillStyle = tone > 0 ? `rgb(255 244 222 / ${lit * share})` : `rgb(36 20 8 / ${shade * share})`
    ctx.fill(path)
  }
  ctx.strokeStyle = style.deep
  ctx.globalAlpha = 0.45
  ctx.lineWidth = 1.5
  ctx.stroke(walls)
  ctx.globalAlpha = 0.75
  ctx.lineWidth = 1.8
  ctx.stroke(ridges)
}

/** Width of a pavement around a block. */
const PAVEMENT = 8
const PAVEMENTS = {
  light: ['rgb(120 100 74 / 0.34)', '#e2d8c4'],
  dark: ['rgb(0 0 0 / 0.4)', '#7b7468'],
} as const

/** A pavement with a kerb around raised blocks, so that the ground between two of them reads as a street. */
export function paintPavements(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  index: number,
  cells: readonly number[],
): void {
  const style = ground.styles[index]
  if (!style.isBuilt || !style.raised) return
  const [area, line] = [new Path2D(), new Path2D()]
  const joins = bodyJoins(ground)
  for (const cell of cells) traceFronts(ground, cell, joins, style.inset, area, line)
  ctx.save()
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  const [kerb, pavement] = PAVEMENTS[ground.theme]
  ctx.strokeStyle = kerb
  ctx.lineWidth = 2 * PAVEMENT + 3
  ctx.stroke(line)
  ctx.strokeStyle = pavement
  ctx.lineWidth = 2 * PAVEMENT
  ctx.stroke(line)
  ctx.restore()
}

/** The two slopes of the roofs along one side: one faces the street, the other the court. */
function paintRow(front: Front, inset: number, slopes: Map<number, Path2D>): void {
  const [street, ridge, court] = [0, 1, 2].map((step) => setBack(front, inset + step * SLOPE))
  front.normals.forEach((normal, at) => {
    const tone = Math.round(-(normal.x * LIGHT.x + normal.y * LIGHT.y) * TONES)
    quad(slopes, tone, street, ridge, at)
    quad(slopes, -tone, ridge, court, at)
  })
}

function quad(
  slopes: Map<number, Path2D>,
  tone: number,
  upper: readonly Spot[],
  lower: readonly Spot[],
  at: number,
) {
  if (tone === 0) return
  const path = slopes.get(tone) ?? new Path2D()
  slopes.set(tone, path)
  path.moveTo(upper[at].x, upper[at].y)
  for (const { x, y } of [upper[at + 1], lower[at + 1], lower[at]]) path.lineTo(x, y)
  path.closePath()
}

/** A house in the court of a wide block. */
function rearHouse(ground: Ground, cell: number, slopes: Map<number, Path2D>, ridges: Path2D): void {
  const angle = Math.floor(scatter(cell, 1) * 3) * (Math.PI / 3) + Math.PI / 6
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [
    ground.x[cell] + (scatter(cell, 2) - 0.5) * 20,
    ground.y[cell] + (scatter(cell, 3) - 0.5) * 20,
  ]
  const row = (across: number): Spot[] =>
    [-REAR.long, REAR.long].map((along) => ({
      x: x + along * cos - across * sin,
      y: y + along * sin + across * cos,
    }))
  const [back, ridge, front] = [row(-REAR.deep), row(0), row(REAR.deep)]
  const tone = sin * LIGHT.x - cos * LIGHT.y > 0 ? TONES : -TONES
  quad(slopes, tone, back, ridge, 0)
  quad(slopes, -tone, ridge, front, 0)
  traceLine(ridges, ridge)
}

/** Walls between houses, across the row. */
function partyWalls(front: Front, inset: number, salt: number, walls: Path2D): void {
  const [street, court] = [setBack(front, inset), setBack(front, inset + 2 * SLOPE)]
  front.normals.forEach((_, at) => {
    const share = 0.2 + 0.6 * scatter(salt, at)
    const across = (row: readonly Spot[]) => ({
      x: row[at].x + (row[at + 1].x - row[at].x) * share,
      y: row[at].y + (row[at + 1].y - row[at].y) * share,
    })
    traceLine(walls, [across(street), across(court)])
  })
}
