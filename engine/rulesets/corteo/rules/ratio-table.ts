/** Results tables read by a ratio and a die: "4 to 6" falls in the column "1-2", whole numbers all the way. */
import type { ResultsTable, TableResult } from '../../../../schemas/generated/content'

export type CompiledTable = {
  readonly id: string
  /** First and second number of each column's ratio, columns from worst to best for the first side. */
  readonly firsts: readonly number[]
  readonly seconds: readonly number[]
  /** True if ratios worse than the first column are read there, or allow no attempt at all. */
  readonly readsBelow: boolean
  /** Faces of the die: the number of rows. */
  readonly faces: number
  /** By `column * faces + die - 1`. */
  readonly cells: readonly CompiledCell[]
}
export type CompiledCell = {
  /** Name of the result, without its mark. */
  readonly name: string
  readonly result: TableResult
  /** Marked with "*" in the table. */
  readonly starred: boolean
}

const RATIO = /^([1-9]\d*)-([1-9]\d*)$/

/** The two numbers of "3-1"; undefined for anything else. */
export function parseRatio(text: string): readonly [number, number] | undefined {
  const match = RATIO.exec(String(text))
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

/** A result as written in a cell: its name, and whether it is marked as a short throw. */
export const parseResult = (text: string): { readonly name: string; readonly starred: boolean } =>
  text.endsWith('*') ? { name: text.slice(0, -1), starred: true } : { name: text, starred: false }

const NO_RESULT: TableResult = { type: 'none' }

/** Expects a table that passed the checks; a cell that dangles does nothing. */
export function compileTable(table: ResultsTable): CompiledTable {
  const ratios = table.ratios.map((text) => parseRatio(text) ?? [1, 1])
  const faces = table.rows.length
  const cells = ratios.flatMap((_, column) =>
    table.rows.map((row): CompiledCell => {
      const { name, starred } = parseResult(row[column] ?? '')
      const result = Object.hasOwn(table.results, name) ? table.results[name] : NO_RESULT
      return { name, result, starred }
    }),
  )
  return {
    id: table.id,
    firsts: ratios.map(([first]) => first),
    seconds: ratios.map(([, second]) => second),
    readsBelow: table.below === 'first',
    faces,
    cells,
  }
}

/**
 * Returns the best column that `first` to `second` reaches in full, so fractions favour the second side. Returns -1 if
 * the ratio is below the first column and the table allows no attempt.
 */
export function columnOf(table: CompiledTable, first: number, second: number): number {
  const { firsts, seconds } = table
  let column = firsts.length - 1
  while (column >= 0 && first * seconds[column] < second * firsts[column]) column--
  return column < 0 && table.readsBelow ? 0 : column
}

export const cellOf = (table: CompiledTable, column: number, die: number): CompiledCell =>
  table.cells[column * table.faces + die - 1]
