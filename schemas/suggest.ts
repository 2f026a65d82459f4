/** "Did you mean": the nearest of some names, at most two typing mistakes away. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const limit = Math.min(2, Math.max(1, Math.floor(written.length / 3)))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) > limit) continue
    const distance = written.toLowerCase() === name.toLowerCase() ? 0 : distanceOf(written, name)
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function distanceOf(a: string, b: string): number {
  if (a.length > 80 || b.length > 80) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = previous
    previous = row
  }
  return previous[b.length]!
}
