import type { Context } from 'konva/lib/Context.js'
import { Group } from 'konva/lib/Group.js'
import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import type { CellIndex } from '../../engine/types'
import { Counters, type Shown } from './counters'
import { type Ground, UNIT } from './draw/ground'
import { type CoveredName, paintCoveredNames } from './draw/labels/covered-names'
import type { LabelFonts } from './draw/labels/labels'
import { paintCellHighlights } from './draw/overlay/highlights'
import { type InspectedCell, paintInspectedCells, paintInspectedSigns } from './draw/overlay/inspected'
import { FAINT, isQuiet, type Line, linesThrough, paintLines } from './draw/overlay/lines'
import { type Mark, paintFlags, paintMarks } from './draw/overlay/marks'
import { paintFlash, paintMarked, paintOutline, paintPreview, paintSides } from './draw/overlay/overlay'
import { paintTrailEnds, paintTrails } from './draw/overlay/trails'
import { paintWay } from './draw/overlay/way'
import type { TileCache } from './draw/terrain/tiles'
import { paintCounts } from './draw/units/counts'
import { type Fanned, paintPlate } from './draw/units/fan'
import type { Placed } from './draw/units/placed'
import { browserPage } from './page'
import type { BoardTrail, BoardWay, Overlay, Preview } from './types'
import type { Size, View } from './view'

/** Milliseconds that a frame may spend on painting newly visible tiles. */
const TILE_BUDGET = 9

/** The current content of the map. */
export type Content = Shown & {
  readonly size: Size
  readonly ground: Ground
  readonly tiles: TileCache
  readonly marks: readonly Mark[]
  readonly lines: readonly Line[]
  readonly trails: readonly BoardTrail[]
  /** Cells and lines that the inspected thing affects. */
  readonly inspected: readonly InspectedCell[]
  readonly inspectedLines: readonly Line[]
  /** The stack that is spread out over the others. */
  readonly fan: Fanned | undefined
  /** Names hidden by counters, drawn beside them. */
  readonly covered: readonly CoveredName[]
  readonly fonts: () => LabelFonts
  readonly flash: readonly CellIndex[]
  readonly preview: Preview
  readonly marked: readonly CellIndex[]
  readonly overlay: Overlay | undefined
}

/** State that changes without a notification; it is read at each drawing. */
export type Live = {
  readonly view: View
  /** True while the scale is changing; tiles of another scale are used until it settles. */
  readonly zooming: boolean
  readonly hover: CellIndex | undefined
  readonly cursor: CellIndex | undefined
  /** The dragged counter, at the pointer. */
  readonly carried: Placed | undefined
  /** The way of the piece in hand to the cell under the pointer. */
  readonly way: BoardWay | undefined
  /** The progress of the flash from 0 to 1; 0 without a flash. */
  readonly flashed: number
}

/**
 * The canvas in three layers: the ground with everything under the pieces, the pieces, the pointer. While pieces glide only their
 * layer is drawn.
 */
export class Scene {
  readonly #stage: Stage
  readonly #ground = new Layer({ listening: false })
  readonly #table = new Layer({ listening: false })
  readonly #top = new Layer({ listening: false })
  readonly #layers = [this.#ground, this.#table, this.#top]
  readonly #onGround = new Group({ listening: false })
  readonly #onTable = new Group({ listening: false })
  readonly #onTop = new Group({ listening: false })
  readonly #counters: Counters
  readonly #fanned: Counters
  #content: Content | undefined
  /** The last pointed cells. */
  #pointed = ''

