import type { CellIndex } from '../../../../engine/types'
import type { Highlights, Theme } from '../../types'
import type { Ground } from '../ground'
import { areaBoard } from '../loaded-boards'
import { cellPolygon, sideEnds } from '../shapes'

/** A style of marking a choice: a colour and always a shape of its own. */
export type Manner = {
  readonly light: string
  readonly dark: string
  readonly sign: 'dot' | 'cross-hair' | 'arrow' | 'dash' | 'diamond' | 'plus' | 'bars'
}

const TEAL = { light: '#11716a', dark: '#63cfc3' }
const RED = { light: '#b3261e', dark: '#ff8a7a' }
const BLUE = { light: '#1f57b0', dark: '#8ab6ff' }
const OCHRE = { light: '#946200', dark: '#f0c04a' }
const PLUM = { light: '#7b3b8c', dark: '#d7a0e6' }

export const MANNERS: Readonly<Record<string, Manner>> = {
  move: { ...TEAL, sign: 'dot' },
  select: { ...TEAL, sign: 'dot' },
  place: { ...TEAL, sign: 'dash' },
  launch: { ...RED, sign: 'cross-hair' },
  attack: { ...RED, sign: 'diamond' },
  retreat: { ...BLUE, sign: 'arrow' },
  advance: { ...OCHRE, sign: 'plus' },
  barricade: { ...OCHRE, sign: 'bars' },
  jam: { ...OCHRE, sign: 'bars' },
  head: { ...OCHRE, sign: 'plus' },
  base: { ...PLUM, sign: 'dash' },
  shoot: { ...RED, sign: 'cross-hair' },
  against: { ...RED, sign: 'diamond' },
  hurt: { ...RED, sign: 'bars' },
  take: { ...OCHRE, sign: 'plus' },
  enter: { ...TEAL, sign: 'dash' },
  face: { ...TEAL, sign: 'bars' },
  fall: { ...BLUE, sign: 'arrow' },
  mount: { ...OCHRE, sign: 'plus' },
  dismount: { ...OCHRE, sign: 'dash' },
}
const SPARE: readonly Manner[] = [
  { ...PLUM, sign: 'diamond' },
  { ...BLUE, sign: 'dot' },
  { ...OCHRE, sign: 'dash' },
]

export function mannerOf(group: string): Manner {
  const known = MANNERS[group]
  if (known) return known
  let sum = 0
  for (let at = 0; at < group.length; at++) sum = (sum * 31 + group.charCodeAt(at)) >>> 0
  return SPARE[sum % SPARE.length]
}

/** Marks under the counters: available cells, and the subject of the question. */
export function paintCellHighlights(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  highlights: Highlights,
  theme: Theme,
  occupied: ReadonlySet<CellIndex>,
): void {
  const groups = new Map<string, CellIndex[]>()
  for (const { cell, group } of highlights.cells ?? []) {
    const list = groups.get(group)
    if (list) list.push(cell)
    else groups.set(group, [cell])
  }
  for (const cell of highlights.focusCells ?? []) {
    const path = new Path2D()
    cellPolygon(ground, cell, path, -4)
    ctx.strokeStyle = theme === 'dark' ? '#f3e6c4' : '#2a2119'
    ctx.lineWidth = 4
    ctx.stroke(path)
  }
  for (const [group, cells] of groups) paintGroup(ctx, ground, cells, mannerOf(group), theme, occupied)
  for (const { cell, direction, group } of highlights.edges ?? []) {
    if (ground.areas) {
      const path = areaBoard.get().linkGlow({ ...ground, areas: ground.areas }, cell, direction)
      if (path) paintLinkGlow(ctx, path, mannerOf(group), theme)
      continue
    }
    const side = ground.sideOf[direction]
    if (side < 0) continue
    const [a, b] = sideEnds(ground, cell, side)
    ctx.strokeStyle = mannerOf(group)[theme]
    ctx.lineWidth = 10
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(a.x, a.y)
    ctx.lineTo(b.x, b.y)
    ctx.stroke()
  }
}

