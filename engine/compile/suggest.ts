/** "Did you mean": the known name that a slip of the fingers turns into the one written. */

/** Letters to insert, delete, replace, or swap with the next, to make one word from another; counts no further than `most`. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
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

/** The nearest known name at most two slips away, and never by changing most of a short word. */
export function suggest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = name.length < 4 ? 1 : 2
  for (const candidate of known) {
    const distance = editDistance(name, candidate, bestDistance)
    if (distance > bestDistance || (distance === bestDistance && best !== undefined)) continue
    best = candidate
    bestDistance = distance
  }
  return best === name ? undefined : best
}
