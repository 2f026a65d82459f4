/** The cells that an inspected thing affects, each kind with a colour and a sign of its own. */
import type { CellIndex } from '../../../../engine/types'
import type { Theme } from '../../types'
import type { Ground } from '../ground'
import { cellPolygon } from '../shapes'

export type InspectedCell = { readonly cell: CellIndex; readonly kind: string }
export type Sign = 'open' | 'half' | 'most' | 'cross' | 'target' | 'diamond' | 'plus' | 'bar'
export type InspectedManner = { readonly light: string; readonly dark: string; readonly sign: Sign }

const KNOWN: Readonly<Record<string, InspectedManner>> = {
  seen: { light: '#11716a', dark: '#63cfc3', sign: 'open' },
  none: { light: '#11716a', dark: '#63cfc3', sign: 'open' },
  light: { light: '#1f57b0', dark: '#8ab6ff', sign: 'half' },
  medium: { light: '#946200', dark: '#f0c04a', sign: 'most' },
  blocked: { light: '#6b5f57', dark: '#b8aea4', sign: 'cross' },
  reach: { light: '#11716a', dark: '#63cfc3', sign: 'bar' },
  target: { light: '#b3261e', dark: '#ff8a7a', sign: 'target' },
  attack: { light: '#b3261e', dark: '#ff8a7a', sign: 'diamond' },
  defence: { light: '#1f57b0', dark: '#8ab6ff', sign: 'plus' },
}
const SPARE: readonly InspectedManner[] = [
  { light: '#7b3b8c', dark: '#d7a0e6', sign: 'diamond' },
  { light: '#1f57b0', dark: '#8ab6ff', sign: 'plus' },
  { light: '#946200', dark: '#f0c04a', sign: 'bar' },
  { light: '#11716a', dark: '#63cfc3', sign: 'diamond' },
]

export function inspectedManner(kind: string): InspectedManner {
  const known = KNOWN[kind]
  if (known) return known
  let sum = 0
  for (let at = 0; at < kind.length; at++) sum = (sum * 31 + kind.charCodeAt(at)) >>> 0
  return SPARE[sum % SPARE.length]
}

/** Tints the cells in the colour of their kind, under the counters. */
export function paintInspectedCells(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly InspectedCell[],
  theme: Theme,
): void {
  ctx.save()
  const kinds = new Map<string, CellIndex[]>()
  for (const { cell, kind } of cells) {
    const list = kinds.get(kind)
    if (list) list.push(cell)
    else kinds.set(kind, [cell])
  }
  for (const [kind, list] of kinds) {
    const manner = inspectedManner(kind)
    const area = new Path2D()
    for (const cell of list) cellPolygon(ground, cell, area, -3)
    ctx.fillStyle = manner[theme]
    ctx.globalAlpha = manner.sign === 'cross' ? 0.12 : 0.2
    ctx.fill(area)
    ctx.globalAlpha = 0.85
    ctx.strokeStyle = manner[theme]
    ctx.lineWidth = manner.sign === 'target' ? 6 : 2.4
    ctx.lineJoin = 'round'
    ctx.stroke(area)
  }
  ctx.restore()
}

/** Draws a small plate with the sign of the kind at the foot of each cell, over the counters. */
export function paintInspectedSigns(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cells: readonly InspectedCell[],
  occupied: ReadonlySet<CellIndex>,
  theme: Theme,
): void {
  for (const { cell, kind } of cells) {
    const [dx, dy] = occupied.has(cell) ? [-41, 0] : [0, 36]
    paintSign(ctx, inspectedManner(kind), ground.x[cell] + dx, ground.y[cell] + dy, theme)
  }
}

/** One sign, 22 units wide; legends use it too. */
export function paintSign(
  ctx: CanvasRenderingContext2D,
  manner: InspectedManner,
  x: number,
  y: number,
  theme: Theme,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(0, 0, 11, 0, 6.2832)
  ctx.fillStyle = theme === 'dark' ? '#17181b' : '#fffdf7'
  ctx.fill()
  ctx.lineWidth = 2.4
  ctx.strokeStyle = manner[theme]
  ctx.fillStyle = manner[theme]
  ctx.stroke()
  ctx.beginPath()
  SIGNS[manner.sign](ctx)
  ctx.restore()
}

const SIGNS: Record<Sign, (ctx: CanvasRenderingContext2D) => void> = {
  open: (ctx) => {
    ctx.arc(0, 0, 3, 0, 6.2832)
    ctx.fill()
  },
  half: (ctx) => {
    ctx.arc(0, 0, 8, Math.PI / 2, -Math.PI / 2)
    ctx.fill()
  },
  most: (ctx) => {
    ctx.moveTo(0, 0)
    ctx.arc(0, 0, 8, 0, Math.PI * 1.5)
    ctx.closePath()
    ctx.fill()
  },
  cross: (ctx) =>
    strokes(ctx, [
      [-4.5, -4.5, 4.5, 4.5],
      [4.5, -4.5, -4.5, 4.5],
    ]),
  target: (ctx) => {
    strokes(ctx, [
      [-8, 0, -3, 0],
      [3, 0, 8, 0],
      [0, -8, 0, -3],
      [0, 3, 0, 8],
    ])
  },
  diamond: (ctx) => {
    ctx.moveTo(0, -6)
    ctx.lineTo(6, 0)
    ctx.lineTo(0, 6)
    ctx.lineTo(-6, 0)
    ctx.closePath()
    ctx.fill()
  },
  plus: (ctx) =>
    strokes(ctx, [
      [-5.5, 0, 5.5, 0],
      [0, -5.5, 0, 5.5],
    ]),
  bar: (ctx) => strokes(ctx, [[-5.5, 0, 5.5, 0]]),
}

function strokes(ctx: CanvasRenderingContext2D, list: readonly (readonly number[])[]): void {
  for (const [ax, ay, bx, by] of list) {
    ctx.moveTo(ax, ay)
    ctx.lineTo(bx, by)
  }
  ctx.lineWidth = 2.6
  ctx.stroke()
}