/** An available link: a broad glow with its colour in the middle. */
function paintLinkGlow(ctx: CanvasRenderingContext2D, path: Path2D, manner: Manner, theme: Theme): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = manner[theme]
  ctx.globalAlpha = 0.3
  ctx.lineWidth = 26
  ctx.stroke(path)
  ctx.globalAlpha = 0.95
  ctx.lineWidth = 5
  if (manner.sign === 'dash') ctx.setLineDash([10, 8])
  ctx.stroke(path)
  ctx.restore()
}

function paintGroup(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly CellIndex[],
  manner: Manner,
  theme: Theme,
  occupied: ReadonlySet<CellIndex>,
): void {
  const colour = manner[theme]
  const area = new Path2D()
  for (const cell of cells) cellPolygon(ground, cell, area, -5)
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.fillStyle = colour
  ctx.globalAlpha = theme === 'dark' ? 0.2 : 0.16
  ctx.fill(area)
  ctx.globalAlpha = 0.95
  ctx.strokeStyle = theme === 'dark' ? 'rgb(10 12 14 / 0.7)' : 'rgb(255 255 255 / 0.8)'
  ctx.lineWidth = 6
  ctx.stroke(area)
  ctx.strokeStyle = colour
  ctx.lineWidth = 3.4
  if (manner.sign === 'dash') ctx.setLineDash([10, 8])
  ctx.stroke(area)
  ctx.setLineDash([])
  for (const cell of cells)
    if (!occupied.has(cell)) paintSign(ctx, manner.sign, ground.x[cell], ground.y[cell], colour, theme)
  ctx.restore()
}

/** A sign centred on a point, with an outline that stands out on any ground. */
export function paintSign(
  ctx: CanvasRenderingContext2D,
  sign: Manner['sign'],
  x: number,
  y: number,
  colour: string,
  theme: Theme,
): void {
  const path = SIGNS[sign](x, y)
  ctx.strokeStyle = theme === 'dark' ? 'rgb(10 12 14 / 0.8)' : 'rgb(255 255 255 / 0.9)'
  ctx.lineWidth = 9
  ctx.stroke(path)
  ctx.strokeStyle = colour
  ctx.lineWidth = 4.5
  ctx.stroke(path)
  if (sign === 'dot') {
    ctx.fillStyle = colour
    ctx.fill(path)
  }
}

const SIGNS: Record<Manner['sign'], (x: number, y: number) => Path2D> = {
  dot: (x, y) => circle(x, y, 8),
  dash: (x, y) => circle(x, y, 11),
  'cross-hair': (x, y) => {
    const path = circle(x, y, 15)
    lines(path, x, y, [
      [-25, 0, -10, 0],
      [10, 0, 25, 0],
      [0, -25, 0, -10],
      [0, 10, 0, 25],
    ])
    return path
  },
  arrow: (x, y) => {
    const path = new Path2D()
    lines(path, x, y, [
      [18, 0, -16, 0],
      [-16, 0, -5, -11],
      [-16, 0, -5, 11],
    ])
    return path
  },
  diamond: (x, y) => {
    const path = new Path2D()
    path.moveTo(x, y - 17)
    path.lineTo(x + 17, y)
    path.lineTo(x, y + 17)
    path.lineTo(x - 17, y)
    path.closePath()
    return path
  },
  plus: (x, y) => {
    const path = new Path2D()
    lines(path, x, y, [
      [-14, 0, 14, 0],
      [0, -14, 0, 14],
    ])
    return path
  },
  bars: (x, y) => {
    const path = new Path2D()
    lines(path, x, y, [
      [-16, -9, 16, -9],
      [-16, 0, 16, 0],
      [-16, 9, 16, 9],
    ])
    return path
  },
}

/** A circle as a path. */
export function circle(x: number, y: number, r: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, r, 0, 6.2832)
  return path
}

function lines(path: Path2D, x: number, y: number, list: readonly (readonly number[])[]): void {
  for (const [ax, ay, bx, by] of list) {
    path.moveTo(x + ax, y + ay)
    path.lineTo(x + bx, y + by)
  }
}
