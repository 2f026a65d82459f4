import { BoardController, type BoardInput } from '../../app/_board/board-controller'
import { cellBoard } from '../../app/_board/draw/loaded-boards'
import type { BoardPage } from '../../app/_board/page'
import type { PointerInput } from '../../app/_board/pointer/gestures'
import type { Content } from '../../app/_board/scene'
import type { View } from '../../app/_board/view'
import { LOOK, town } from './city'

await cellBoard.load()

/** A page without elements. Tests advance its clock and its frames. */
export class FakePage implements BoardPage {
  clock = 0
  readonly #waiting = new Set<() => void>()
  pixelRatio = () => 1
  newCanvas = () => ({ getContext: () => null }) as unknown as HTMLCanvasElement
  fonts = () => ({ street: 'sans-serif', square: 'serif' })
  isStill = (): boolean => false
  now = () => this.clock
  frame(run: () => void) {
    this.#waiting.add(run)
    return () => {
      this.#waiting.delete(run)
    }
  }

  /** Runs the next frame after this many milliseconds. Returns false if no frame is pending. */
  next(milliseconds: number): boolean {
    this.clock += milliseconds
    const runs = [...this.#waiting]
    this.#waiting.clear()
    for (const run of runs) run()
    return runs.length > 0
  }
}

export const TOWN = town(['ssssssssss', 'ssbbssssss', 'ssbbssaaaa', 'ssssssssss', 'rrrrrrrrrr', 'ssssssssss'])

/** A board of {@link TOWN} in a window of 800 by 600, with a record of its redraws and messages. */
export class BoardOnTest {
  readonly page = new FakePage()
  readonly board = new BoardController(this.page)
  readonly drawn: Content[] = []
  /** Number of requests for each redraw. */
  readonly redraws = { all: 0, ground: 0, top: 0 }
  readonly views: View[] = []
  words = ''
  input: BoardInput = { board: TOWN, look: LOOK, theme: 'light' }

  constructor(input: Partial<BoardInput> = {}) {
    this.show(input)
    this.detach = this.attach()
    this.board.resize({ width: 800, height: 600 })
  }

  detach: () => void

  attach(): () => void {
    return this.board.attach({
      scene: {
        show: (content) => this.drawn.push(content),
        redraw: () => this.redraws.all++,
        redrawGround: () => this.redraws.ground++,
        redrawTop: () => this.redraws.top++,
      },
      showWords: (text) => {
        this.words = text
      },
      showView: (view) => this.views.push(view),
    })
  }

  show(more: Partial<BoardInput>): void {
    this.input = { ...this.input, ...more }
    this.board.show(this.input)
  }

  cell(name: string): number {
    return TOWN.grid.indexOf(name)
  }

  /** A pointer at the middle of a cell, moved by this many pixels. */
  on(name: string, more: Partial<PointerInput> = {}): PointerInput {
    const centre = TOWN.grid.centre(this.cell(name))
    const { x, y, scale } = this.board.view
    const at = { x: centre.x * scale + x, y: centre.y * scale + y }
    return { id: 1, kind: 'mouse', button: 0, shift: false, ctrl: false, alt: false, ...at, ...more }
  }

  click(name: string, more: Partial<PointerInput> = {}): void {
    this.board.gestures.pointerDown(this.on(name, more))
    this.board.gestures.pointerUp(this.on(name, more))
  }
}
