/** Printing that only maps of cells need, loaded on demand; see `boards-at-hand.ts`. */
import type { BoardLook } from '../types'
import { paintEdges } from './edges'
import { cellsIn, type Ground } from './ground'
import { LABELS_FROM, type Label } from './label-layout'
import { type LabelFonts, paintLabels } from './labels'
import { paintIds } from './overlay'
import { paintGround } from './paint'
import type { PrintOptions } from './print-options'
import { paintSites } from './sites'
import type { PaintRect } from './tiles'

export { layLabels } from './label-layout'

const SITES_FROM = 11
const IDS_FROM = 30

/** Prints a map of hexes or squares in order. */
export function cellPainter(
  ground: Ground,
  look: BoardLook,
  options: PrintOptions,
  fonts: () => LabelFonts,
  names: () => readonly Label[],
): PaintRect {
  return (ctx, rect, pixels) => {
    paintGround(ctx, ground, rect, pixels, options.showGrid)
    paintEdges(ctx, ground, look, rect)
    if (options.labels && pixels >= LABELS_FROM) paintLabels(ctx, ground, names(), rect, pixels, fonts())
    if (pixels >= SITES_FROM) paintSites(ctx, ground, rect)
    if (options.showIds && pixels >= IDS_FROM) paintIds(ctx, ground, cellsIn(ground, rect), ground.theme)
  }
}
