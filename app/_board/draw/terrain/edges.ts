import type { EdgeType } from '../../../../schemas/generated/content'
import type { BoardLook } from '../../types'
import { mix } from '../colour'
import type { Ground, Rect } from '../ground'
import { sideEnds } from '../shapes'

type Ends = ReturnType<typeof sideEnds>
type EdgeStyle = EdgeType['look']['style']

/** Walls, gates and rivers between cells, drawn after the ground so that they continue from side to side. */
export function paintEdges(ctx: CanvasRenderingContext2D, ground: Ground, look: BoardLook, rect: Rect): void {
  const looks = new Map((look.edges ?? []).map((edge) => [edge.id, edge.look]))
  const groups = new Map<string, Ends[]>()
  for (const edge of ground.board.edges) {
    const side = ground.sideOf[edge.direction]
    if (side === undefined || side < 0) continue
    const ends = sideEnds(ground, edge.cell, side)
    if (!near(ends, rect)) continue
    const group = groups.get(edge.type)
    if (group) group.push(ends)
    else groups.set(edge.type, [ends])
  }
  const order: EdgeStyle[] = ['border', 'crest', 'river', 'hedge', 'fence', 'wall', 'gate', 'door', 'window']
  const types = [...groups.keys()].sort(
    (a, b) => order.indexOf(looks.get(a)?.style ?? 'wall') - order.indexOf(looks.get(b)?.style ?? 'wall'),
  )
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const type of types) {
    const edgeLook = looks.get(type)
    const dark = ground.theme === 'dark'
    const colour = dark
      ? (edgeLook?.colourDark ?? mix(edgeLook?.colour ?? '#b5566f', '#ffffff', 0.2))
      : (edgeLook?.colour ?? '#b5566f')
    PAINTERS[edgeLook?.style ?? 'fence'](ctx, groups.get(type) ?? [], colour, dark)
  }
  ctx.restore()
}

const near = ([a, b]: Ends, rect: Rect): boolean =>
  Math.max(a.x, b.x) > rect.left - 20 &&
  Math.min(a.x, b.x) < rect.right + 20 &&
  Math.max(a.y, b.y) > rect.top - 20 &&
  Math.min(a.y, b.y) < rect.bottom + 20

function path(sides: readonly Ends[], from = 0, to = 1): Path2D {
  const out = new Path2D()
  for (const [a, b] of sides) {
    out.moveTo(a.x + (b.x - a.x) * from, a.y + (b.y - a.y) * from)
    out.lineTo(a.x + (b.x - a.x) * to, a.y + (b.y - a.y) * to)
  }
  return out
}

type Painter = (ctx: CanvasRenderingContext2D, sides: readonly Ends[], colour: string, dark: boolean) => void

/** A thick band with merlons: blocks of stone seen from above. */
const wall: Painter = (ctx, sides, colour, dark) => {
  const line = path(sides)
  ctx.save()
  ctx.translate(2, 3.5)
  ctx.strokeStyle = dark ? 'rgb(0 0 0 / 0.55)' : 'rgb(60 44 28 / 0.28)'
  ctx.lineWidth = 15
  ctx.stroke(line)
  ctx.restore()
  ctx.strokeStyle = mix(colour, dark ? '#000000' : '#1d130a', 0.45)
  ctx.lineWidth = 15
  ctx.stroke(line)
  ctx.strokeStyle = colour
  ctx.lineWidth = 11
  ctx.stroke(line)
  ctx.strokeStyle = mix(colour, '#ffffff', dark ? 0.25 : 0.42)
  ctx.lineWidth = 7
  ctx.lineCap = 'butt'
  for (const at of [0.02, 0.27, 0.52, 0.77]) ctx.stroke(path(sides, at, at + 0.15))
  ctx.lineCap = 'round'
}

/** An opening with two towers and a threshold. */
const gate: Painter = (ctx, sides, colour, dark) => {
  ctx.strokeStyle = mix(colour, '#ffffff', dark ? 0.1 : 0.5)
  ctx.lineWidth = 4
  ctx.lineCap = 'butt'
  ctx.setLineDash([4, 5])
  ctx.stroke(path(sides, 0.24, 0.76))
  ctx.setLineDash([])
  ctx.lineCap = 'round'
  for (const [width, tone] of [
    [21, mix(colour, dark ? '#000000' : '#1d130a', 0.45)],
    [16, colour],
    [8, mix(colour, '#ffffff', 0.4)],
  ] as const) {
    ctx.strokeStyle = tone
    ctx.lineWidth = width
    ctx.stroke(path(sides, 0.1, 0.101))
    ctx.stroke(path(sides, 0.899, 0.9))
  }
}

const river: Painter = (ctx, sides, colour, dark) => {
  const line = path(sides)
  ctx.strokeStyle = mix(colour, dark ? '#000000' : '#10324a', 0.35)
  ctx.lineWidth = 22
  ctx.stroke(line)
  ctx.strokeStyle = colour
  ctx.lineWidth = 18
  ctx.stroke(line)
  ctx.strokeStyle = mix(colour, '#ffffff', 0.35)
  ctx.lineWidth = 2.4
  ctx.stroke(path(sides, 0.2, 0.6))
}

