/** Resizing a map: rows and columns added or removed on each side, and the hex offset. */
import type { Grid } from '../../../../engine/geometry/grid'
import { makeGrid } from '../../../../engine/geometry/make-grid'
import { withScalars } from '../../objects/model/text-edits'
import { charactersOf, type Row, wholeRows } from '../../yaml/rows'
import { quotedLike } from '../../yaml/scalar'
import { lineBreak, lineEnd, lineStart } from '../../yaml/sections'
import { isAcross } from './bounds'

/** The number of lines added on each side; negative numbers remove lines. */
export type Growth = Readonly<Record<(typeof BORDERS)[number], number>> & {
  /** Pushes the other rows or columns of hexes: all cells stay, but half of their neighbours change. */
  readonly isPushed: boolean
}
export const BORDERS = ['top', 'bottom', 'left', 'right'] as const

/**
 * The grid of that size, or undefined if there is none. Neighbours stay the same unless `isPushed`: an odd number of lines before
 * the first inverts the offset.
 */
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

/** The growth that leaves only the rows and columns of some cells, given in order. */
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

/** The index of a cell in the resized map; -1 if it was removed. */
export function cellIn(grid: Grid, next: Grid, { left, top }: Growth, cell: number): number {
  const column = (cell % grid.columns) + left
  const row = Math.floor(cell / grid.columns) + top
  const isThere = column >= 0 && column < next.columns && row >= 0 && row < next.rows
  return isThere ? row * next.columns + column : -1
}

/** The text of a map with the new grid and its rows; new cells get a character. Undefined if the rows cannot be read. */
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

/** Replaces the grid by one of the same kind and keeps its notation. */
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
    // The text between two rows stays with the second.
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

/** A row with characters added or removed at its ends. */
function wider(text: string, row: Row, { left, right }: Growth, fill: string): string {
  const characters = charactersOf(text, row)
  const inside = characters.slice(Math.max(0, -left), characters.length - Math.max(0, -right))
  const all = fill.repeat(Math.max(0, left)) + inside.join('') + fill.repeat(Math.max(0, right))
  if (left === 0 && right === 0) return text.slice(row.start, row.scalar?.end)
  return quotedLike(all, row.scalar?.style ?? 'single')
}
