import type { ReactNode, Ref } from 'react'
import type { NameOf } from '../../engine/cell-text'
import type { BoardMap, CellIndex, Inspection, Table, TableLine, TablePiece } from '../../engine/types'
import type { Ground } from './draw/ground'
import type { BoardLook, Theme } from './look'
import type { Box, Margins } from './view'

export type { BoardLook, Theme } from './look'

/** The path of a piece; an end off the map is omitted. */
export type BoardTrail = {
  readonly from?: CellIndex
  readonly to?: CellIndex
  readonly way: readonly CellIndex[]
}

/** The choices available now, drawn in one style per group ("move", "launch"), never by colour alone. */
export type Highlights = {
  readonly cells?: readonly { readonly cell: CellIndex; readonly group: string }[]
  /** `quiet` choices are drawn faintly: they are possible, but not the subject of the question. */
  readonly pieces?: readonly { readonly piece: string; readonly group: string; readonly quiet?: boolean }[]
  readonly edges?: readonly { readonly cell: CellIndex; readonly direction: number; readonly group: string }[]
  /** The subject of the question: the unit that moves, the clash being resolved. */
  readonly focusCells?: readonly CellIndex[]
  readonly focusPieces?: readonly string[]
}

export type Overlay = (ctx: CanvasRenderingContext2D, ground: Ground, theme: Theme) => void

/** The changes that an unfinished gesture would make. */
export type Preview = {
  readonly cells: readonly CellIndex[]
  /** The new terrain, one for all cells or one for each; without it the cells are only outlined. */
  readonly terrain?: string
  readonly terrains?: readonly (string | undefined)[]
  /** Sides that would change. */
  readonly sides?: readonly CellSide[]
}

export type CellPress = {
  /** As in pointer events: 0 main, 1 middle, 2 right; a long press of a finger counts as 2. */
  readonly button: number
  readonly shift: boolean
  readonly ctrl: boolean
  readonly alt: boolean
  /** True for a press from the accessibility grid instead of a pointer. */
  readonly keyboard?: boolean
  /** True for a finger. */
  readonly isTouch?: boolean
  /** Side of the cell nearest to the pointer, as a direction index; -1 when unknown. */
  readonly side: number
}

export type StrokePoint = { readonly cell: CellIndex; readonly press: CellPress }

/** One side of a cell, as a direction index. */
export type CellSide = { readonly cell: CellIndex; readonly direction: number }

/** A press that paints: `start`, then `move` for every cell entered (gaps filled), then `end` or `cancel`. */
export type StrokeEvent =
  | { readonly type: 'start'; readonly at: StrokePoint }
  | {
      readonly type: 'move'
      readonly cells: readonly CellIndex[]
      /** Corners of cells along the stroke, in grid units, without repeats in a row. */
      readonly corners: readonly { readonly x: number; readonly y: number }[]
      /** The side beside the stroke at the end of the move. */
      readonly beside: CellSide | undefined
      readonly shift: boolean
    }
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }

/** A counter that is dragged: `start`, then `drop` on a cell, with the other counter there, or `cancel`. */
export type CarryEvent =
  | { readonly type: 'start'; readonly piece: string; readonly cell: CellIndex }
  | {
      readonly type: 'drop'
      readonly cell: CellIndex
      readonly piece: string | undefined
      readonly press: CellPress
    }
  | { readonly type: 'cancel' }

/** The way of a counter to the cell under the pointer. */
export type BoardWay = {
  /** From its cell to the pointer's, in order. */
  readonly cells: readonly CellIndex[]
  /** The price, drawn at the end. */
  readonly text?: string
  /** False if there is no choice at its end. */
  readonly isLegal: boolean
}

