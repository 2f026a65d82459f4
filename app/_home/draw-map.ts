import { boardMap } from '../../engine/compile/board-map'
import type { PackPicture } from '../../schemas/api'
import { loadAreaBoard } from '../_board/draw/area-board-at-hand'
import { makeGround } from '../_board/draw/ground'
import { painter } from '../_board/draw/print'

/** Closest look: map units a picture pixel may stand for at the least, so that a small map is not blown up. */
const SMALLEST = 0.12

/** Drawing units cut off all around: the ragged edge of the hexes. */
const BORDER = 60

/** Makes the painter of a map: it fills a canvas of any size, as the board is drawn. */
export async function pictureOf({ map, look }: Required<PackPicture>) {
  // Asked for from here, it brings nothing again that is here already.
  if (map.grid.kind === 'areas') await loadAreaBoard()
  const board = boardMap(map)
  return (canvas: HTMLCanvasElement, theme: 'light' | 'dark') => drawMap(canvas, board, look, theme)
}

function drawMap(
  canvas: HTMLCanvasElement,
  board: ReturnType<typeof boardMap>,
  look: Required<PackPicture>['look'],
  theme: 'light' | 'dark',
) {
  const ctx = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!ctx || width === 0 || height === 0) return
  const ratio = window.devicePixelRatio || 1
  canvas.width = width * ratio
  canvas.height = height * ratio
  const ground = makeGround(board, look, theme)
  const { left, top, right, bottom } = ground.box
  const inner = { x: left + BORDER, y: top + BORDER }
  const across = width / (right - left - 2 * BORDER)
  const down = height / (bottom - top - 2 * BORDER)
  const scale = Math.max(across, down, SMALLEST) * ratio
  ctx.setTransform(scale, 0, 0, scale, -inner.x * scale, -inner.y * scale)
  const options = { labels: false, showIds: false, showGrid: false, nameOf: (_: string, id: string) => id }
  painter(ground, look, options)(ctx, ground.box, scale * 100)
}
