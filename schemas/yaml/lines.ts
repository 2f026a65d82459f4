import type { Range } from '../diagnostic'
import type { Span } from './node'

/** Converts single carriage returns (old Macs) to line ends; the length of the text is unchanged. */
export const withLineEnds = (text: string): string => text.replace(/\r(?!\n)/g, '\n')

/** Offsets to lines and columns, both from 1. Columns count UTF-16 units, as editors do. */
export class Lines {
  readonly #starts: number[] = [0]

  readonly #text: string

  constructor(written: string) {
    const text = withLineEnds(written)
    this.#text = text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  position(offset: number): { line: number; column: number } {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - this.#starts[low] + 1 }
  }

  range({ start, end }: Span): Range {
    const from = this.position(start)
    const to = this.position(end)
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
  }

  /** The range cut at the end of its first line, to underline a value of many lines. */
  firstLine({ start, end }: Span): Range {
    const newline = this.#text.indexOf('\n', start)
    return this.range({ start, end: newline < 0 ? end : Math.min(end, newline) })
  }

  offset(line: number, column: number): number {
    return (this.#starts[Math.min(line, this.#starts.length) - 1] ?? 0) + column - 1
  }
}
