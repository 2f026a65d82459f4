/**
 * Runs inside the page: a board of 44 by 28 hexes with 300 counters, among them stacks. The map moves, and stacks fan out, one
 * frame after the other, each to the pixel.
 */
import { stages } from 'konva/lib/Stage.js'
import { attachBoard } from '../../app/_board/attach-board'
import { BoardController } from '../../app/_board/board-controller'
import * as drawn from '../../app/_board/draw/cell-board'
import { cellBoard } from '../../app/_board/draw/loaded-boards'
import { browserPage } from '../../app/_board/page'
import { boardMap } from '../../engine/compile/board-map'
import type { TablePiece } from '../../engine/types'

const [WIDTH, HEIGHT, PIECES, FRAMES] = [1280, 800, 300, 120]
const GRID = { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 44, rows: 28 } as const
/** A stack of two in every third cell with counters. */
const CELLS = (PIECES * 3) / 4

const board = boardMap({ id: 'field', grid: GRID })
const cellAt = (at: number): number => (at * 5) % board.grid.size
const pieces = Array.from({ length: PIECES }, (_, at): TablePiece => {
  const [cell, level] = at < CELLS ? [cellAt(at), 0] : [cellAt((at - CELLS) * 3), 1]
  const badges = at % 4 === 0 ? ['moved'] : []
  return {
    ...{ id: `piece-${at}`, kind: 'unit', type: 'runner', cell, level, badges },
    ...{ side: at % 2 === 0 ? 'reds' : 'blues', numbers: [at % 7, at % 5] },
  }
})
const look = {
  terrain: [{ id: 'street', look: { colour: '#f5efe2', pattern: 'none' as const }, cost: 1 }],
  sides: [
    { id: 'reds', look: { colour: '#b8382f', ink: '#fff8ec', shape: 'round' as const } },
    { id: 'blues', look: { colour: '#2f4a6d', ink: '#f3f1ea', shape: 'square' as const } },
  ],
}
/** Every counter can be chosen, so that each has a ring. */
const highlights = { pieces: pieces.map(({ id }) => ({ piece: id, group: 'select' })) }

declare global {
  interface Window {
    moveMap: () => Promise<void>
    fanStacks: () => Promise<void>
  }
}

function shown(): BoardController {
  cellBoard.put(drawn)
  const box = document.createElement('div')
  box.innerHTML = '<div data-canvas></div><div data-chip></div>'
  box.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px`
  document.body.append(box)
  const controller = new BoardController(browserPage)
  controller.show({ board, look, pieces, highlights, theme: 'light', onPiece() {} })
  attachBoard(controller, box)
  controller.resize({ width: WIDTH, height: HEIGHT })
  return controller
}

const controller = shown()
const stage = stages[stages.length - 1]

/** Makes a change in each of many frames. The canvases are read, so that the last change is drawn to the pixel. */
async function inFrames(change: (at: number) => void): Promise<void> {
  for (let at = 0; at < FRAMES; at++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const layer of stage.getLayers()) layer.getContext().getImageData(WIDTH / 2, HEIGHT / 2, 1, 1)
    change(at)
  }
}

window.moveMap = () => inFrames((at) => controller.camera.pan(at % 40 < 20 ? 4 : -4, 0))
window.fanStacks = () => inFrames((at) => controller.setCursor(cellAt((at % 70) * 3)))
