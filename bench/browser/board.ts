/**
 * Runs inside the page: draws a map of 100,000 hexes on a canvas with the board's own tiles, with tiles copied by hand, and with
 * one Konva shape per hex. Measures a frame to the pixel while the map moves, and after one cell was painted.
 */
import { Layer } from 'konva/lib/Layer.js'
import { Stage } from 'konva/lib/Stage.js'
import { RegularPolygon } from 'konva/lib/shapes/RegularPolygon.js'
import * as drawn from '../../app/_board/draw/cell-board'
import { cellBoard } from '../../app/_board/draw/loaded-boards'
import { TILE } from '../../app/_board/draw/terrain/tiles'
import { browserPage } from '../../app/_board/page'
import { PrintedMap } from '../../app/_board/printed-map'
import { boardMap } from '../../engine/compile/board-map'
import type { BoardMap } from '../../engine/types'

const [COLUMNS, ROWS] = [400, 250]
const [WIDTH, HEIGHT] = [1280, 800]
/** Pixels per cell, and pixels that the map moves per frame. */
const [SCALE, STEP] = [20, 7]
const FRAMES = 60
const COLOURS = ['#f5efe2', '#9cb57d', '#b59573', '#8fb3c9'] as const
const GROUNDS = COLOURS.map((_, at) => `ground-${at}`)
const LOOK = {
  terrain: COLOURS.map((colour, at) => ({
    id: GROUNDS[at],
    look: { colour, pattern: 'none' as const },
    cost: 1,
  })),
}

type Drawing = {
  readonly ctx: CanvasRenderingContext2D
  /** Draws the map moved by `x` pixels. */
  frame(x: number): void
  paint(cell: number, ground: number): void
}

/** Returns the ground of a cell, the same in every run. */
const groundOf = (cell: number): number => Math.floor((cell * 2654435761) / 7919) % COLOURS.length

const wholeMap = (): BoardMap => {
  const grid = { kind: 'hex', orientation: 'flat', offset: 'odd', columns: COLUMNS, rows: ROWS } as const
  const board = boardMap({ id: 'plain', grid })
  return { ...board, terrain: board.terrain.map((_, cell) => GROUNDS[groundOf(cell)]) }
}

function canvas(): CanvasRenderingContext2D {
  const element = browserPage.newCanvas(WIDTH, HEIGHT)
  document.body.append(element)
  const ctx = element.getContext('2d')
  if (!ctx) throw new Error('no canvas')
  return ctx
}

const viewAt = (x: number) => ({ x: -x, y: -1000, scale: SCALE })

function ours(): Drawing {
  cellBoard.put(drawn)
  const map = new PrintedMap(browserPage)
  let board = wholeMap()
  const ctx = canvas()
  return {
    ctx,
    frame(x) {
      ctx.clearRect(0, 0, WIDTH, HEIGHT)
      const { ground, tiles } = map.show({ board, look: LOOK }, 'light', 0)
      const window = { width: WIDTH, height: HEIGHT, ratio: 1 }
      tiles.draw(ctx, viewAt(x), window, ground.box, Infinity, () => performance.now())
    },
    paint(cell, ground) {
      const terrain = board.terrain.slice()
      terrain[cell] = GROUNDS[ground]
      board = { ...board, terrain, painted: { over: board.terrain, cells: [cell] } }
    },
  }
}

/** The practical limit: only copies bitmaps of the same size to the same places. */
function tilesByHand(): Drawing {
  const ctx = canvas()
  const tile = browserPage.newCanvas(TILE, TILE)
  tile.getContext('2d')?.fillRect(0, 0, TILE, TILE)
  return {
    ctx,
    frame(x) {
      ctx.clearRect(0, 0, WIDTH, HEIGHT)
      for (let row = 1; row * TILE - 1000 < HEIGHT; row++)
        for (let column = Math.floor(x / TILE); column * TILE - x < WIDTH; column++)
          ctx.drawImage(tile, column * TILE - x, row * TILE - 1000)
    },
    paint() {},
  }
}

function shapes(): Drawing {
  const box = document.createElement('div')
  document.body.append(box)
  const stage = new Stage({ container: box, width: WIDTH, height: HEIGHT, listening: false })
  const layer = new Layer({ listening: false })
  stage.add(layer)
  const { grid } = wholeMap()
  const nodes = Array.from({ length: grid.size }, (_, cell) => {
    const { x, y } = grid.centre(cell)
    const look = { fill: COLOURS[groundOf(cell)], listening: false, perfectDrawEnabled: false }
    return new RegularPolygon({
      x: x * SCALE,
      y: y * SCALE,
      sides: 6,
      radius: SCALE / 1.732,
      rotation: 30,
      ...look,
    })
  })
  layer.add(...nodes)
  return {
    ctx: layer.getContext()._context as CanvasRenderingContext2D,
    frame(x) {
      layer.position({ x: -x, y: -1000 })
      layer.draw()
    },
    paint: (cell, ground) => nodes[cell].fill(COLOURS[ground]),
  }
}

const DRAWINGS = { ours, 'tiles by hand': tilesByHand, 'a shape a hex': shapes }

export type BoardFrames = { readonly pan: number; readonly paint: number }

declare global {
  interface Window {
    boardFrames: (of: keyof typeof DRAWINGS) => BoardFrames
  }
}

window.boardFrames = (of) => {
  const { ctx, frame, paint } = DRAWINGS[of]()
  const toThePixel = (x: number): number => {
    const start = performance.now()
    frame(x)
    ctx.getImageData(WIDTH / 2, HEIGHT / 2, 1, 1)
    return performance.now() - start
  }
  const count = of === 'a shape a hex' ? 5 : FRAMES
  const times = (run: (at: number) => number) => {
    const all = Array.from({ length: count }, (_, at) => run(at)).sort((a, b) => a - b)
    return all[Math.floor(all.length / 2)]
  }
  // Paints everything once before, so that it is cached.
  for (let at = 0; at < count; at++) toThePixel(at * STEP)
  const pan = times((at) => toThePixel(at * STEP))
  const middle = 130 * COLUMNS + 30
  const painted = times((at) => {
    paint(middle + (at % 7), at % COLOURS.length)
    return toThePixel(0)
  })
  return { pan, paint: painted }
}
