import type { CellIndex, TableLine } from '../../engine/types'
import { lastOf } from './last-of'
import type { Printed } from './printed-map'
import type { Content } from './scene'
import type { BoardProps, Highlights, Preview } from './types'

const NOTHING: Highlights = {}
const NO_CELLS: readonly CellIndex[] = []
const NO_INSPECTED: NonNullable<BoardProps['inspected']>['cells'] = []
const NO_TRAILS: NonNullable<BoardProps['trails']> = []
const NO_PREVIEW: Preview = { cells: [] }

/** Creates the content of the map in the colours of its sides; unchanged parts stay the same objects. */
export function contentMaker() {
  const marksOf = lastOf(colouredMarks)
  const linesOf = lastOf(colouredLines)
  const inspectedLinesOf = lastOf(colouredLines)
  return (
    props: BoardProps,
    printed: Printed,
  ): Omit<Content, 'size' | 'pixels' | 'isFar' | 'isSmall' | 'fan' | 'covered' | 'fonts'> => {
    const { look, inspected, highlights = NOTHING, preview = NO_PREVIEW, flash } = props
    const { ground, tiles, placed, theme, nameOf } = printed
    return {
      ...{ ground, tiles, placed, look, theme, nameOf, highlights, preview },
      marked: props.marked ?? NO_CELLS,
      overlay: props.overlay,
      isStill: props.isStill ?? false,
      // Only at a table: in the studio a counter that is taken away is gone at once.
      isFading: props.onPiece !== undefined,
      marks: marksOf(props.marks, look.sides),
      lines: linesOf(props.lines, look.sides),
      trails: props.trails ?? NO_TRAILS,
      inspected: inspected?.cells ?? NO_INSPECTED,
      inspectedLines: inspectedLinesOf(inspected?.lines, look.sides),
      flash: flash?.cells ?? NO_CELLS,
    }
  }
}

type Sides = BoardProps['look']['sides']

const colouredMarks = (marks: BoardProps['marks'] = [], sides: Sides): Content['marks'] =>
  marks.map((mark) => ({
    ...mark,
    colour: sides?.find(({ id }) => id === mark.side)?.look.colour,
    slant: sides && mark.side === sides[0]?.id ? 1 : -1,
  }))

const colouredLines = (lines: readonly TableLine[] = [], sides: Sides): Content['lines'] =>
  lines.map((line) => {
    const place = sides?.findIndex(({ id }) => id === line.side) ?? -1
    return { ...line, place, colour: sides?.[place]?.look.colour }
  })

/**
 * Cells with an available choice: on the cell itself, or on a counter or link there. Faint choices count only if there are no
 * others, so that a held unit has its own goals.
 */
export function choiceCells({ board, highlights = NOTHING }: BoardProps, { placed }: Printed): CellIndex[] {
  const { cells = [], edges = [], pieces = [] } = highlights
  const under = (some: typeof pieces): CellIndex[] => {
    const chosen = new Set(some.map(({ piece }) => piece))
    return placed
      .filter(({ piece, pile = [piece.id] }) => pile.some((id) => chosen.has(id)))
      .flatMap(({ cell, piece }) => (piece.rear === undefined ? [cell] : [cell, piece.rear]))
  }
  const meant = [
    ...cells.map(({ cell }) => cell),
    ...(board.grid.kind === 'areas' ? edges.map(({ cell }) => cell) : []),
    ...under(pieces.filter(({ quiet }) => !quiet)),
  ]
  return meant.length > 0 ? meant : under(pieces)
}
