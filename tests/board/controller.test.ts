import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardController, BoardInput } from '../../app/_board/board-controller'
import type { StrokeEvent } from '../../app/_board/types'
import { fitView } from '../../app/_board/view'
import { BoardOnTest, TOWN } from './fake-page'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(input: Partial<BoardInput>) {
  const made = new BoardOnTest(input)
  return {
    board: made.board,
    cell: (name: string) => made.cell(name),
    show: (more: Partial<BoardInput>) => made.show(more),
  }
}

describe('where the map is', () => {
  test('nothing is drawn before there is a size; then the whole map is, and the page is told', () => {
    const onReady = vi.fn()
    const made = new BoardOnTest({ onReady })
    expect(onReady).toHaveBeenCalledOnce()
    expect(made.drawn).toHaveLength(1)
    expect(made.views.at(-1)).toEqual(made.board.view)
    const { x, y, scale } = made.board.view
    const { left, right, top, bottom } = made.board.printed.world
    expect(left * scale + x).toBeGreaterThanOrEqual(0)
    expect(right * scale + x).toBeLessThanOrEqual(800)
    expect(top * scale + y).toBeGreaterThanOrEqual(0)
    expect(bottom * scale + y).toBeLessThanOrEqual(600)
  })

  test('a map that is shown whole stays whole; one that was moved keeps its middle', () => {
    const { board } = new BoardOnTest()
    const before = board.view
    board.resize({ width: 400, height: 300 })
    expect(board.view.scale).toBeLessThan(before.scale)
    board.resize({ width: 800, height: 600 })
    expect(board.view).toEqual(before)
    board.zoomTo(0, 60)
    const moved = board.view
    board.resize({ width: 1000, height: 500 })
    expect(board.view).toEqual({ ...moved, x: moved.x + 100, y: moved.y - 50 })
  })

  test('what nobody has moved is looked at in a larger window as in one that opens so large; a cursor that moves nothing changes nothing', () => {
    const { board } = new BoardOnTest({ firstScale: 50 })
    const opened = board.view
    board.resize({ width: 400, height: 300 })
    expect(board.view.scale).toBe(50)
    board.camera.keepNear({ x: (200 - board.view.x) / 50, y: (150 - board.view.y) / 50 })
    board.resize({ width: 800, height: 600 })
    expect(board.view).toEqual(opened)
    expect(opened.scale).toBeGreaterThan(50)
  })

  test('a cursor at the rim moves a map that does not all fit, and not one that is whole in sight: that fits itself to the next window', () => {
    const { board, cell } = new BoardOnTest()
    const whole = board.view
    const rim = board.input.board.grid.centre(cell('0101'))
    board.setCursor(cell('0101'))
    expect(board.view).toEqual(whole)
    board.resize({ width: 400, height: 300 })
    expect(board.view.scale).toBeLessThan(whole.scale)
    board.camera.zoomBy(4)
    const near = board.view
    expect(near.x + rim.x * near.scale).toBeLessThan(0)
    board.setCursor(cell('0101'))
    expect(board.view).not.toEqual(near)
    expect(board.view.x + rim.x * near.scale).toBeGreaterThan(0)
  })

  test('another size keeps the middle', () => {
    const { board } = new BoardOnTest()
    board.camera.pan(1, 0)
    const before = board.view
    board.resize({ width: 1000, height: 500 })
    expect(board.view).toEqual({ ...before, x: before.x + 100, y: before.y - 50 })
  })

  test('a line above a map that was moved leaves every cell under the hand that is about to press it', () => {
    const { board } = new BoardOnTest()
    board.camera.pan(1, 0)
    const before = board.view
    board.resize({ width: 800, height: 556 }, 44)
    expect(board.view).toEqual({ ...before, y: before.y - 44 })
    board.resize({ width: 800, height: 600 }, -44)
    expect(board.view).toEqual(before)
  })

  test('a line above a map that nobody has moved fits it again', () => {
    const { board } = new BoardOnTest()
    board.resize({ width: 800, height: 300 }, 300)
    expect(board.view).toEqual(fitView(board.printed.world, { width: 800, height: 300 }))
  })

  describe('a map whose cells would be too small', () => {
    const small = { width: 300, height: 240 }
    const seenOf = (board: BoardController, cells: readonly number[]) =>
      board.countUnder(cells, { left: 0, top: 0, right: small.width, bottom: small.height })

    test('opens at the cells of the question, larger than the least size if there is room', () => {
      const firstCells = ['0901', '1002'].map((name) => TOWN.grid.indexOf(name))
      const { board, cell } = opened({ firstScale: 35, firstCells })
      board.resize(small)
      expect(seenOf(board, firstCells)).toBe(2)
      expect(board.view.scale).toBe(44)
      expect(seenOf(board, [cell('0106')])).toBe(0)
    })

    test('goes to the cells of the next question, until the user moves it', () => {
      const { board, cell, show } = opened({ firstScale: 35, firstCells: [0] })
      board.resize(small)
      const next = [cell('0901'), cell('1006')]
      show({ firstCells: next })
      board.reveal(next)
      expect(seenOf(board, next)).toBe(2)
      board.camera.pan(5, 0)
      const moved = board.view
      show({ firstCells: [0] })
      board.reveal([0, ...next])
      expect(board.view).toEqual(moved)
    })

    test('is whole where it fits at the least size, whatever the question', () => {
      const { board } = opened({ firstScale: 30, firstCells: [0] })
      expect(board.view).toEqual(fitView(board.printed.world, { width: 800, height: 600 }))
    })
  })

  test('what opens below it takes as much from both ends, with a line above or not', () => {
    const { board } = new BoardOnTest()
    board.camera.pan(1, 0)
    const before = board.view
    board.resize({ width: 800, height: 456 }, 44)
    expect(board.view).toEqual({ ...before, y: before.y - 44 - 50 })
  })

  test('panning and zooming draw again what there is; new bitmaps are made when the scale has rested', () => {
    const made = new BoardOnTest()
    vi.advanceTimersByTime(200)
    const [{ scale }, drawn, redraws] = [made.board.view, made.drawn.length, made.redraws.all]
    made.board.camera.pan(10, 5)
    made.board.camera.zoomBy(2)
    expect(made.board.zooming).toBe(true)
    expect(made.board.view.scale).toBeCloseTo(scale * 2)
    expect(made.redraws.all).toBe(redraws + 2)
    expect(made.drawn).toHaveLength(drawn)
    vi.advanceTimersByTime(200)
    expect(made.board.zooming).toBe(false)
    expect(made.drawn).toHaveLength(drawn + 1)
    expect(made.drawn.at(-1)!.pixels).toBeGreaterThan(made.drawn.at(-2)!.pixels)
  })

  test('it goes to cells of which none is in sight, and stays when one is', () => {
    const { board, cell } = new BoardOnTest()
    board.zoomTo(cell('0101'), 120)
    const before = board.view
    board.reveal([cell('0101'), cell('1006')])
    expect(board.view).toEqual(before)
    board.reveal([cell('1006')])
    expect(board.view).not.toEqual(before)
  })
})

