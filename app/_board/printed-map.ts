import type { BoardMap } from '../../engine/types'
import { type Ground, makeGround, sameGrid, UNIT, withBoard } from './draw/ground'
import type { LabelsAt } from './draw/labels/layout'
import { changedRects, labelsOf, painter } from './draw/print'
import { TileCache } from './draw/terrain/tiles'
import type { Placed } from './draw/units/placed'
import { layPieces } from './draw/units/stacks'
import { lastOf, sameFields } from './last-of'
import type { BoardPage } from './page'
import type { BoardLook, BoardProps, NameOf, Theme } from './types'
import type { Box } from './view'

const NO_PIECES: NonNullable<BoardProps['pieces']> = []
const NO_LABELS: LabelsAt = () => []
export const plainNames: NameOf = (_, id) => id

/** A map with everything that its print depends on; `fonts` counts the font loads. */
type Print = {
  readonly board: BoardMap
  readonly look: BoardLook
  readonly theme: Theme
  readonly labels: boolean
  readonly showIds: boolean
  readonly showGrid: boolean
  readonly nameOf: NameOf
  readonly fonts: number
  readonly ratio: number
}

/** The drawn map, and the counters with their positions. */
export type Printed = {
  readonly theme: Theme
  readonly nameOf: NameOf
  readonly ground: Ground
  readonly tiles: TileCache
  readonly placed: readonly Placed[]
  /** Names of places; empty on a map of areas, whose names keep clear of counters. */
  readonly labels: LabelsAt
  readonly world: Box
}

/** The ground with its tiles, kept across edits: only differences from the last map are repainted. */
export class PrintedMap {
  readonly #tiles: TileCache
  readonly #placed = lastOf(layPieces)
  readonly #world = lastOf(
    (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom }),
  )
  #labels: LabelsAt = NO_LABELS
  #last: { readonly print: Print; readonly ground: Ground } | undefined

  constructor(private readonly page: Pick<BoardPage, 'newCanvas' | 'fonts' | 'pixelRatio'>) {
    this.#tiles = new TileCache(() => {}, page.newCanvas)
  }

  /** Returns the same parts while they are unchanged. */
  show(props: BoardProps, theme: Theme, fonts: number): Printed {
    const { board, look, labels = true, showIds = false, showGrid = true, nameOf = plainNames } = props
    const ratio = this.page.pixelRatio()
    const ground = this.#groundOf({ board, look, theme, labels, showIds, showGrid, nameOf, fonts, ratio })
    const { left, top, right, bottom } = ground.box
    return {
      ...{ theme, nameOf, ground, tiles: this.#tiles },
      labels: labels && !ground.areas ? this.#labels : NO_LABELS,
      placed: this.#placed(ground, props.hidePieces ? NO_PIECES : (props.pieces ?? NO_PIECES)),
      world: this.#world(left / UNIT, top / UNIT, right / UNIT, bottom / UNIT),
    }
  }

  #groundOf(print: Print): Ground {
    const last = this.#last
    if (last && sameFields(last.print, print)) return last.ground
    const { board, look, theme } = print
    const known = last && onlyCellsDiffer(last.print, print) ? last.ground : undefined
    const changes = known && withBoard(known, board)
    const ground = changes?.ground ?? makeGround(board, look, theme)
    this.#labels = labelsOf(ground, print.nameOf)
    const paint = painter(ground, look, print, this.page.fonts, this.#labels)
    if (known && changes) this.#tiles.update(paint, changedRects(known, ground, changes.changed))
    else this.#tiles.reset(paint)
    this.#last = { print, ground }
    return ground
  }
}

const onlyCellsDiffer = (a: Print, b: Print): boolean =>
  sameFields({ ...a, board: b.board }, b) &&
  sameGrid(a.board.grid, b.board.grid) &&
  sameList(a.board.sites, b.board.sites) &&
  sameList(a.board.places, b.board.places)

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b))
