/** Landforms in the style of old maps: peaks, passes, star forts, tufts of grass. */
import { mix } from '../colour'
import type { Ground } from '../ground'
import { type Painter, scatter } from './painter'

/** Two or three peaks a cell, lit from the west; front ones cover the others. */
export const peaks: Painter = (ctx, ground, style, cells) => {
  const hills = cells.flatMap((cell) =>
    [0, 1, 2].map((at) => ({
      x: ground.x[cell] + (at - 1) * 27 + (scatter(cell, at) - 0.5) * 16,
      y: ground.y[cell] + (at === 1 ? 20 : 30 - scatter(cell, at + 4) * 26) + 8,
      tall: (at === 1 ? 52 : 36) + scatter(cell, at + 8) * 12,
      lean: (scatter(cell, at + 12) - 0.5) * 8,
    })),
  )
  hills.sort((a, b) => a.y - b.y)
  ctx.lineWidth = 2.2
  for (const hill of hills) peak(ctx, style, hill, ground.theme === 'dark')
}

type Hill = { readonly x: number; readonly y: number; readonly tall: number; readonly lean: number }

function peak(
  ctx: CanvasRenderingContext2D,
  style: Parameters<Painter>[2],
  { x, y, tall, lean }: Hill,
  dark: boolean,
): void {
  const half = tall * 0.56
  const [topX, topY] = [x + lean, y - tall]
  const face = (points: readonly (readonly [number, number])[], colour: string, alpha: number) => {
    const path = new Path2D()
    for (const [px, py] of points) path.lineTo(px, py)
    path.closePath()
    ctx.fillStyle = colour
    ctx.globalAlpha = alpha
    ctx.fill(path)
    return path
  }
  const crease: [number, number] = [x + half * 0.16, y - tall * 0.42]
  const foot: [number, number] = [x - half * 0.12, y]
  const whole = face(
    [
      [x - half, y],
      [topX, topY],
      [x + half, y],
    ],
    style.colour,
    1,
  )
  face([[topX, topY], [x + half, y], foot, crease], style.deep, dark ? 0.34 : 0.62)
  face(
    [
      [topX, topY],
      [topX - half * 0.3, topY + tall * 0.32],
      [topX, topY + tall * 0.24],
      [topX + half * 0.26, topY + tall * 0.3],
    ],
    dark ? '#d8d4cb' : '#fffdf8',
    dark ? 0.5 : 0.85,
  )
  ctx.strokeStyle = style.deep
  ctx.globalAlpha = 0.8
  ctx.stroke(whole)
}

/** A winding track from one open side to the other, between two shoulders of rock. */
export const saddle: Painter = (ctx, ground, style, cells) => {
  for (const cell of cells) {
    const along = wayAcross(ground, style.body, cell)
    ctx.save()
    ctx.translate(ground.x[cell], ground.y[cell])
    ctx.rotate(along)
    const track = new Path2D()
    track.moveTo(-50, 4)
    track.bezierCurveTo(-24, -16, -12, 20, 0, 2)
    track.bezierCurveTo(12, -16, 24, 18, 50, -2)
    ctx.strokeStyle = style.deep
    ctx.globalAlpha = 0.55
    ctx.lineWidth = 17
    ctx.lineCap = 'butt'
    ctx.stroke(track)
    ctx.strokeStyle = style.pale
    ctx.globalAlpha = 1
    ctx.lineWidth = 12
    ctx.stroke(track)
    shoulders(ctx, style.deep)
    ctx.restore()
  }
}

/** Short strokes that slope down to the track from both sides. */
function shoulders(ctx: CanvasRenderingContext2D, ink: string): void {
  const lines = new Path2D()
  for (const side of [-1, 1])
    for (let at = -3; at <= 3; at++) {
      lines.moveTo(at * 13, side * 46)
      lines.lineTo(at * 11.5 + 2, side * (27 + (Math.abs(at) % 2) * 5))
    }
  ctx.strokeStyle = ink
  ctx.globalAlpha = 0.7
  ctx.lineWidth = 2.6
  ctx.lineCap = 'round'
  ctx.stroke(lines)
}

