/** Small pictures of map parts for palettes, legends and dialogs, painted by the map's own functions. */
import type { Grid } from '../../../engine/geometry/grid'
import { makeGrid } from '../../../engine/geometry/make-grid'
import type { BoardMap } from '../../../engine/types'
import type { BoardLook, Theme } from '../look'
import { makeGround, UNIT } from './ground'
import { type Line, paintLines } from './overlay/lines'
import { paintGround } from './terrain/paint'

/** `centre` and `span`: the middle and the larger side of the visible part, in drawing units; `scale`: device pixels of one. */
export type Sample = {
  readonly centre: readonly [number, number]
  readonly span: number
  readonly paint: (ctx: CanvasRenderingContext2D, scale: number) => void
}

/** A sample in the middle of a canvas, which is as wide as its span. Sizes in CSS pixels. */
export type Scene = { readonly sample: Sample; readonly width: number; readonly height: number }

const HEX = makeGrid({ grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 1, rows: 1 } })
const POINTY = makeGrid({ grid: { kind: 'hex', orientation: 'pointy', offset: 'odd', columns: 1, rows: 1 } })
const SQUARE = makeGrid({ grid: { kind: 'square', columns: 1, rows: 1 } })

/** `of`: the grid of the map, which sets the shape of the cell. */
export type CellOf = {
  readonly terrain: string
  readonly up?: string
  readonly of?: Pick<Grid, 'kind' | 'orientation'>
}

/** One cell of a terrain. */
export function cellSample({ terrain, up, of }: CellOf, look: BoardLook, theme: Theme): Sample {
  const grid = of?.kind === 'square' ? SQUARE : of?.orientation === 'pointy' ? POINTY : HEX
  const board: BoardMap = {
    id: 'sample',
    grid,
    terrain: [terrain],
    up: Int8Array.of(up === undefined ? -1 : grid.directionOf(up)),
    edges: [],
    places: [],
    sites: [],
    regions: [],
  }
  const ground = makeGround(board, look, theme)
  const { left, top, right, bottom } = ground.box
  const around = { left: left - 20, top: top - 20, right: right + 20, bottom: bottom + 20 }
  return {
    centre: [(left + right) / 2, (top + bottom) / 2],
    span: Math.max(right - left, bottom - top) * 1.02,
    paint: (ctx, scale) => paintGround(ctx, ground, around, scale * UNIT, false),
  }
}

/** Drawing units between the two ends of a line, and beyond each end. */
const [LENGTH, BEYOND] = [64, 8]

/** One line from left to right. */
export function lineSample(line: Pick<Line, 'kind' | 'colour'>, theme: Theme): Sample {
  const ends = { x: Float32Array.of(0, LENGTH), y: Float32Array.of(0, 0) }
  return {
    centre: [LENGTH / 2, 0],
    span: LENGTH + 2 * BEYOND,
    paint: (ctx) => paintLines(ctx, ends, [{ ...line, from: 0, to: 1, place: -1 }], theme),
  }
}
