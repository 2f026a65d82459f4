/** Printing that only maps of cells need, loaded on demand; see `loaded-boards.ts`. */
import type { BoardLook } from '../types'
import { cellsIn, type Ground } from './ground'
import { type LabelFonts, paintLabels } from './labels/labels'
import type { LabelsAt } from './labels/layout'
import { paintIds } from './overlay/overlay'
import type { PrintOptions } from './print-options'
import { paintEdges } from './terrain/edges'
import { paintGround } from './terrain/paint'
import { paintSites } from './terrain/sites'
import type { PaintRect } from './terrain/tiles'

export { layLabels } from './labels/layout'

const SITES_FROM = 11
const IDS_FROM = 30

/** Prints a map of hexes or squares in order. */
export function cellPainter(
  ground: Ground,
  look: BoardLook,
  options: PrintOptions,
  fonts: () => LabelFonts,
  names: LabelsAt,
): PaintRect {
  return (ctx, rect, pixels) => {
    paintGround(ctx, ground, rect, pixels, options.showGrid)
    paintEdges(ctx, ground, look, rect)
    if (options.labels) paintLabels(ctx, ground, names(pixels / options.ratio), rect, fonts())
    if (pixels >= SITES_FROM) paintSites(ctx, ground, rect)
    if (options.showIds && pixels >= IDS_FROM) paintIds(ctx, ground, cellsIn(ground, rect), ground.theme)
  }
}
