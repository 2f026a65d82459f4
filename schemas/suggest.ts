/**
 * "Did you mean", in one place for all. It has no further dependencies, so that the engine can use it; the engine imports only types from here
 * otherwise.
 */
import { plainly } from './yaml/doubtful'

/**
 * The nearest name, with at most two typing errors (one in a word of less than six letters). The first of equally near names wins.
 * Returns `undefined` if the name is in the list. Capitals and lookalike characters do not count as errors.
 */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let fewest = (written.length < 6 ? 1 : 2) + 1
  const plain = plainly(written)
  for (const name of names) {
    if (name === written) return undefined
    const isSame = name === plain || name.toLowerCase() === written.toLowerCase()
    const slips = isSame ? 0 : slipsBetween(written, name, fewest - 1)
    if (slips >= fewest) continue
    best = name
    fewest = slips
  }
  return best
}

/** The maximum length in letters; longer texts are not typed names. */
const LONGEST = 80

/** The number of letters to insert, delete, replace, or swap with the next, to convert one word into another; counts up to `most`. */
function slipsBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most || from.length > LONGEST) return most + 1
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1))
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (swapped) next[j] = Math.min(next[j], before[j - 2] + 1)
    }
    before = row
    row = next
  }
  return row[to.length]
}
