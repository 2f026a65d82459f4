/** Names of areas: provinces in spaced capitals, towns beside their nodes if there is space, seas in italics. */

import type { Ground } from '../ground'
import type { Areas } from './areas'
import { type Bounds, boundsOf, boxAt, type Point } from './outline'
import type { AreaPrint } from './print'
import { layTownNames } from './town-names'

type AreaGround = Ground & { readonly areas: Areas }

/** Device pixels a cell from which names of areas, and of towns, can be read. */
const NAMES_FROM = 13
const TOWNS_FROM = 26
/** Least height of a letter in device pixels. */
const LEAST = 10.5

type Ink = { readonly ink: string; readonly halo: string; readonly soft: string }
const INKS: Record<Ground['theme'], Ink> = {
  light: { ink: '#35291b', halo: 'rgb(255 251 240 / 0.82)', soft: '#4d6a73' },
  dark: { ink: '#f0e7d3', halo: 'rgb(18 17 15 / 0.72)', soft: '#9fc3cd' },
}

export function paintAreaNames(
  ctx: CanvasRenderingContext2D,
  ground: AreaGround,
  print: AreaPrint,
  pixels: number,
): void {
  if (pixels < NAMES_FROM) return
  const { ink, halo, soft } = INKS[ground.theme]
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  for (const { place, label } of ground.areas.scenery) {
    if (place === undefined) continue
    ctx.fillStyle = soft
    ctx.globalAlpha = 0.85
    ctx.font = `italic 500 ${Math.max(27, (LEAST * 100) / pixels)}px ${print.fonts.square}`
    ctx.fillText(print.nameOf('places', place), label.x, label.y)
    ctx.globalAlpha = 1
  }
  ctx.fillStyle = ink
  ctx.strokeStyle = halo
  for (const { place, box } of ground.areas.insets) {
    ctx.font = `600 22px ${print.fonts.square}`
    ctx.fillText(print.nameOf('places', place), (box.left + box.right) / 2, box.top + 26)
  }
  const written = ground.areas.order.flatMap((cell) => paintAreaName(ctx, ground, print, cell, pixels))
  if (pixels >= TOWNS_FROM) paintTownNames(ctx, ground, print, pixels, written)
  ctx.restore()
}

function paintAreaName(
  ctx: CanvasRenderingContext2D,
  ground: AreaGround,
  { nameOf, fonts }: AreaPrint,
  cell: number,
  pixels: number,
): Bounds[] {
  const bounds = boundsOf(ground.areas.outlines[cell] ?? [])
  const width = bounds.right - bounds.left
  const text = nameOf('areas', ground.board.grid.names[cell]).toLocaleUpperCase()
  const at = ground.areas.labels[cell] ?? { x: ground.x[cell], y: ground.y[cell] - 62 }
  const lengthAt = (row: string, size: number) => {
    ctx.font = `600 ${size}px ${fonts.square}`
    return ctx.measureText(row).width + row.length * size * SPACED
  }
  const room = roomAt(ground.areas.outlines[cell] ?? [], at, width) - 2 * BESIDE
  const rows = lengthAt(text, SMALL) <= room ? [text] : inTwo(text)
  const longest = Math.max(...rows.map((row) => lengthAt(row, LARGE)))
  const size = Math.max(17.5, Math.min(LARGE, (LARGE * room) / longest))
  if ((size * pixels) / 100 < 5) return []
  ctx.font = `600 ${size}px ${fonts.square}`
  ctx.letterSpacing = `${size * SPACED}px`
  ctx.lineWidth = size * 0.22
  rows.forEach((row, line) => {
    const y = at.y + (line - (rows.length - 1) / 2) * size * 1.1
    ctx.strokeText(row, at.x, y)
    ctx.fillText(row, at.x, y)
  })
  ctx.letterSpacing = '0px'
  return [boxAt(at, (longest * size) / LARGE, size * 1.1 * rows.length)]
}

/** Smallest and largest size of an area's name in one row, and its letter spacing as a share of the size. */
const LARGE = 26
const SMALL = 21
const SPACED = 0.09
/** Distance in drawing units between a name and the border. */
const BESIDE = 9

/** Twice the distance from a point to the nearer border at its height. */
function roomAt(outline: readonly Point[], at: Point, width: number): number {
  let [left, right] = [Infinity, Infinity]
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length]
    for (const y of [at.y - 10, at.y + 10]) {
      if (a.y > y === b.y > y) continue
      const x = a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)
      if (x <= at.x) left = Math.min(left, at.x - x)
      else right = Math.min(right, x - at.x)
    }
  })
  const room = 2 * Math.min(left, right)
  return room < Infinity && room > 40 ? room : width
}

/** Splits a name into two rows at the hyphen or space nearest to the middle. */
export function inTwo(text: string): string[] {
  const breaks = [...text.matchAll(/[- ]/g)].map(({ index }) => index)
  if (breaks.length === 0) return [text]
  const middle = text.length / 2
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best))
  return [text.slice(0, text[at] === '-' ? at + 1 : at), text.slice(at + 1)]
}

function paintTownNames(
  ctx: CanvasRenderingContext2D,
  ground: AreaGround,
  { nameOf, fonts }: AreaPrint,
  pixels: number,
  written: readonly Bounds[],
): void {
  const size = Math.min(27, Math.max(17.5, (LEAST * 100) / pixels))
  ctx.font = `620 ${size}px ${fonts.street}`
  ctx.lineWidth = size * 0.28
  const names = ground.areas.nodes.map((cell) => nameOf('areas', ground.board.grid.names[cell]))
  const widths = names.map((name) => ctx.measureText(name).width)
  layTownNames(ground, widths, size, written).forEach(({ x, y, align }, at) => {
    ctx.textAlign = align
    ctx.strokeText(names[at], x, y)
    ctx.fillText(names[at], x, y)
  })
}
