/** "Did you mean": the one place that knows. It imports only what imports nothing, so the engine, which takes only types from here else, uses it too. */
import { plainly } from './yaml/doubtful'

/**
 * The nearest of some names: at most two slips away (one in a word of less than six letters, or most of it would be another), the first of
 * those that are equally near; nothing for a name that is among them. Capitals and characters that only look like plain ones are no slip.
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

/** In letters: what is longer is no name that somebody typed. */
const LONGEST = 80

/** Letters to insert, delete, replace, or swap with the next, to make one word from another; counts no further than `most`. */
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
