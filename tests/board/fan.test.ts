/** A stack fans out under a resting pointer, the keyboard cursor and a long press; its counters are pressed one by one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areaBoard } from '../../app/_board/draw/loaded-boards'
import { boardMap } from '../../engine/compile/board-map'
import type { TablePiece } from '../../engine/types'
import { BoardOnTest, TOWN } from './fake-page'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const STACK = TOWN.grid.indexOf('0303')
const piece = (id: string, level: number, cell = STACK): TablePiece => ({
  ...{ id, kind: 'unit', type: 'runner', cell, level, badges: [] },
})
const PIECES = [
  piece('low', 0),
  piece('mid', 1),
  piece('top', 2),
  piece('lone', 0, TOWN.grid.indexOf('0906')),
]

function table() {
  const onPiece = vi.fn()
  const made = new BoardOnTest({ pieces: PIECES, onPiece, onCell: vi.fn() })
  const fanned = () => made.drawn.at(-1)?.fan?.placed.map((one) => one.piece.id)
  /** The place of a fanned counter in the window. */
  const at = (id: string) => {
    const one = made.drawn.at(-1)?.fan?.placed.find((each) => each.piece.id === id)
    const { x, y, scale } = made.board.view
    return { x: ((one?.x ?? 0) * scale) / 100 + x, y: ((one?.y ?? 0) * scale) / 100 + y }
  }
  const rest = (name: string, milliseconds: number) => {
    made.board.gestures.pointerMove(made.on(name))
    vi.advanceTimersByTime(milliseconds)
  }
  return { made, onPiece, fanned, at, rest }
}

test('a stack opens under a pointer that rests, the top first, and folds when the pointer goes away', () => {
  const { made, fanned, rest } = table()
  rest('0303', 259)
  expect(fanned()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(fanned()).toEqual(['top', 'mid', 'low'])
  rest('0706', 0)
  expect(fanned()).toBeUndefined()
  rest('0906', 1000)
  expect(fanned()).toBeUndefined()
  rest('0303', 100)
  made.board.gestures.leave()
  vi.advanceTimersByTime(1000)
  expect(fanned()).toBeUndefined()
})

test('it stays while the pointer is on it, and a press means the counter under the pointer', () => {
  const { made, onPiece, fanned, at, rest } = table()
  rest('0303', 300)
  const low = at('low')
  expect(made.board.cellUnder(low)).not.toBe(STACK)
  made.board.gestures.pointerMove(made.on('0303', low))
  expect(fanned()).toHaveLength(3)
  expect(made.board.hover).toBe(STACK)
  made.click('0303', low)
  expect(onPiece).toHaveBeenCalledExactlyOnceWith('low', STACK, expect.objectContaining({ button: 0 }))
  expect(fanned()).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(fanned()).toBeUndefined()
})

test('the keyboard cursor opens it at once, and closes it where it leaves', () => {
  const { made, fanned } = table()
  made.board.setCursor(STACK)
  expect(fanned()).toHaveLength(3)
  made.board.setCursor(made.cell('0304'))
  expect(fanned()).toBeUndefined()
  made.board.setCursor(STACK)
  made.board.setCursor(undefined)
  expect(fanned()).toBeUndefined()
})

test('it follows its pieces, and closes with the last but one', () => {
  const { made, fanned } = table()
  made.board.setCursor(STACK)
  made.show({ pieces: PIECES.slice(1) })
  expect(fanned()).toEqual(['top', 'mid'])
  made.show({ pieces: PIECES.slice(2) })
  expect(fanned()).toBeUndefined()
})

test('nothing opens where pieces cannot be pressed, as in the studio', () => {
  const made = new BoardOnTest({ pieces: PIECES })
  made.board.setCursor(STACK)
  expect(made.drawn.at(-1)?.fan).toBeUndefined()
})

test('on a map of areas the piles of an area open under a counter, not under the empty land around it', async () => {
  await areaBoard.load()
  const shape: [number, number][] = [
    [0, 0],
    [40, 0],
    [40, 30],
    [0, 30],
  ]
  const land = boardMap({
    id: 'land',
    grid: { kind: 'areas', around: 'paper' },
    areas: [{ id: 'west', terrain: 'land', at: [20, 15], shape }],
  })
  const pieces = [piece('one', 0, 0), { ...piece('other', 1, 0), type: 'guard' }]
  const made = new BoardOnTest({ board: land, pieces, onPiece: vi.fn() })
  const { x, y, scale } = made.board.view
  const [counter] = made.board.printed.placed
  const at = { x: (counter.x * scale) / 100 + x, y: (counter.y * scale) / 100 + y }
  made.board.gestures.pointerMove(made.on('0303', { ...at, x: at.x + 150 }))
  vi.advanceTimersByTime(1000)
  expect(made.drawn.at(-1)?.fan).toBeUndefined()
  made.board.gestures.pointerMove(made.on('0303', at))
  vi.advanceTimersByTime(260)
  expect(made.drawn.at(-1)?.fan?.placed).toHaveLength(2)
})
