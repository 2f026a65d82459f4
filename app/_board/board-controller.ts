import type { CellIndex } from '../../engine/types'
import { Camera } from './camera'
import { choiceCells, contentMaker } from './content'
import { describeIn } from './describe-in'
import { type Ground, UNIT } from './draw/ground'
import { coveredNamesMaker } from './draw/labels/covered-names'
import { levelFor, pixelsOf } from './draw/terrain/tiles'
import { formAt } from './draw/units/face'
import { type Fanned, fanOut, isOnPlate, nearestOf, sightOf } from './draw/units/fan'
import type { Placed } from './draw/units/placed'
import { pieceAt } from './draw/units/stacks'
import { Flash } from './flash'
import { lastOf, sameFields } from './last-of'
import type { BoardPage } from './page'
import { Gestures } from './pointer/gestures'
import { pointerTarget } from './pointer/pointer-target'
import type { Spot } from './pointer/strokes'
import { type Printed, PrintedMap } from './printed-map'
import type { Content, Live, Scene } from './scene'
import { StackFan } from './stack-fan'
import type { BoardProps, Theme } from './types'
import { type Box, boxAround, type Point, type Size, toScreen, toWorld, type View } from './view'

/** The props of a board, with the theme resolved. */
export type BoardInput = BoardProps & { readonly theme: Theme }

/** The surface that a board draws on. */
export type BoardPlace = {
  readonly scene: Pick<Scene, 'show' | 'redraw' | 'redrawGround' | 'redrawTop'>
  /** Shows the text about the thing under the pointer; empty text hides it. */
  showWords(text: string): void
  /** Reports the position of the map to the page. */
  showView(view: View): void
}

/**
 * One map with its pieces in a window: its view, hover and cursor, gestures and drawing. It is independent of React and of the
 * DOM: `show` passes the content, `attach` the surface.
 */
