/** Names of areas: provinces in spaced capitals, towns beside their nodes if there is space, seas in italics. */
import type { CellIndex } from '../../../../engine/types'
import type { Ground } from '../ground'
import { LEAST_PIXELS } from '../labels/lettering'
import type { Areas } from './areas'
import { type Bounds, boundsOf, boxAt, type Point } from './outline'
import type { AreaPrint } from './print'
import { overlap } from './space'
import { layTownNames } from './town-names'

type AreaGround = Ground & { readonly areas: Areas }

/** CSS pixels a cell from which names of areas, and of towns, can be read. */
const NAMES_FROM = 13
export const TOWNS_FROM = 26

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
  const scale = pixels / print.ratio
  if (scale < NAMES_FROM) return
  const least = (LEAST_PIXELS * 100) / scale
  const { ink, halo, soft } = INKS[ground.theme]
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  for (const { place, label } of ground.areas.scenery) {
    if (place === undefined) continue
    ctx.fillStyle = soft
    ctx.globalAlpha = 0.85
    ctx.font = `italic 500 ${Math.max(27, least)}px ${print.fonts.square}`
    ctx.fillText(print.nameOf('places', place), label.x, label.y)
    ctx.globalAlpha = 1
  }
  ctx.fillStyle = ink
  ctx.strokeStyle = halo
  for (const { place, box } of ground.areas.insets) {
    ctx.font = `600 ${Math.max(22, least)}px ${print.fonts.square}`
    ctx.fillText(print.nameOf('places', place), (box.left + box.right) / 2, box.top + 26)
  }
  ctx.font = `600 ${LARGE}px ${print.fonts.square}`
  const names = layAreaNames(ground, print.nameOf, least, (row) => ctx.measureText(row).width / LARGE)
  for (const name of names) paintAreaName(ctx, name, print)
  if (scale >= TOWNS_FROM)
    paintTownNames(
      ctx,
      ground,
      print,
      least,
      names.map(({ box }) => box),
    )
  ctx.restore()
}

export type AreaName = {
  readonly cell: CellIndex
  readonly at: Point
  readonly rows: readonly string[]
  readonly size: number
  readonly box: Bounds
}

/**
 * The names of areas that can be printed in at least the size `least` without lying over the name of a larger one. `widthOf`
 * measures capitals at size 1.
 */
export function layAreaNames(
  ground: AreaGround,
  nameOf: AreaPrint['nameOf'],
  least: number,
  widthOf: (row: string) => number,
): AreaName[] {
  const taken: Bounds[] = []
  return ground.areas.order.flatMap((cell) => {
    const outline = ground.areas.outlines[cell] ?? []
    const { left, right } = boundsOf(outline)
    const width = right - left
    const id = ground.board.grid.names[cell]
    const texts = [nameOf('areas', id), nameOf('areas', id, 'short')].map((text) => text.toLocaleUpperCase())
    const at = ground.areas.labels[cell] ?? { x: ground.x[cell], y: ground.y[cell] - 62 }
    const room = roomAt(outline, at, width) - 2 * BESIDE
    const lengthOf = (row: string) => widthOf(row) + row.length * SPACED
    const form = areaNameForm(texts, { room, width }, least, lengthOf)
    if (!form) return []
    const { rows, size, length } = form
    const box = boxAt(at, length * size, size * ROW * rows.length)
    if (taken.some((other) => overlap(box, other) > 0)) return []
    taken.push(box)
    return [{ cell, at, rows, size, box }]
  })
}

function paintAreaName(
  ctx: CanvasRenderingContext2D,
  { at, rows, size }: AreaName,
  { fonts }: AreaPrint,
): void {
  ctx.font = `600 ${size}px ${fonts.square}`
  ctx.letterSpacing = `${size * SPACED}px`
  ctx.lineWidth = size * 0.22
  rows.forEach((row, line) => {
    const y = at.y + (line - (rows.length - 1) / 2) * size * ROW
    ctx.strokeText(row, at.x, y)
    ctx.fillText(row, at.x, y)
  })
  ctx.letterSpacing = '0px'
}

/** The height of a row as a share of the size. */
const ROW = 1.1
/** Smallest and largest size of an area's name in one row, and its letter spacing as a share of the size. */
const LARGE = 26
const SMALL = 21
const SPACED = 0.09
/** Size of a name in two rows that is too long for its area: it crosses the border. */
const LEAST_SIZE = 17.5

/**
 * The rows and the size of an area's name, in drawing units: its name in one row or two, else its short name, never smaller than
 * `least`. A name that is longer than the `room` at its place may cross the border, up to the `width` of the area. `lengthOf` measures a row at
 * size 1, `length` is that of the longest row. Returns `undefined` if no form fits.
 */
export function areaNameForm(
  texts: readonly string[],
  { room, width }: { readonly room: number; readonly width: number },
  least: number,
  lengthOf: (row: string) => number,
): { readonly rows: readonly string[]; readonly size: number; readonly length: number } | undefined {
  const forms = [...new Set(texts)].flatMap((text) => [
    { rows: [text], from: SMALL },
    { rows: inTwo(text), from: LEAST_SIZE },
  ])
  const measured = forms.map(({ rows, from }) => ({
    rows,
    from: Math.max(from, least),
    length: Math.max(...rows.map(lengthOf)),
  }))
  // A name that has to cross the border crosses less in two rows.
  const crossing = texts.flatMap((_, at) => measured.slice(2 * at, 2 * at + 2).reverse())
  const best =
    measured.find(({ from, length }) => from * length <= room) ??
    crossing.find(({ from, length }) => from * length <= Math.max(room, width))
  if (!best) return undefined
  const { rows, length } = best
  return { rows, length, size: Math.max(least, LEAST_SIZE, Math.min(LARGE, room / length)) }
}

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

/** The size of the names of towns in drawing units. */
export const townSize = (least: number): number => Math.max(least * 1.15, 17.5)

function paintTownNames(
  ctx: CanvasRenderingContext2D,
  ground: AreaGround,
  { nameOf, fonts }: AreaPrint,
  least: number,
  written: readonly Bounds[],
): void {
  const size = townSize(least)
  ctx.font = `620 ${size}px ${fonts.street}`
  ctx.lineWidth = size * 0.28
  const names = ground.areas.nodes.map((cell) => nameOf('areas', ground.board.grid.names[cell]))
  const widths = names.map((name) => ctx.measureText(name).width)
  layTownNames(ground, widths, size, written).forEach(({ x, y, align, isCrowded }, at) => {
    if (isCrowded) return
    ctx.textAlign = align
    ctx.strokeText(names[at], x, y)
    ctx.fillText(names[at], x, y)
  })
}
