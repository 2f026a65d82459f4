/** An object drawn on the ground: its cells are tinted and outlined, ends of links are joined by a line. */
import type { Ground } from '../../../_board/draw/ground'
import { rimOf } from '../../../_board/draw/overlay/overlay'
import { cellPolygon } from '../../../_board/draw/shapes'
import type { Overlay, Theme } from '../../../_board/types'

export type DrawnObject = {
  readonly cells: readonly number[]
  /** Objects of one list have one colour. */
  readonly list: string
  /** True if the cells are the two ends of a link. */
  readonly isLine: boolean
  readonly isChosen: boolean
}

const COLOURS: readonly Readonly<Record<Theme, string>>[] = [
  { light: '#946200', dark: '#f0c04a' },
  { light: '#11716a', dark: '#63cfc3' },
  { light: '#1f57b0', dark: '#8ab6ff' },
  { light: '#7b3b8c', dark: '#d7a0e6' },
  { light: '#a3271c', dark: '#ff8a7a' },
]
/** The lists of a map have a colour each; lists of scenarios share the rest. */
const OF_MAP: Readonly<Record<string, number>> = { sites: 0, places: 1, regions: 2, links: 3 }

export function colourOf(list: string, theme: Theme): string {
  let sum = 0
  for (let at = 0; at < list.length; at++) sum += list.charCodeAt(at)
  return COLOURS[OF_MAP[list] ?? 3 + (sum % 2)][theme]
}

/** Selected objects are drawn last, over the others. */
export const overlayOf =
  (objects: readonly DrawnObject[]): Overlay =>
  (ctx, ground, theme) => {
    ctx.save()
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    for (const object of objects) if (!object.isChosen) paint(ctx, ground, object, theme)
    for (const object of objects) if (object.isChosen) paint(ctx, ground, object, theme)
    ctx.restore()
  }

function paint(ctx: CanvasRenderingContext2D, ground: Ground, object: DrawnObject, theme: Theme): void {
  const { cells, list, isLine, isChosen } = object
  const colour = colourOf(list, theme)
  const area = new Path2D()
  if (!isLine || isChosen) for (const cell of cells) cellPolygon(ground, cell, area, -2)
  const line = isLine ? wayBetween(ground, cells) : ground.areas ? area : rimOf(ground, cells)
  ctx.fillStyle = colour
  ctx.globalAlpha = isChosen ? 0.36 : 0.1
  ctx.fill(area)
  ctx.globalAlpha = isChosen ? 1 : 0.75
  if (isChosen) {
    ctx.strokeStyle = theme === 'dark' ? 'rgb(10 12 14 / 0.9)' : 'rgb(255 253 247 / 0.95)'
    ctx.lineWidth = 20
    ctx.stroke(line)
  }
  ctx.strokeStyle = colour
  ctx.lineWidth = isChosen ? 11 : 3
  ctx.stroke(line)
}

function wayBetween(ground: Ground, cells: readonly number[]): Path2D {
  const path = new Path2D()
  for (const [at, cell] of cells.entries())
    if (at === 0) path.moveTo(ground.x[cell], ground.y[cell])
    else path.lineTo(ground.x[cell], ground.y[cell])
  return path
}
