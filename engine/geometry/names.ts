/** Wargame names: a cell is column then row from 1 ("0704"), a side is a cell and a direction ("0704/NE"). */
import type { Grid } from './grid'

/** Digits for each half of a name: 2, or more when a count does not fit. */
export const nameDigits = (columns: number, rows: number): number =>
  Math.max(2, String(Math.max(columns, rows)).length)

/** Row-major names of a whole rectangle. */
export function rectangleNames(columns: number, rows: number): string[] {
  const digits = nameDigits(columns, rows)
  const columnTexts = Array.from({ length: columns }, (_, column) => String(column + 1).padStart(digits, '0'))
  const names = new Array<string>(columns * rows)
  for (let row = 0, cell = 0; row < rows; row++) {
    const rowText = String(row + 1).padStart(digits, '0')
    for (let column = 0; column < columns; column++) names[cell++] = columnTexts[column] + rowText
  }
  return names
}

/** Index of a row-major cell by name, read digit by digit; -1 for anything that is not exactly a name of this rectangle. */
export function parseCell(name: string, columns: number, rows: number, digits: number): number {
  if (typeof name !== 'string' || name.length !== 2 * digits) return -1
  const column = parseDigits(name, 0, digits) - 1
  const row = parseDigits(name, digits, 2 * digits) - 1
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1
}

function parseDigits(text: string, start: number, end: number): number {
  let value = 0
  for (let i = start; i < end; i++) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}

export type CellSide = { readonly cell: number; readonly direction: number }

/** Reads "0704/NE"; undefined when the cell or the direction does not exist. The side may be on the map's border. */
export function parseSide(grid: Grid, text: string): CellSide | undefined {
  if (typeof text !== 'string') return undefined
  const slash = text.lastIndexOf('/')
  if (slash < 0) return undefined
  const cell = grid.indexOf(text.slice(0, slash))
  const direction = grid.directionOf(text.slice(slash + 1))
  return cell < 0 || direction < 0 ? undefined : { cell, direction }
}

export const formatSide = (grid: Grid, cell: number, direction: number): string =>
  `${grid.names[cell]}/${grid.directions[direction]}`
