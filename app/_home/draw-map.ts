import { boardMap } from '../../engine/compile/board-map'
import type { PackPicture } from '../../schemas/api'
import { loadAreaBoard } from '../_board/draw/area-board-at-hand'
import { makeGround } from '../_board/draw/ground'
import { painter } from '../_board/draw/print'
import { PICTURE, type Theme } from './picture'
import { svgOf } from './svg/context'

/** Closest look: map units a picture pixel may stand for at the least, so that a small map is not blown up. */
const SMALLEST = 0.12

/** Drawing units cut off all around: the ragged edge of the hexes. */
const BORDER = 60

/** The picture of a map, drawn as the board is: the text of an SVG file. Without a map, an empty text. */
export async function drawMap({ map, look }: PackPicture, theme: Theme): Promise<string> {
  if (!map || !look) return ''
  if (map.grid.kind === 'areas') await loadAreaBoard()
  const ground = makeGround(boardMap(map), look, theme)
  const [left, top] = [ground.box.left + BORDER, ground.box.top + BORDER]
  const across = PICTURE.width / (ground.box.right - BORDER - left)
  const down = PICTURE.height / (ground.box.bottom - BORDER - top)
  const scale = Math.max(across, down, SMALLEST)
  const rect = { left, top, right: left + PICTURE.width / scale, bottom: top + PICTURE.height / scale }
  const options = { labels: false, showIds: false, showGrid: false, nameOf: (_: string, id: string) => id }
  const paint = painter(ground, look, options)
  return svgOf({ ...rect, ...PICTURE }, (ctx) => paint(ctx, rect, scale * 100))
}