describe('what is shown', () => {
  test('the same again is not drawn again', () => {
    const made = new BoardOnTest()
    made.show({})
    made.show({ onCell: () => {} })
    expect(made.drawn).toHaveLength(1)
    made.show({ highlights: { focusCells: [3] } })
    expect(made.drawn).toHaveLength(2)
  })

  test('a painted cell keeps the ground of the others and their tiles', () => {
    const made = new BoardOnTest()
    const { tiles, ground } = made.drawn[0]
    const reset = vi.spyOn(tiles, 'reset')
    const update = vi.spyOn(tiles, 'update')
    const terrain = TOWN.terrain.with(0, 'river')
    made.show({ board: { ...TOWN, terrain } })
    expect(update).toHaveBeenCalledOnce()
    expect(made.drawn.at(-1)!.ground.x).toBe(ground.x)
    made.show({ theme: 'dark' })
    expect(reset).toHaveBeenCalledOnce()
  })

  test('letters that arrive late print the names anew', () => {
    const made = new BoardOnTest()
    const reset = vi.spyOn(made.drawn[0].tiles, 'reset')
    made.board.fontsArrived()
    expect(reset).toHaveBeenCalledOnce()
  })

  test('a flash runs once for each key and ends with the board', () => {
    const made = new BoardOnTest({ flash: { cells: [1], key: 1 } })
    expect(made.board.flashed).toBeGreaterThan(0)
    made.page.next(700)
    expect(made.board.flashed).toBeCloseTo(0.5)
    made.page.next(800)
    expect(made.board.flashed).toBe(0)
    expect(made.page.next(16)).toBe(false)
    made.show({ flash: { cells: [1], key: 1 } })
    expect(made.board.flashed).toBe(0)
    made.show({ flash: { cells: [1], key: 2 } })
    expect(made.board.flashed).toBeGreaterThan(0)
    made.detach()
    expect(made.board.flashed).toBe(0)
    expect(made.page.next(16)).toBe(false)
  })

  test('taken out and put in again, it is where it was', () => {
    const made = new BoardOnTest()
    made.board.camera.pan(40, 0)
    const before = made.board.view
    made.detach()
    made.attach()
    expect(made.board.view).toEqual(before)
    expect(made.drawn).toHaveLength(2)
  })
})

