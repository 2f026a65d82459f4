import { boardMap } from '../../engine/compile/board-map'
import type { PackPicture } from '../../schemas/api'
import { makeGround, type Rect } from '../_board/draw/ground'
import { areaBoard, cellBoard } from '../_board/draw/loaded-boards'
import { painter } from '../_board/draw/print'
import { PICTURE, type Theme } from './picture'

/** Smallest number of map units per pixel, so that a small map is not enlarged too much. */
const SMALLEST = 0.12

/** Drawing units cropped all around: the jagged border of the hexes. */
const BORDER = 60

/** The rectangle of a map picture, and the function that draws it like the board. */
export type MapDrawing = { readonly rect: Rect; readonly draw: (ctx: CanvasRenderingContext2D) => void }

/** Fits the proportions of {@link PICTURE}; undefined without a map. */
export async function mapDrawing({ map, look }: PackPicture, theme: Theme): Promise<MapDrawing | undefined> {
  if (!map || !look) return undefined
  await (map.grid.kind === 'areas' ? areaBoard : cellBoard).load()
  const ground = makeGround(boardMap(map), look, theme)
  const [left, top] = [ground.box.left + BORDER, ground.box.top + BORDER]
  const across = PICTURE.width / (ground.box.right - BORDER - left)
  const down = PICTURE.height / (ground.box.bottom - BORDER - top)
  const scale = Math.max(across, down, SMALLEST)
  const rect = { left, top, right: left + PICTURE.width / scale, bottom: top + PICTURE.height / scale }
  const nameOf = (_: string, id: string) => id
  const options = { labels: false, showIds: false, showGrid: false, nameOf, ratio: 1 }
  const paint = painter(ground, look, options)
  return { rect, draw: (ctx) => paint(ctx, rect, scale * 100) }
}
