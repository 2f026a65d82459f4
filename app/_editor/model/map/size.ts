/** Another size of a map: rows and columns more or fewer on each side, and which of them are pushed. */
import type { Grid } from '../../../../engine/geometry/grid'
import { makeGrid } from '../../../../engine/geometry/make-grid'
import { withScalars } from '../objects/text-edits'
import { charactersOf, type Row, wholeRows } from '../text/rows'
import { quotedLike } from '../text/scalar'
import { lineBreak, lineEnd, lineStart } from '../text/sections'
import { isAcross } from './bounds'

/** How many are added on each side, taken away where it is negative. */
export type Growth = Readonly<Record<(typeof BORDERS)[number], number>> & {
  /** The other rows or columns of hexes are pushed: all cells stay, and half of their neighbours are others. */
  readonly isPushed: boolean
}
export const BORDERS = ['top', 'bottom', 'left', 'right'] as const

/** The grid of that size; undefined where there is none. Neighbours stay the same, unless others are pushed: an odd number before the first turns the offset round. */
export function gridOf(grid: Grid, { left, right, top, bottom, isPushed }: Growth): Grid | undefined {
  const [columns, rows] = [grid.columns + left + right, grid.rows + top + bottom]
  if (grid.kind === 'areas' || !isAcross(columns) || !isAcross(rows)) return undefined
  if (grid.kind === 'square') return makeGrid({ grid: { kind: 'square', columns, rows } })
  const before = grid.orientation === 'flat' ? left : top
  const isTurned = (before % 2 !== 0) !== isPushed
  const offset = isTurned ? (grid.offset === 'odd' ? 'even' : 'odd') : grid.offset
  return makeGrid({
    grid: { kind: 'hex', orientation: grid.orientation ?? 'flat', offset: offset ?? 'odd', columns, rows },
  })
}

/** What leaves the rows and columns that some cells lie in, which come in their order. */
export function cropTo({ columns, rows }: Grid, cells: readonly number[]): Growth {
  const left = cells.reduce((least, cell) => Math.min(least, cell % columns), columns - 1)
  const right = cells.reduce((most, cell) => Math.max(most, cell % columns), 0)
  const [top, bottom] = [cells[0] ?? 0, cells.at(-1) ?? 0].map((cell) => Math.floor(cell / columns))
  return {
    left: 0 - left,
    right: right + 1 - columns,
    top: 0 - top,
    bottom: bottom + 1 - rows,
    isPushed: false,
  }
}

/** The cell that a cell of the map is in the larger or smaller one; -1 where it is not there any more. */
export function cellIn(grid: Grid, next: Grid, { left, top }: Growth, cell: number): number {
  const column = (cell % grid.columns) + left
  const row = Math.floor(cell / grid.columns) + top
  const isThere = column >= 0 && column < next.columns && row >= 0 && row < next.rows
  return isThere ? row * next.columns + column : -1
}

/** The text of a map with that grid and the rows of it; new cells have a character. Undefined where the rows cannot be read. */
export function withSize(
  text: string,
  grid: Grid,
  next: Grid,
  growth: Growth,
  fill: string,
): string | undefined {
  const after = withRows(text, grid, growth, fill)
  return after && withGrid(after, grid, next)
}

/** Another grid of the same kind, in the same words. */
export const withGrid = (text: string, grid: Grid, next: Grid): string | undefined =>
  withScalars(
    text,
    (['orientation', 'offset', 'columns', 'rows'] as const).flatMap((key) => {
      const value = next[key]
      return value === undefined || value === (grid[key] ?? value) ? [] : [{ path: ['grid', key], value }]
    }),
  )

function withRows(text: string, grid: Grid, growth: Growth, fill: string): string | undefined {
  const rows = wholeRows(text, grid)
  if (!rows) return undefined
  const { top, bottom } = growth
  const kept = rows.slice(Math.max(0, -top), rows.length - Math.max(0, -bottom))
  const columns = grid.columns + growth.left + growth.right
  const lineOf = (row: Row) => {
    const head = text.slice(lineStart(text, row.start), row.start)
    return head + quotedLike(fill.repeat(columns), row.scalar?.style ?? 'single')
  }
  const eol = lineBreak(text)
  const more = (row: Row, count: number) => Array.from({ length: Math.max(0, count) }, () => lineOf(row))
  const [first, last] = [rows[0], rows[rows.length - 1]]
  const parts = [text.slice(0, lineStart(text, first.start)), ...more(first, top).map((line) => line + eol)]
  let at = lineStart(text, first.start)
  for (const row of rows) {
    const end = lineEnd(text, row.end)
    // What stands between two rows stays with the second.
    if (kept.includes(row))
      parts.push(
        text.slice(at, row.start),
        wider(text, row, growth, fill),
        text.slice(row.scalar?.end ?? row.end, end),
      )
    else parts.push(text.slice(at, lineStart(text, row.start)))
    at = end
  }
  const added = more(last, bottom)
  const isOpen = text[at - 1] !== '\n'
  parts.push(...added.map((line) => (isOpen ? eol + line : line + eol)), text.slice(at))
  const all = parts.join('')
  return isOpen && bottom < 0 ? all.replace(/\r?\n$/, '') : all
}

/** A row with more or fewer characters at its ends. */
function wider(text: string, row: Row, { left, right }: Growth, fill: string): string {
  const characters = charactersOf(text, row)
  const inside = characters.slice(Math.max(0, -left), characters.length - Math.max(0, -right))
  const all = fill.repeat(Math.max(0, left)) + inside.join('') + fill.repeat(Math.max(0, right))
  if (left === 0 && right === 0) return text.slice(row.start, row.scalar?.end)
  return quotedLike(all, row.scalar?.style ?? 'single')
}
