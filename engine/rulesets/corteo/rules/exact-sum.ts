/** Tests whether a number of things can be picked from some kinds so that their values have an exact sum. */

export type Kind = { readonly value: number; readonly count: number }

/** True if such a pick exists. At most `count` things of each kind may be picked. */
export function fitsExactly(kinds: readonly Kind[], picks: number, total: number): boolean {
  const sorted = [...kinds].sort((a, b) => b.value - a.value)
  return pickFrom(sorted, 0, picks, total, new Set())
}

/** `dead` holds combinations that have failed: kind, picks and total left. */
function pickFrom(
  kinds: readonly Kind[],
  index: number,
  picks: number,
  total: number,
  dead: Set<string>,
): boolean {
  if (picks === 0) return total === 0
  if (picks < 0 || !isWithin(kinds, index, picks, total)) return false
  const key = `${index} ${picks} ${total}`
  if (dead.has(key)) return false
  const { value, count } = kinds[index]
  for (let taken = Math.min(count, picks); taken >= 0; taken--)
    if (pickFrom(kinds, index + 1, picks - taken, total - taken * value, dead)) return true
  dead.add(key)
  return false
}

/** Quick bounds for a pick. Kinds are sorted by falling value: the highest sum comes from the front, the lowest from the back. */
function isWithin(kinds: readonly Kind[], index: number, picks: number, total: number): boolean {
  return (
    sumOf(kinds.slice(index), picks) >= total &&
    sumOf(kinds.slice(index).reverse(), picks) <= total &&
    kinds.slice(index).reduce((sum, { count }) => sum + count, 0) >= picks
  )
}

function sumOf(kinds: readonly Kind[], picks: number): number {
  let left = picks
  let sum = 0
  for (const { value, count } of kinds) {
    const taken = Math.min(left, count)
    sum += taken * value
    left -= taken
  }
  return sum
}
