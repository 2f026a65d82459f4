/** A whole map turned by a quarter: flat hexes become pointy hexes, and every cell keeps its neighbours. */
import type { Grid } from '../../../../engine/geometry/grid'
import { makeGrid } from '../../../../engine/geometry/make-grid'
import { charactersOf, readRows, wholeRows } from '../../yaml/rows'
import { quotedLike } from '../../yaml/scalar'
import { lineBreak, lineEnd, lineStart, sectionOf, sections } from '../../yaml/sections'
import { directionsTurned, turnBy } from './turning'

/** The direction of the turn as seen on the map. */
export type Quarter = 'right' | 'left'

export function gridTurned(grid: Grid, quarter: Quarter): Grid {
  const size = { columns: grid.rows, rows: grid.columns }
  if (grid.kind !== 'hex') return makeGrid({ grid: { kind: 'square', ...size } })
  const isFlat = (grid.orientation ?? 'flat') === 'flat'
  return makeGrid({
    grid: {
      kind: 'hex',
      orientation: isFlat ? 'pointy' : 'flat',
      offset: offsetTurned(grid, quarter, isFlat),
      ...size,
    },
  })
}

/**
 * A turn to the right moves lines that were pushed down to the left, so the other lines are pushed now. Lines that were pushed to
 * the right are pushed down. The last line may become the first.
 */
function offsetTurned(grid: Grid, quarter: Quarter, isFlat: boolean): 'odd' | 'even' {
  const isReversed = isFlat === (quarter === 'left')
  const lines = isFlat ? grid.columns : grid.rows
  const isOther = isFlat === (quarter === 'right')
  const isShifted = isReversed && lines % 2 === 0
  const offset = grid.offset ?? 'odd'
  return isOther !== isShifted ? OTHER[offset] : offset
}

const OTHER = { odd: 'even', even: 'odd' } as const

/** The new index of a cell. */
export function cellTurned(grid: Grid, quarter: Quarter, cell: number): number {
  const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)]
  return quarter === 'right'
    ? column * grid.rows + (grid.rows - 1 - row)
    : (grid.columns - 1 - column) * grid.rows + row
}

/** The new name of each direction. */
export function namesTurned(grid: Grid, next: Grid, quarter: Quarter): ReadonlyMap<string, string> {
  const there = directionsTurned(wide(grid), turnBy(quarter === 'right' ? 90 : -90), wide(next))
  return new Map(grid.directions.map((name, direction) => [name, next.directions[there[direction]] ?? name]))
}

/** A map of the same kind with a cell that has a neighbour in every direction. */
const wide = ({ kind, orientation, offset }: Grid): Grid =>
  kind === 'square'
    ? makeGrid({ grid: { kind, columns: 3, rows: 3 } })
    : makeGrid({
        grid: {
          kind: 'hex',
          orientation: orientation ?? 'flat',
          offset: offset ?? 'odd',
          columns: 3,
          rows: 3,
        },
      })

/** The text of a map with its rows turned; comments beside and between rows are removed. Undefined if the rows cannot be read. */
export function withRowsTurned(text: string, grid: Grid, quarter: Quarter): string | undefined {
  const rows = wholeRows(text, grid)
  if (!rows) return undefined
  const [first, last] = [rows[0], rows[rows.length - 1]]
  const head = text.slice(lineStart(text, first.start), first.start)
  const style = first.scalar?.style ?? 'single'
  const before = rows.map((row) => charactersOf(text, row))
  const after: string[][] = Array.from({ length: grid.columns }, () => [])
  for (const [row, characters] of before.entries())
    for (const [column, character] of characters.entries()) {
      const cell = cellTurned(grid, quarter, row * grid.columns + column)
      after[Math.floor(cell / grid.rows)][cell % grid.rows] = character
    }
  const eol = lineBreak(text)
  const lines = after.map((characters) => head + quotedLike(characters.join(''), style)).join(eol)
  const end = lineEnd(text, last.end)
  const isOpen = text[end - 1] !== '\n'
  return text.slice(0, lineStart(text, first.start)) + lines + (isOpen ? '' : eol) + text.slice(end)
}

/** The comments beside and between the rows, which no longer belong to any row. */
export function commentsOfRows(text: string): readonly string[] {
  const section = sectionOf(sections(text), 'rows')
  const rows = section ? readRows(text, section).rows : []
  if (rows.length === 0) return []
  const [first, last] = [rows[0], rows[rows.length - 1]]
  const whole = rows.reduceRight(
    (rest, { scalar, start, end }) =>
      rest.slice(0, (scalar?.start ?? start) - first.start) + rest.slice((scalar?.end ?? end) - first.start),
    text.slice(first.start, lineEnd(text, last.end)),
  )
  return whole.match(/#.*/g) ?? []
}
