/** The lines around the first difference, from each text. */
export function firstDifference(mine: string, theirs: string, around = 4) {
  const a = mine.split('\n')
  const b = theirs.split('\n')
  let line = 0
  while (line < a.length && line < b.length && a[line] === b[line]) line++
  const cut = (lines: string[]) => lines.slice(Math.max(0, line - around), line + around + 1)
  return { line: line + 1, mine: cut(a), theirs: cut(b) }
}
