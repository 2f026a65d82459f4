/** Results tables, read by a ratio and a die in whole numbers: "4 to 6" is in the column "1-2". */
import type { ResultsTable, TableResult } from '../../../../../schemas/generated/content'

export type CompiledTable = {
  readonly id: string
  /** First and second number of each column's ratio, from the worst to the best for the first side. */
  readonly firsts: readonly number[]
  readonly seconds: readonly number[]
  /** True if ratios below the first column use that column; otherwise they allow no attempt. */
  readonly readsBelow: boolean
  /** Faces of the die, equal to the number of rows. */
  readonly faces: number
  /** Cells by `column * faces + die - 1`. */
  readonly cells: readonly CompiledCell[]
}
export type CompiledCell = {
  /** Name of the result, without its star. */
  readonly name: string
  readonly result: TableResult
  /** Marked with "*" in the table. */
  readonly starred: boolean
}

const RATIO = /^([1-9]\d*)-([1-9]\d*)$/

/** Returns the two numbers of "3-1", or `undefined` for other texts. */
export function parseRatio(text: string): readonly [number, number] | undefined {
  const match = RATIO.exec(String(text))
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

/** Returns the name of a result in a cell, and whether a star marks it as a short throw. */
export const parseResult = (text: string): { readonly name: string; readonly starred: boolean } =>
  text.endsWith('*') ? { name: text.slice(0, -1), starred: true } : { name: text, starred: false }

const NO_RESULT: TableResult = { type: 'none' }

/** Expects a table that passed the checks. A cell with an unknown result has no effect. */
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

/** Returns a column moved to the right, or to the left if `shift` is negative, within the table. A clash that is too weak stays so. */
export const shiftedColumn = ({ firsts }: CompiledTable, column: number, shift: number): number =>
  column < 0 ? column : Math.max(0, Math.min(firsts.length - 1, column + shift))

export const cellOf = (table: CompiledTable, column: number, die: number): CompiledCell =>
  table.cells[column * table.faces + die - 1]
