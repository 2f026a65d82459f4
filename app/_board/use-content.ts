'use client'
import { useCallback, useMemo } from 'react'
import type { CellIndex, TableLine } from '../../engine/types'
import type { Content } from './scene'
import type { BoardProps, Highlights, Preview } from './types'
import type { Printed } from './use-printed'

const NOTHING: Highlights = {}
const NO_CELLS: readonly CellIndex[] = []
const NO_LINES: readonly TableLine[] = []
const NO_INSPECTED: NonNullable<BoardProps['inspected']>['cells'] = []
const NO_PREVIEW: Preview = { cells: [] }

/** What is on the map at present, in the colours of its sides. */
export function useContent(props: BoardProps, printed: Printed): Omit<Content, 'size' | 'pixels'> {
  const { look, inspected, highlights = NOTHING, preview = NO_PREVIEW, flash } = props
  const { ground, tiles, placed, theme } = printed
  const marks = useMemo(
    () =>
      (props.marks ?? []).map((mark) => ({
        ...mark,
        colour: look.sides?.find(({ id }) => id === mark.side)?.look.colour,
        slant: look.sides && mark.side === look.sides[0]?.id ? (1 as const) : (-1 as const),
      })),
    [props.marks, look.sides],
  )
  const linesOf = useCallback(
    (lines: readonly TableLine[] = NO_LINES) =>
      lines.map((line) => {
        const place = look.sides?.findIndex(({ id }) => id === line.side) ?? -1
        return { ...line, place, colour: look.sides?.[place]?.look.colour }
      }),
    [look.sides],
  )
  return {
    ...{ ground, tiles, placed, look, theme, highlights, preview, marks },
    lines: useMemo(() => linesOf(props.lines), [linesOf, props.lines]),
    inspected: inspected?.cells ?? NO_INSPECTED,
    inspectedLines: useMemo(() => linesOf(inspected?.lines), [linesOf, inspected]),
    flash: flash?.cells ?? NO_CELLS,
  }
}

/** Cells where something can be done: chosen themselves, or a counter or a link on them. */
export function useChoiceCells({ board, highlights = NOTHING }: BoardProps, { placed }: Printed) {
  return useMemo(() => {
    const chosen = new Set((highlights.pieces ?? []).map(({ piece }) => piece))
    return [
      ...(highlights.cells ?? []).map(({ cell }) => cell),
      ...(board.grid.kind === 'areas' ? (highlights.edges ?? []).map(({ cell }) => cell) : []),
      ...placed
        .filter(({ piece, pile = [piece.id] }) => pile.some((id) => chosen.has(id)))
        .flatMap(({ cell, piece }) => (piece.rear === undefined ? [cell] : [cell, piece.rear])),
    ]
  }, [highlights, placed, board.grid])
}