const fence: Painter = (ctx, sides, colour) => {
  ctx.strokeStyle = colour
  ctx.lineWidth = 5
  ctx.stroke(path(sides))
  ctx.lineWidth = 10
  ctx.lineCap = 'butt'
  for (const at of [0.12, 0.38, 0.62, 0.88]) ctx.stroke(path(sides, at - 0.025, at + 0.025))
  ctx.lineCap = 'round'
}

/** A door leaf between two jambs, with its threshold on the ground. */
const door: Painter = (ctx, sides, colour, dark) => {
  ctx.lineCap = 'butt'
  jambs(ctx, sides, dark, 0.24)
  ctx.strokeStyle = mix(colour, dark ? '#000000' : '#1d130a', 0.5)
  ctx.lineWidth = 16
  ctx.stroke(path(sides, 0.22, 0.78))
  ctx.strokeStyle = colour
  ctx.lineWidth = 11.5
  ctx.stroke(path(sides, 0.26, 0.74))
  ctx.strokeStyle = mix(colour, '#ffffff', 0.45)
  ctx.lineWidth = 11.5
  for (const at of [0.41, 0.57]) ctx.stroke(path(sides, at, at + 0.025))
  ctx.lineCap = 'round'
}

/** A window pane within the wall, with its bar. */
const windowSide: Painter = (ctx, sides, colour, dark) => {
  ctx.lineCap = 'butt'
  jambs(ctx, sides, dark, 0.2)
  ctx.strokeStyle = mix(colour, dark ? '#000000' : '#10202c', 0.55)
  ctx.lineWidth = 13
  ctx.stroke(path(sides, 0.18, 0.82))
  ctx.strokeStyle = mix(colour, '#ffffff', dark ? 0.25 : 0.62)
  ctx.lineWidth = 8
  ctx.stroke(path(sides, 0.22, 0.78))
  ctx.strokeStyle = colour
  ctx.lineWidth = 8
  ctx.stroke(path(sides, 0.48, 0.52))
  ctx.lineCap = 'round'
}

/** The ends of the wall on both sides of an opening. */
function jambs(ctx: CanvasRenderingContext2D, sides: readonly Ends[], dark: boolean, share: number): void {
  for (const [width, tone] of dark
    ? ([
        [15, '#3c3731'],
        [11, '#948878'],
      ] as const)
    : ([
        [15, '#3f352b'],
        [11, '#7b6d5d'],
      ] as const)) {
    ctx.strokeStyle = tone
    ctx.lineWidth = width
    ctx.stroke(path(sides, -0.02, share))
    ctx.stroke(path(sides, 1 - share, 1.02))
  }
}

/** Separate clumps of green, lit from above. */
const hedge: Painter = (ctx, sides, colour, dark) => {
  for (const [tone, radius, lift] of [
    [mix(colour, dark ? '#000000' : '#14210c', 0.4), 9, 0],
    [colour, 7.5, -0.6],
    [mix(colour, '#ffffff', dark ? 0.2 : 0.35), 3, -3],
  ] as const) {
    const clumps = new Path2D()
    for (const [a, b] of sides)
      for (const at of [0.02, 0.22, 0.41, 0.6, 0.8, 0.98]) {
        const x = a.x + (b.x - a.x) * at
        const y = a.y + (b.y - a.y) * at + lift
        clumps.moveTo(x + radius, y)
        clumps.arc(x, y, radius, 0, 6.2832)
      }
    ctx.fillStyle = tone
    ctx.fill(clumps)
  }
}

/** The upper edge of a slope: a line with teeth that point downhill, into the cell that names the side. */
const crest: Painter = (ctx, sides, colour) => {
  ctx.strokeStyle = colour
  ctx.lineWidth = 5
  ctx.stroke(path(sides))
  const teeth = new Path2D()
  for (const [a, b] of sides) {
    // Corners run clockwise, so the inside of the cell is to the right of the line from a to b.
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    for (const at of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const deep = at === 0.3 || at === 0.7 ? 0.2 : 0.3
      teeth.moveTo(a.x + dx * (at - 0.05), a.y + dy * (at - 0.05))
      teeth.lineTo(a.x + dx * at - dy * deep, a.y + dy * at + dx * deep)
      teeth.lineTo(a.x + dx * (at + 0.05), a.y + dy * (at + 0.05))
    }
  }
  ctx.fillStyle = colour
  ctx.fill(teeth)
}

/** A frontier drawn on the map only: dashes and dots. */
const border: Painter = (ctx, sides, colour) => {
  ctx.strokeStyle = colour
  ctx.lineWidth = 5
  ctx.setLineDash([22, 12, 0.1, 12])
  ctx.stroke(path(sides))
  ctx.setLineDash([])
}

const PAINTERS: Record<EdgeStyle, Painter> = {
  wall,
  gate,
  river,
  fence,
  door,
  window: windowSide,
  hedge,
  crest,
  border,
  // Links between areas; along the sides of cells they are drawn as lines.
  rail: fence,
  road: border,
  ferry: border,
}
