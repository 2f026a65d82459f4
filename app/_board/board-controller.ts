import type { CellIndex } from '../../engine/types'
import { Camera } from './camera'
import { choiceCells, contentMaker } from './content'
import { describeIn } from './describe-in'
import { layCoveredNames } from './draw/covered-names'
import { type Ground, UNIT } from './draw/ground'
import { pieceAt } from './draw/stacks'
import { levelFor, pixelsOf } from './draw/tiles'
import { Flash } from './flash'
import { Gestures } from './gestures'
import { lastOf, sameFields } from './last-of'
import type { BoardPage } from './page'
import { pointerTarget } from './pointer-target'
import { type Printed, PrintedMap } from './printed-map'
import type { Content, Live, Scene } from './scene'
import type { Spot } from './strokes'
import type { BoardProps, Theme } from './types'
import { type Point, type Size, toWorld, type View } from './view'

/** Pixels between cells under which counters are drawn for the distance. */
const FAR = 31

/** What there is to see, and who is told what was done to it. */
export type BoardInput = BoardProps & { readonly theme: Theme }

/** What a board writes on. */
export type BoardPlace = {
  readonly scene: Pick<Scene, 'show' | 'redraw' | 'redrawGround' | 'redrawTop'>
  /** Says in words what is under the pointer; nothing when it is on nothing. */
  showWords(text: string): void
  /** Tells the page where the map is. */
  showView(view: View): void
}

/**
 * One map with its pieces in a window: where it is, what is under pointer and cursor, what a gesture means there, what
 * is drawn. Knows neither React nor the elements of a page: `show` says what there is to see, `attach` where.
 */
export class BoardController implements Live, Spot {
  /** Held, the main button moves the map whatever the tool. */
  isSpaceHeld = false
  hover: CellIndex | undefined
  cursor: CellIndex | undefined
  readonly camera = new Camera({ moved: () => this.#moved(), rested: () => this.#rested() })
  readonly gestures = new Gestures(pointerTarget(this))
  readonly #map: PrintedMap
  readonly #flash: Flash
  readonly #contentOf = contentMaker()
  readonly #coveredNames = lastOf(
    (labels: Printed['labels'], placed: Printed['placed'], level: number, far: boolean) =>
      placed.length === 0 ? [] : layCoveredNames(labels(), placed, pixelsOf(level), far),
  )
  #input: BoardInput | undefined
  #printed: Printed | undefined
  #content: Content | undefined
  #place: BoardPlace | undefined
  /** Device pixels of a cell that counters are painted for, in steps. */
  #level = 0
  /** Cells are so small that counters are drawn for the distance. */
  isFar = false
  /** How often better letters have arrived. */
  #fonts = 0
  /** What `onPoint` was told last. */
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

  /** How far the flash has gone, 0 to 1; 0 when there is none. */
  get flashed(): number {
    return this.#flash.share
  }

  get ground(): Ground {
    return this.printed.ground
  }

  /** From now on this is to be seen; cheap when little has changed. */
  show(input: BoardInput): void {
    const before = this.#input
    this.#input = input
    this.#printed = this.#map.show(input, input.theme, this.#fonts)
    this.camera.show({ world: this.#printed.world, margins: input.margins, firstScale: input.firstScale })
    this.#flash.show(input.flash?.key)
    this.#place?.showWords(this.hover === undefined ? '' : this.describe(this.hover))
    if (this.camera.isReady && input.onReady !== before?.onReady) input.onReady?.()
    this.#draw()
  }

  /** Draws in a place until the returned function is called. */
  attach(place: BoardPlace): () => void {
    this.#place = place
    this.#content = undefined
    this.#draw()
    return () => {
      this.#flash.end()
      this.camera.end()
      this.#place = undefined
    }
  }

  /** The window has another size, in CSS pixels; its top may lie so much lower on the page. */
  resize(size: Size, lower?: number): void {
    const { isReady } = this.camera
    this.camera.resize(size, lower)
    if (!isReady && this.camera.isReady) {
      this.#measure()
      this.input.onReady?.()
    }
    this.#draw()
  }

  /** Letters of the page have arrived: names are painted again with them. */
  fontsArrived(): void {
    this.#fonts++
    if (this.#input) this.show(this.#input)
  }

  /** The cell under a point of the window; -1 off the map. */
  cellUnder(at: Point): CellIndex {
    const { x, y } = toWorld(this.view, at)
    return this.input.board.grid.cellAt(x, y)
  }

  zoomTo(cell: CellIndex, scale?: number): void {
    if (cell >= 0) this.camera.zoomTo(this.input.board.grid.centre(cell), scale)
  }

  reveal(cells: readonly CellIndex[]): void {
    this.camera.reveal(cells.map((cell) => this.input.board.grid.centre(cell)))
  }

  /** One line about a cell. */
  describe(cell: CellIndex): string {
    return describeIn(this.input)(cell)
  }

  /** Cells where something can be done. */
  choices(): readonly CellIndex[] {
    return choiceCells(this.input, this.printed)
  }

  /** The pointer rests on a point of the window, or on nothing of the map. */
  point(at: Point | undefined): void {
    const under = at === undefined ? -1 : this.cellUnder(at)
    const cell = under < 0 ? undefined : under
    this.#tellPointed(cell, at)
    if (this.hover === cell) return
    this.hover = cell
    this.#place?.showWords(cell === undefined ? '' : this.describe(cell))
    this.#place?.scene.redrawTop()
    this.input.onHover?.(cell)
  }

  /** The keyboard cursor came to a cell, or has left the map. */
  setCursor(cell: CellIndex | undefined): void {
    this.cursor = cell
    if (cell !== undefined) {
      this.input.onCursor?.(cell)
      this.camera.keepNear(this.input.board.grid.centre(cell))
    }
    this.#place?.scene.redrawTop()
  }

  #tellPointed(cell: CellIndex | undefined, at: Point | undefined): void {
    const { onPoint } = this.input
    if (!onPoint) return
    const { x, y } = at ? toWorld(this.view, at) : { x: NaN, y: NaN }
    const piece = pieceAt(this.printed.placed, x * UNIT, y * UNIT)?.piece.id
    const pointed = `${cell} ${piece}`
    if (pointed !== this.#pointed) onPoint(cell, piece)
    this.#pointed = pointed
  }

  #draw(): void {
    const { size } = this.camera
    if (!this.#place || !this.#printed || !size || !this.camera.isReady) return
    const content: Content = {
      ...this.#contentOf(this.input, this.#printed),
      size,
      pixels: pixelsOf(this.#level),
      isFar: this.isFar,
      covered: this.#coveredNames(this.#printed.labels, this.#printed.placed, this.#level, this.isFar),
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
    this.#draw()
    this.#place?.scene.redrawGround()
  }

  #measure(): void {
    const { scale } = this.view
    this.#level = levelFor(scale * this.page.pixelRatio())
    this.isFar = scale < FAR && this.input.board.grid.kind !== 'areas'
  }
}
