/** Several messages as one. */
import type { Message } from '../types'

/** Joins messages to one; there must be at least one. */
export function listed(messages: readonly Message[]): Message {
  const last = messages[messages.length - 1]
  return messages.slice(0, -1).reduceRight(
    (rest, first) => ({
      key: 'kernel.list',
      values: { first: { message: first }, rest: { message: rest } },
    }),
    last,
  )
}

/** A list of cells by their names; there must be at least one. */
export const cellList = (cells: readonly string[]): Message =>
  listed(cells.map((cell) => ({ key: 'kernel.cell', values: { cell: { cell } } })))