/** The angle of the pass: from the first side that leaves the heights to the opposite one. */
function wayAcross(ground: Ground, body: number, cell: number): number {
  for (let side = 0; side < ground.sides; side++) {
    const other = ground.near[cell * ground.sides + side]
    if (other < 0 || ground.styles[ground.style[other]].body === body) continue
    const next = (side + 1) % ground.sides
    return Math.atan2(
      ground.corners[side * 2 + 1] + ground.corners[next * 2 + 1],
      ground.corners[side * 2] + ground.corners[next * 2],
    )
  }
  return 0
}

/** A bastion fort: five points, a ditch, a yard. */
export const bastion: Painter = (ctx, ground, style, cells) => {
  const stone = ground.theme === 'dark' ? mix(style.pale, '#d9d2c4', 0.35) : mix(style.pale, '#b3a58f', 0.55)
  for (const cell of cells) {
    const [x, y] = [ground.x[cell], ground.y[cell]]
    star(ctx, x, y, 48, style.deep, 0.3)
    star(ctx, x, y, 42, stone, 1)
    ctx.strokeStyle = style.deep
    ctx.lineWidth = 3
    ctx.stroke(starPath(x, y, 42))
    star(ctx, x, y, 25, style.pale, 0.9)
    ctx.lineWidth = 1.8
    ctx.stroke(starPath(x, y, 25))
  }
}

/** A walled depot: a yard with four corner towers and a gate in each wall. */
export const magazine: Painter = (ctx, ground, style, cells) => {
  const walls = new Path2D()
  const towers = new Path2D()
  for (const cell of cells)
    for (const [u, v] of CORNERS) {
      const [x, y] = [ground.x[cell] + u * 32, ground.y[cell] + v * 32]
      walls.moveTo(x - u * 22, y)
      walls.lineTo(x, y)
      walls.lineTo(x, y - v * 22)
      towers.roundRect(x - 8, y - 8, 16, 16, 3)
    }
  ctx.strokeStyle = style.deep
  ctx.lineWidth = 7
  ctx.lineCap = 'butt'
  ctx.stroke(walls)
  ctx.fillStyle = style.pale
  ctx.fill(towers)
  ctx.lineWidth = 2.6
  ctx.stroke(towers)
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

function star(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  colour: string,
  alpha: number,
): void {
  ctx.globalAlpha = alpha
  ctx.fillStyle = colour
  ctx.fill(starPath(x, y, r))
  ctx.globalAlpha = 1
}

/** Arrow-headed corners joined by straight walls. */
function starPath(x: number, y: number, r: number): Path2D {
  const path = new Path2D()
  for (let point = 0; point < 5; point++) {
    const at = (point * 2 * Math.PI) / 5 - Math.PI / 2
    for (const [turn, far] of [
      [-0.27, 0.64],
      [-0.2, 0.82],
      [0, 1],
      [0.2, 0.82],
      [0.27, 0.64],
    ])
      path.lineTo(x + Math.cos(at + turn) * r * far, y + Math.sin(at + turn) * r * far)
  }
  path.closePath()
  return path
}

/** Scattered tufts, so that open ground is not blank. */
export const grass: Painter = (ctx, ground, style, cells) => {
  const tufts = new Path2D()
  for (const cell of cells)
    for (let tuft = 0; tuft < 3; tuft++) {
      if (scatter(cell, tuft + 70) < 0.45) continue
      const x = ground.x[cell] + (scatter(cell, tuft) - 0.5) * 78
      const y = ground.y[cell] + (scatter(cell, tuft + 20) - 0.5) * 78
      for (const lean of [-4, 0, 4]) {
        tufts.moveTo(x + lean * 0.4, y)
        tufts.quadraticCurveTo(x + lean * 0.6, y - 5, x + lean, y - 8 + Math.abs(lean) * 0.5)
      }
    }
  ctx.strokeStyle = style.deep
  ctx.globalAlpha = 0.3
  ctx.lineWidth = 1.7
  ctx.stroke(tufts)
}