export type BoardHandle = {
  /** Shows the whole map. */
  fit(): void
  /** Centres a cell; with `scale`, at that many pixels between neighbouring cells. */
  zoomTo(cell: CellIndex, scale?: number): void
  /** Moves to the middle of these cells if none of them is in sight. */
  reveal(cells: readonly CellIndex[]): void
  zoomBy(factor: number): void
  /** The number of these cells whose middle lies under a rectangle of the window, in its CSS pixels. */
  countUnder(cells: readonly CellIndex[], under: Box): number
  /** Whether counters are drawn in their simplified form, too small for all their print. */
  isFar(): boolean
  /** Puts the keyboard cursor on a cell and moves the focus there. */
  focusCell(cell: CellIndex): void
  /** Puts the keyboard cursor on the next cell with a choice, or the one before, and moves the focus there. */
  toChoice(isBack: boolean): void
  /** Draws the way of the piece in hand to the cell under the pointer, or no longer. */
  showWay(way: BoardWay | undefined): void
  /** The cell at a point of the page, or -1 if the board has none there. */
  cellAt(x: number, y: number): CellIndex
}

export type { NameOf }

export type BoardProps = {
  readonly board: BoardMap
  readonly look: BoardLook
  readonly pieces?: readonly TablePiece[]
  readonly marks?: Table['marks']
  readonly lines?: readonly TableLine[]
  /** The recent paths of pieces. */
  readonly trails?: readonly BoardTrail[]
  readonly highlights?: Highlights
  /** Cells and lines that the inspected thing affects. */
  readonly inspected?: Pick<Inspection, 'cells' | 'lines'>
  /** Cells to flash; a new `key` starts the flash again. */
  readonly flash?: { readonly cells: readonly CellIndex[]; readonly key: string | number }
  readonly preview?: Preview
  /** Cells marked for the next action. */
  readonly marked?: readonly CellIndex[]
  /** Draws a custom layer on the ground, under the counters. */
  readonly overlay?: Overlay
  /** Place names on the ground. Default: true. */
  readonly labels?: boolean
  readonly showIds?: boolean
  /** Lines between cells. Default: true. */
  readonly showGrid?: boolean
  /** True if counters jump to their positions instead of gliding. Default: false. */
  readonly isStill?: boolean
  /** Hides counters to look at the ground. */
  readonly hidePieces?: boolean
  /** Pixels that a fitted map leaves free for controls over the board. */
  readonly margins?: Margins
  /** Smallest scale of the first view in pixels a cell, even if the map does not fit. */
  readonly firstScale?: number
  /** Cells that the first view shows if the map does not fit at `firstScale`. */
  readonly firstCells?: readonly CellIndex[]
  readonly theme?: Theme
  /**
   * `paint`: the main button and one finger draw strokes; panning needs space, another button or two fingers. A long press acts
   * as the right button, except with `drag`, where it picks something up.
   */
  readonly tool?: 'choose' | 'paint' | 'drag'
  /** Localised names of the pack: nameOf('places', id). Default: the id. */
  readonly nameOf?: NameOf
  /** One short line about a cell for speech and the hover label (at most 120 characters). */
  readonly describe?: (cell: CellIndex) => string
  /** Everything about a cell, read out on `i`. */
  readonly describeMore?: (cell: CellIndex) => string
  readonly onCell?: (cell: CellIndex, press: CellPress) => void
  /** When given, presses on a counter come here instead of `onCell`. */
  readonly onPiece?: (piece: string, cell: CellIndex, press: CellPress) => void
  /** On a map of areas: called for a press on a highlighted link. */
  readonly onEdge?: (edge: CellSide, press: CellPress) => void
  readonly onHover?: (cell: CellIndex | undefined) => void
  /** The pointer moved to another cell, or to a counter in it. */
  readonly onPoint?: (cell: CellIndex | undefined, piece: string | undefined) => void
  /** The keyboard cursor moved to a cell. */
  readonly onCursor?: (cell: CellIndex) => void
  /** `v` on the board: inspect the cell under the keyboard cursor. */
  readonly onAsk?: (cell: CellIndex) => void
  /** Whether a counter can be dragged; without it a drag moves the map. */
  readonly canCarry?: (piece: string, cell: CellIndex) => boolean
  readonly onCarry?: (event: CarryEvent) => void
  readonly onStroke?: (event: StrokeEvent) => void
  readonly handle?: Ref<BoardHandle>
  /** The board has its size and its first view, so the handle can be used. */
  readonly onReady?: () => void
  /** Further keys of the page around, in words for screen readers. */
  readonly moreKeys?: string
  /** Accessible name of the board. */
  readonly label?: string
  readonly className?: string
  readonly children?: ReactNode
}