export class BoardController implements Live, Spot {
  /** While held, the main button pans the map with any tool. */
  isSpaceHeld = false
  hover: CellIndex | undefined
  cursor: CellIndex | undefined
  /** The way of the piece in hand to the cell under the pointer. */
  way: Live['way']
  /** The dragged counter under the pointer. */
  carried: Live['carried']
  readonly camera = new Camera({ moved: () => this.#moved(), rested: () => this.#rested() })
  readonly gestures = new Gestures(pointerTarget(this))
  /** The stack that is spread out. */
  readonly fan = new StackFan(
    (cell) => this.#fanned(cell),
    () => this.#draw(),
  )
  readonly #map: PrintedMap
  readonly #flash: Flash
  readonly #contentOf = contentMaker()
  readonly #coveredNames = coveredNamesMaker()
  readonly #boxOf = lastOf((grid: BoardInput['board']['grid'], cells: readonly CellIndex[] = []) =>
    boxAround(cells.map((cell) => grid.centre(cell))),
  )
  #input: BoardInput | undefined
  #printed: Printed | undefined
  #content: Content | undefined
  #place: BoardPlace | undefined
  /** Device pixels of a cell that counters are painted for, in steps. */
  #level = 0
  /** True if cells are so small that counters are drawn in their simplified form. */
  isFar = false
  #isSmall = false
  /** Counts the font loads. */
  #fonts = 0
  /** The last value passed to `onPoint`. */
  #pointed = ''

  constructor(private readonly page: BoardPage) {
    this.#map = new PrintedMap(page)
    this.#flash = new Flash(page, () => this.#place?.scene.redrawTop())
  }

  get input(): BoardInput {
    if (!this.#input) throw new Error('a board is used before it was shown anything')
    return this.#input
  }

  get printed(): Printed {
    if (!this.#printed) throw new Error('a board is used before it was shown anything')
    return this.#printed
  }

  get view(): View {
    return this.camera.view
  }

  get zooming(): boolean {
    return this.camera.zooming
  }

  /** The progress of the flash from 0 to 1; 0 without a flash. */
  get flashed(): number {
    return this.#flash.share
  }

  get ground(): Ground {
    return this.printed.ground
  }

  /** Shows new props; cheap if little has changed. */
  show(input: BoardInput): void {
    const before = this.#input
    this.#input = input
    this.#printed = this.#map.show(input, input.theme, this.#fonts)
    const firstBox = this.#boxOf(input.board.grid, input.firstCells)
    const { margins, firstScale } = input
    this.camera.show({ world: this.#printed.world, margins, firstScale, firstBox })
    this.#flash.show(input.flash?.key)
    this.fan.refresh()
    this.#place?.showWords(this.hover === undefined ? '' : this.describe(this.hover))
    if (this.camera.isReady && input.onReady !== before?.onReady) input.onReady?.()
    this.#draw()
  }

  /** Draws on a surface until the returned function is called. */
  attach(place: BoardPlace): () => void {
    this.#place = place
    this.#content = undefined
    this.#draw()
    return () => {
      this.#flash.end()
      this.camera.end()
      this.fan.end()
      this.#place = undefined
    }
  }

  /** Handles a new window size in CSS pixels; `lower` is how far its top moved down on the page. */
  resize(size: Size, lower?: number): void {
    const { isReady } = this.camera
    this.camera.resize(size, lower)
    if (!isReady && this.camera.isReady) {
      this.#measure()
      this.input.onReady?.()
    }
    this.#draw()
  }

  /** Repaints names after web fonts have loaded. */
  fontsArrived(): void {
    this.#fonts++
    if (this.#input) this.show(this.#input)
  }

  /** The cell under a point of the window; -1 off the map. */
  cellUnder(at: Point): CellIndex {
    const { x, y } = toWorld(this.view, at)
    return this.input.board.grid.cellAt(x, y)
  }

  /** The counter under a point of the window; a fanned stack is over all others. */
  pieceUnder(at: Point): Placed | undefined {
    const spot = unitsAt(this.view, at)
    const { shown } = this.fan
    if (shown && isOnPlate(shown, spot)) return nearestOf(shown, spot)
    return pieceAt(this.printed.placed, spot.x, spot.y)
  }

  zoomTo(cell: CellIndex, scale?: number): void {
    if (cell >= 0) this.camera.zoomTo(this.input.board.grid.centre(cell), scale)
  }

  reveal(cells: readonly CellIndex[]): void {
    this.camera.reveal(cells.map((cell) => this.input.board.grid.centre(cell)))
  }

  /** The number of these cells whose middle lies under a rectangle of the window. */
  countUnder(cells: readonly CellIndex[], { left, top, right, bottom }: Box): number {
    const isUnder = ({ x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom
    const placeOf = (cell: CellIndex) => toScreen(this.view, this.input.board.grid.centre(cell))
    return cells.filter((cell) => isUnder(placeOf(cell))).length
  }

  /** One line about a cell. */
  describe(cell: CellIndex): string {
    return describeIn(this.input)(cell)
  }

  /** Cells with an available choice. */
  choices(): readonly CellIndex[] {
    return choiceCells(this.input, this.printed)
  }

  /** Handles a pointer position in the window, or `undefined` if the pointer is off the map. */
  point(at: Point | undefined): void {
    const under = at === undefined ? -1 : this.cellUnder(at)
    // An area is large, so there the pointer must be on a counter.
    const stack = this.ground.areas && at ? (this.pieceUnder(at)?.cell ?? -1) : under
    if (!this.carried) this.fan.point(stack < 0 ? undefined : stack, at && unitsAt(this.view, at))
    const { shown } = this.fan
    const isFanned = shown !== undefined && at !== undefined && isOnPlate(shown, unitsAt(this.view, at))
    const cell = isFanned ? shown.cell : under < 0 ? undefined : under
    this.#tellPointed(cell, at)
    if (this.hover === cell) return
    this.hover = cell
    this.#place?.showWords(cell === undefined ? '' : this.describe(cell))
    this.#place?.scene.redrawTop()
    this.input.onHover?.(cell)
  }

  /** Moves the keyboard cursor to a cell, or hides it with `undefined`. */
  setCursor(cell: CellIndex | undefined): void {
    this.cursor = cell
    if (cell !== undefined) {
      this.input.onCursor?.(cell)
      this.camera.keepNear(this.input.board.grid.centre(cell))
    }
    this.fan.focus(cell)
    this.#place?.scene.redrawTop()
  }

  /** Draws the way of the piece in hand, or no longer. */
  showWay(way: Live['way']): void {
    if (this.way === way) return
    this.way = way
    this.#place?.scene.redrawTop()
  }

  /** Draws a dragged counter at a point of the window, or no longer. */
  carry(piece: Placed | undefined, at: Point = { x: 0, y: 0 }): void {
    const { x, y } = toWorld(this.view, at)
    this.carried = piece && { ...piece, x: x * UNIT, y: y * UNIT }
    this.#place?.scene.redrawTop()
  }

  #tellPointed(cell: CellIndex | undefined, at: Point | undefined): void {
    const { onPoint } = this.input
    if (!onPoint) return
    const piece = at && this.pieceUnder(at)?.piece.id
    const pointed = `${cell} ${piece}`
    if (pointed !== this.#pointed) onPoint(cell, piece)
    this.#pointed = pointed
  }

  /** Only pieces that can be pressed fan out, so not in the studio. */
  #fanned(cell: CellIndex): Fanned | undefined {
    const { ground, placed } = this.printed
    const { size } = this.camera
    if (!size || !this.input.onPiece) return undefined
    const at = { x: ground.x[cell], y: ground.y[cell] }
    return fanOut(placed, cell, at, sightOf(this.view, size))
  }

  #draw(): void {
    const { size } = this.camera
    if (!this.#place || !this.#printed || !size || !this.camera.isReady) return
    const { labels, placed, ground } = this.#printed
    const content: Content = {
      ...this.#contentOf(this.input, this.#printed),
      size,
      pixels: pixelsOf(this.#level),
      isFar: this.isFar,
      isSmall: this.#isSmall,
      fan: this.fan.shown,
      covered: this.#coveredNames(labels, placed, ground.box, this.view.scale, this.isFar),
      fonts: this.page.fonts,
    }
    if (this.#content && sameFields(this.#content, content)) return
    this.#content = content
    this.#place.scene.show(content)
  }

  #moved(): void {
    this.#place?.scene.redraw()
    this.#place?.showView(this.view)
  }

  #rested(): void {
    this.#measure()
    this.fan.refresh()
    this.#draw()
    this.#place?.scene.redrawGround()
  }

  #measure(): void {
    const { scale } = this.view
    this.#level = levelFor(scale * this.page.pixelRatio())
    const form = this.input.board.grid.kind === 'areas' ? formAt(Infinity) : formAt(scale)
    this.isFar = form.isFar
    this.#isSmall = form.isSmall
  }
}

/** A point of the window in drawing units. */
function unitsAt(view: View, at: Point): Point {
  const { x, y } = toWorld(view, at)
  return { x: x * UNIT, y: y * UNIT }
}
