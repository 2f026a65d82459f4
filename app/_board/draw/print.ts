/** Prints the map in order, and finds the parts that an edit of the map makes stale. */
import type { BoardLook, NameOf } from '../types'
import { boxOf, type Ground, type Rect, UNIT } from './ground'
import type { LabelFonts } from './labels/labels'
import type { Label, LabelsAt } from './labels/layout'
import { areaBoard, cellBoard } from './loaded-boards'
import type { PrintOptions } from './print-options'
import type { PaintRect } from './terrain/tiles'

const PLAIN_FONTS: LabelFonts = { street: 'system-ui, sans-serif', square: 'Georgia, serif' }
/** A changed cell alters its neighbours' borders and patterns too. */
const REACH = UNIT * 1.65
/** More changed cells than this become one rectangle, because comparing each cell with each tile would be slow. */
const FEW = 64

/** Prints the whole map in order. */
export function painter(
  ground: Ground,
  look: BoardLook,
  options: PrintOptions,
  fonts: () => LabelFonts = () => PLAIN_FONTS,
  names: LabelsAt = labelsOf(ground, options.nameOf),
): PaintRect {
  const { areas } = ground
  if (!areas) return cellBoard.get().cellPainter(ground, look, options, fonts, names)
  const print = { ...options, fonts: fonts() }
  const { paintAreaMap } = areaBoard.get()
  return (ctx, rect, pixels) => paintAreaMap(ctx, { ...ground, areas }, look, print, rect, pixels)
}

/** Sizes of a map for which its names are kept. */
const SIZES = 8

/** The place names of a map of cells, laid out at the first use of each size. */
export function labelsOf(ground: Ground, nameOf: NameOf): LabelsAt {
  let lay: LabelsAt | undefined
  const known = new Map<number, readonly Label[]>()
  return (exact) => {
    const pixels = Math.round(exact * 100) / 100
    lay ??= cellBoard.get().layLabels(ground, nameOf)
    const labels = known.get(pixels) ?? lay(pixels)
    if (known.size >= SIZES) known.clear()
    known.set(pixels, labels)
    return labels
  }
}

/** The rectangles to repaint between two maps of one grid. */
export function changedRects(before: Ground, after: Ground, cells: readonly number[]): Rect[] {
  const around = (cell: number, reach: number): Rect => ({
    left: after.x[cell] - reach,
    right: after.x[cell] + reach,
    top: after.y[cell] - reach,
    bottom: after.y[cell] + reach,
  })
  const rects = cells.length > FEW ? [boxOf(after, cells, REACH)] : cells.map((cell) => around(cell, REACH))
  if (before.board.edges !== after.board.edges) {
    const name = (edge: Ground['board']['edges'][number]) => `${edge.type} ${edge.cell} ${edge.direction}`
    const [old, now] = [before.board.edges, after.board.edges].map((edges) => new Set(edges.map(name)))
    for (const edge of before.board.edges) if (!now.has(name(edge))) rects.push(around(edge.cell, UNIT * 0.8))
    for (const edge of after.board.edges) if (!old.has(name(edge))) rects.push(around(edge.cell, UNIT * 0.8))
  }
  return rects
}
