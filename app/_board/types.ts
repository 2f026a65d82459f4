import type { ReactNode, Ref } from 'react'
import type { NameOf } from '../../engine/cell-text'
import type { BoardMap, CellIndex, Inspection, Table, TableLine, TablePiece } from '../../engine/types'
import type { Ground } from './draw/ground'
import type { BoardLook, Theme } from './look'
import type { Margins } from './view'

export type { BoardLook, Theme } from './look'

/** The way of a piece; not there is its beginning or its end off the map. */
export type BoardTrail = {
  readonly from?: CellIndex
  readonly to?: CellIndex
  readonly way: readonly CellIndex[]
}

/** What may be chosen now, drawn in one manner per group ("move", "launch"), never by colour alone. */
export type Highlights = {
  readonly cells?: readonly { readonly cell: CellIndex; readonly group: string }[]
  /** `quiet` choices stay in the background: possible, but not what the question is about. */
  readonly pieces?: readonly { readonly piece: string; readonly group: string; readonly quiet?: boolean }[]
  readonly edges?: readonly { readonly cell: CellIndex; readonly direction: number; readonly group: string }[]
  /** What the question is about: the unit that moves, the clash being resolved. */
  readonly focusCells?: readonly CellIndex[]
  readonly focusPieces?: readonly string[]
}

export type Overlay = (ctx: CanvasRenderingContext2D, ground: Ground, theme: Theme) => void

/** What a gesture in the making would change. */
export type Preview = {
  readonly cells: readonly CellIndex[]
  /** The terrain they would get, all the same one or each its own; without it they are only outlined. */
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
  /** From the accessibility grid rather than from a pointer. */
  readonly keyboard?: boolean
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
      /** Corners of cells that the stroke came by, in the units of the grid, each once in a row. */
      readonly corners: readonly { readonly x: number; readonly y: number }[]
      /** The side that the stroke is beside at the end of the move. */
      readonly beside: CellSide | undefined
      readonly shift: boolean
    }
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }

export type BoardHandle = {
  /** Shows the whole map. */
  fit(): void
  /** Centres a cell; with `scale`, at that many pixels between neighbouring cells. */
  zoomTo(cell: CellIndex, scale?: number): void
  /** When none of these cells is in sight, moves to the middle of them. */
  reveal(cells: readonly CellIndex[]): void
  zoomBy(factor: number): void
  /** Whether counters are drawn for the distance, too small for all that is printed on them. */
  isFar(): boolean
  /** Puts the keyboard cursor on a cell and moves the focus there. */
  focusCell(cell: CellIndex): void
}

export type { NameOf }

export type BoardProps = {
  readonly board: BoardMap
  readonly look: BoardLook
  readonly pieces?: readonly TablePiece[]
  readonly marks?: Table['marks']
  readonly lines?: readonly TableLine[]
  /** Where pieces went lately. */
  readonly trails?: readonly BoardTrail[]
  readonly highlights?: Highlights
  /** What something pointed at means for cells, and the lines it draws. */
  readonly inspected?: Pick<Inspection, 'cells' | 'lines'>
  /** Cells to flash; a new `key` starts the flash again. */
  readonly flash?: { readonly cells: readonly CellIndex[]; readonly key: string | number }
  readonly preview?: Preview
  /** Cells that are marked, for what is done to them next. */
  readonly marked?: readonly CellIndex[]
  /** Draws something of its own on the ground, under the counters. */
  readonly overlay?: Overlay
  /** Place names on the ground. Default: true. */
  readonly labels?: boolean
  readonly showIds?: boolean
  /** Lines between cells. Default: true. */
  readonly showGrid?: boolean
  /** Hides counters to look at the ground. */
  readonly hidePieces?: boolean
  /** Pixels that a fitted map leaves free for what is over the board. */
  readonly margins?: Margins
  /** The first look never shows cells smaller than this many pixels, even if the map does not fit. */
  readonly firstScale?: number
  readonly theme?: Theme
  /**
   * `paint`: the main button and one finger draw strokes; panning needs space, another button or two fingers. A finger that rests
   * is the right button, except with `drag`, where it takes hold of something.
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
  /** On a map of areas: a link among the highlighted ones was pressed. */
  readonly onEdge?: (edge: CellSide, press: CellPress) => void
  readonly onHover?: (cell: CellIndex | undefined) => void
  /** The pointer came onto something else: a cell, and the counter there if it is on one. */
  readonly onPoint?: (cell: CellIndex | undefined, piece: string | undefined) => void
  /** The keyboard cursor came to a cell. */
  readonly onCursor?: (cell: CellIndex) => void
  /** `v` on the board: ask about the cell under the keyboard cursor. */
  readonly onAsk?: (cell: CellIndex) => void
  readonly onStroke?: (event: StrokeEvent) => void
  /** `l` on the board: show the list of choices. */
  readonly onList?: () => void
  readonly handle?: Ref<BoardHandle>
  /** The board has its size and its first view: the handle can be used. */
  readonly onReady?: () => void
  /** Accessible name of the board. */
  readonly label?: string
  readonly className?: string
  readonly children?: ReactNode
}
