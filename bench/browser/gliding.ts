/** Runs inside the page: a board with 150 counters, all of which move to another cell again and again. */

import { BoardController } from '../../app/_board/board-controller'
import * as drawn from '../../app/_board/draw/cell-board'
import { cellBoard } from '../../app/_board/draw/loaded-boards'
import { browserPage } from '../../app/_board/page'
import { Scene } from '../../app/_board/scene'
import type { BoardLook } from '../../app/_board/types'
import { boardMap } from '../../engine/compile/board-map'
import type { TablePiece } from '../../engine/types'

const [WIDTH, HEIGHT] = [1280, 800]
const COUNTERS = 150
/** Milliseconds between two moves of all counters, and their number. */
const [EVERY, MOVES] = [250, 10]
const GROUNDS = ['street', 'building', 'avenue', 'garden']

const LOOK: BoardLook = {
  terrain: [
    { id: 'street', look: { colour: '#f5efe2', pattern: 'none' }, cost: 1 },
    { id: 'building', look: { colour: '#b59573', pattern: 'none' }, cost: 'closed' },
    { id: 'avenue', look: { colour: '#bfbab2', pattern: 'dashes' }, cost: 1 },
    { id: 'garden', look: { colour: '#9cb57d', pattern: 'trees' }, cost: 1 },
  ],
  sides: [
    { id: 'red', look: { colour: '#b8382f', ink: '#fff8ec', shape: 'round' } },
    { id: 'blue', look: { colour: '#2f4a6d', ink: '#f3f1ea', shape: 'square' } },
  ],
}

declare global {
  interface Window {
    /** Returns after the last glide. */
    moveAll: () => Promise<void>
  }
}

function shown(): { readonly board: BoardController; readonly move: (turn: number) => void } {
  cellBoard.put(drawn)
  const made = boardMap({
    id: 'town',
    grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 44, rows: 28 },
  })
  const map = {
    ...made,
    terrain: made.terrain.map((_, cell) => GROUNDS[((cell * 7919) % 13) % GROUNDS.length]),
  }
  const box = document.createElement('div')
  box.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px`
  document.body.append(box)
  const board = new BoardController(browserPage)
  const move = (turn: number) => {
    const pieces = Array.from({ length: COUNTERS }, (_, at): TablePiece => {
      const cell = (at * 8 + turn * 3) % map.grid.size
      const badges = at % 3 === 0 ? ['moved'] : []
      return {
        id: `${at}`,
        kind: 'unit',
        type: 'u',
        side: at % 2 ? 'red' : 'blue',
        numbers: [at % 9, 4],
        cell,
        level: 0,
        badges,
      }
    })
    const choices = pieces.slice(0, 40).map(({ id }) => ({ piece: id, group: 'select' }))
    board.show({ board: map, look: LOOK, theme: 'light', pieces, highlights: { pieces: choices } })
  }
  move(0)
  board.attach({ scene: new Scene(box, board), showWords() {}, showView() {} })
  board.resize({ width: WIDTH, height: HEIGHT })
  return { board, move }
}

const { move } = shown()

window.moveAll = async () => {
  for (let turn = 1; turn <= MOVES; turn++) {
    move(turn)
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
  await new Promise((resolve) => setTimeout(resolve, 700))
}