describe('pointer and cursor', () => {
  test('what is under the pointer is outlined, said and told once', () => {
    const onHover = vi.fn()
    const made = new BoardOnTest({ onHover })
    made.board.gestures.pointerMove(made.on('0302'))
    made.board.gestures.pointerMove(made.on('0302'))
    expect(made.board.hover).toBe(made.cell('0302'))
    expect(made.words).toBe('0302 · building')
    expect(onHover).toHaveBeenCalledOnce()
    made.show({ describe: (cell) => `cell ${cell}` })
    expect(made.words).toBe(`cell ${made.cell('0302')}`)
    made.board.gestures.leave()
    expect(made.words).toBe('')
  })

  test('a press is told to whom the board was given last, and on a counter as that counter', () => {
    const [first, onCell, onPiece] = [vi.fn(), vi.fn(), vi.fn()]
    const made = new BoardOnTest({ onCell: first })
    const cell = made.cell('0303')
    made.show({
      onCell,
      onPiece,
      pieces: [{ id: 'one', kind: 'unit', type: 'a', cell, level: 0, badges: [] }],
    })
    made.click('0404')
    expect(onCell).toHaveBeenCalledWith(made.cell('0404'), expect.objectContaining({ button: 0, alt: false }))
    made.click('0303')
    expect(onPiece).toHaveBeenCalledWith('one', cell, expect.objectContaining({ button: 0 }))
    made.show({ hidePieces: true })
    made.click('0303', { button: 2 })
    expect(onCell).toHaveBeenLastCalledWith(cell, expect.objectContaining({ button: 2 }))
    expect(first).not.toHaveBeenCalled()
  })

  test('a stroke tells every cell that it crosses, and is called off by a second finger', () => {
    const told: StrokeEvent[] = []
    const made = new BoardOnTest({ tool: 'paint', onStroke: (event) => told.push(event) })
    made.board.gestures.pointerDown(made.on('0105'))
    made.board.gestures.pointerMove(made.on('0605'))
    const crossed = told.flatMap((event) => (event.type === 'move' ? event.cells : []))
    expect(crossed.map((cell) => TOWN.grid.names[cell])).toEqual(
      expect.arrayContaining(['0205', '0405', '0605']),
    )
    made.board.gestures.pointerDown(made.on('0103', { id: 2 }))
    expect(told.map(({ type }) => type)).toEqual(['start', 'move', 'cancel'])
  })

  test('with the space bar the same press moves the map', () => {
    const onStroke = vi.fn()
    const made = new BoardOnTest({ tool: 'paint', onStroke })
    const before = made.board.view
    made.board.isSpaceHeld = true
    made.board.gestures.pointerDown(made.on('0303', { x: 100, y: 100 }))
    made.board.gestures.pointerMove(made.on('0303', { x: 130, y: 120 }))
    expect(made.board.view).toEqual({ ...before, x: before.x + 30, y: before.y + 20 })
    expect(onStroke).not.toHaveBeenCalled()
  })

  test('the cursor is kept well inside the window', () => {
    const onCursor = vi.fn()
    const made = new BoardOnTest({ onCursor })
    made.board.zoomTo(made.cell('0101'), 150)
    made.board.setCursor(made.cell('1006'))
    const { x, y } = made.on('1006')
    expect(x).toBeLessThanOrEqual(800 - 69)
    expect(y).toBeLessThanOrEqual(600 - 69)
    expect(onCursor).toHaveBeenCalledWith(made.cell('1006'))
  })
})