  constructor(
    container: HTMLDivElement,
    private readonly live: Live,
  ) {
    this.#stage = new Stage({ container, listening: false })
    this.#counters = new Counters(browserPage, () => this.#table.batchDraw())
    this.#fanned = new Counters(browserPage, () => this.#top.batchDraw())
    this.#onGround.add(this.#painted((ctx, content) => paintBelow(ctx, content, this.live)))
    this.#onTable.add(this.#painted((ctx, content) => this.#paintPieces(ctx, content)))
    this.#onTop.add(
      this.#painted((ctx, content) => paintPointers(ctx, content, this.live)),
      this.#painted((ctx, content) => this.#paintInHand(ctx, content)),
      this.#painted((ctx, content) => this.#paintFan(ctx, content)),
    )
    this.#stage.add(
      this.#ground.add(
        this.#painted((ctx, content) => this.#paintGround(ctx, content)),
        this.#onGround,
      ) as Layer,
      this.#table.add(this.#onTable) as Layer,
      this.#top.add(this.#onTop) as Layer,
    )
  }

  show(content: Content): void {
    const isResized = this.#resize(content.size)
    this.#content = content
    this.#counters.show(content)
    this.#fanned.show({
      ...{ ...content, placed: content.fan?.placed ?? NONE },
      ...{ isFar: false, isSmall: false, isFading: false },
    })
    // A resized canvas is empty, so it is drawn at once: the map must not vanish until the next frame.
    if (isResized) this.#drawNow()
    else this.redraw()
  }

  /**
   * Sets the canvas size and returns whether it changed. Konva redraws all layers for each changed dimension. The layers have no
   * content meanwhile, so that tiles are not painted three times in one task.
   */
  #resize({ width, height }: Size): boolean {
    if (this.#stage.width() === width && this.#stage.height() === height) return false
    this.#content = undefined
    this.#stage.size({ width, height })
    return true
  }

  /** Redraws everything at the current position of the map. */
  redraw(): void {
    this.#placeGroups()
    for (const layer of this.#layers) layer.batchDraw()
  }

  #drawNow(): void {
    this.#placeGroups()
    for (const layer of this.#layers) layer.draw()
  }

  #placeGroups(): void {
    const { x, y, scale } = this.live.view
    for (const group of [this.#onGround, this.#onTable, this.#onTop])
      group.setAttrs({ x, y, scaleX: scale / UNIT, scaleY: scale / UNIT })
  }

  /** Redraws the ground after a zoom, with the tiles of its scale. */
  redrawGround(): void {
    this.#ground.batchDraw()
  }

  /** Redraws the pointer, the cursor and the flash; under another cell also the lines that pass it. */
  redrawTop(): void {
    this.#top.batchDraw()
    const { hover, cursor } = this.live
    const pointed = `${hover} ${cursor}`
    if (pointed !== this.#pointed && this.#content?.lines.some(isQuiet)) this.#ground.batchDraw()
    this.#pointed = pointed
  }

  end(): void {
    this.#counters.end()
    this.#fanned.end()
    this.#stage.destroy()
  }

  #painted(paint: (ctx: CanvasRenderingContext2D, content: Content) => void): Shape {
    return new Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context: Context) => {
        if (this.#content) paint(context._context as CanvasRenderingContext2D, this.#content)
      },
    })
  }

  #paintPieces(ctx: CanvasRenderingContext2D, content: Content): void {
    this.#counters.paint(ctx)
    paintAbove(ctx, content, this.#counters.asDrawn(content.placed), this.live)
  }

  #paintInHand(ctx: CanvasRenderingContext2D, content: Content): void {
    const { carried } = this.live
    if (carried) this.#counters.paintInHand(ctx, carried, content)
  }

  #paintFan(ctx: CanvasRenderingContext2D, { fan, theme }: Content): void {
    if (!fan) return
    paintPlate(ctx, fan, theme)
    this.#fanned.paint(ctx)
    paintCounts(ctx, fan.placed, { isFar: false, pixels: this.live.view.scale })
  }

  /** Copies tiles in device pixels; requests another frame while some tiles are missing. */
  #paintGround(ctx: CanvasRenderingContext2D, { size, ground, tiles }: Content): void {
    const { view, zooming } = this.live
    if (view.scale === 0) return
    const ratio = this.#ground.getCanvas().getPixelRatio()
    ctx.save()
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    const sight = { ...size, ratio }
    const now = () => performance.now()
    const isWhole = tiles.draw(ctx, view, sight, ground.box, TILE_BUDGET, now, zooming)
    ctx.restore()
    if (!isWhole) requestAnimationFrame(() => this.redrawGround())
  }
}

function paintBelow(ctx: CanvasRenderingContext2D, content: Content, live: Live): void {
  const { ground, theme, placed, highlights } = content
  paintMarks(ctx, ground, shownMarks(content, live), theme)
  const strength = content.inspectedLines.length > 0 ? 0.35 : 1
  paintLines(ctx, ground, content.lines, theme, strength, FAINT)
  paintLines(ctx, ground, linesThrough(ground, content.lines, lookedAt(content, live)), theme)
  paintTrails(ctx, ground, content.trails, theme)
  paintInspectedCells(ctx, ground, content.inspected, theme)
  content.overlay?.(ctx, ground, theme)
  paintCellHighlights(ctx, ground, highlights, theme, coveredBy(placed))
}

/** `drawn` are the pieces at the places where they are now. */
function paintAbove(
  ctx: CanvasRenderingContext2D,
  content: Content,
  drawn: readonly Placed[],
  { view }: Live,
): void {
  const { ground, theme, placed } = content
  if (content.covered.length > 0) paintCoveredNames(ctx, ground, content.covered, content.fonts())
  paintFlags(ctx, ground, content.marks, placed)
  paintTrailEnds(ctx, ground, content.trails, theme)
  paintCounts(ctx, drawn, { isFar: content.isFar, pixels: view.scale })
  paintLines(ctx, ground, content.inspectedLines, theme)
  paintInspectedSigns(ctx, ground, content.inspected, coveredBy(placed), theme)
}

function paintPointers(
  ctx: CanvasRenderingContext2D,
  content: Content,
  { view, hover, cursor, flashed, way }: Live,
): void {
  const { ground, theme, flash, preview, marked } = content
  if (marked.length > 0) paintMarked(ctx, ground, marked, theme)
  if (preview.cells.length > 0) paintPreview(ctx, ground, preview, theme)
  if (preview.sides) paintSides(ctx, ground, preview.sides, theme)
  if (hover !== undefined) paintOutline(ctx, ground, hover, 'hover', theme)
  if (cursor !== undefined) paintOutline(ctx, ground, cursor, 'cursor', theme)
  if (flashed > 0) paintFlash(ctx, ground, flash, flashed, theme)
  if (way) paintWay(ctx, ground, way, theme, UNIT / view.scale)
}

/** The network of a side is marked only while one of its pieces is pointed at or held. */
function shownMarks(content: Content, live: Live): readonly Mark[] {
  const cells = lookedAt(content, live)
  const sides = new Set(
    content.placed.filter(({ cell }) => cells.includes(cell)).map(({ piece }) => piece.side),
  )
  return content.marks.filter(({ kind, side }) => kind !== 'lit' || sides.has(side))
}

/** The pointed cells, and those of the subject of the question, such as a held unit. */
function lookedAt({ placed, highlights }: Content, { hover, cursor }: Live): CellIndex[] {
  const { focusCells = [], focusPieces = [] } = highlights
  const held = placed.filter(({ piece }) => focusPieces.includes(piece.id)).map(({ cell }) => cell)
  return [hover, cursor, ...focusCells, ...held].filter((cell) => cell !== undefined)
}

const NONE: readonly Placed[] = []

const coveredBy = (placed: readonly Placed[]): Set<CellIndex> =>
  new Set(placed.flatMap(({ cell, piece }) => [cell, piece.rear ?? cell]))
