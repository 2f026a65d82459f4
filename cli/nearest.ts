/** The known name at most two typing slips away, for "did you mean". */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const close = known
    .map((candidate) => ({ candidate, slips: slips(name, candidate) }))
    .filter(({ slips: count }) => count <= 2)
    .sort((a, b) => a.slips - b.slips)
  return close[0]?.candidate
}

/** Letters to insert, delete or replace to make one word from another. */
function slips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[to.length]
}
