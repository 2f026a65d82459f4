/** Groups that together need more than there is. By Hall's theorem it is enough to test every subset. */

/** Up to this number of groups every subset is tested; beyond it only single groups and all together. */
const MOST_GROUPS = 12

/** Returns the smallest subset (as indices) for which `lacks` is true, or `undefined`. */
export function smallestSubset(
  count: number,
  lacks: (members: readonly number[]) => boolean,
): number[] | undefined {
  const all = Array.from({ length: count }, (_, i) => i)
  const subsets = count <= MOST_GROUPS ? everySubset(count) : [...all.map((i) => [i]), all]
  return subsets.sort((a, b) => a.length - b.length).find(lacks)
}

function everySubset(count: number): number[][] {
  const subsets: number[][] = []
  for (let bits = 1; bits < 1 << count; bits++) {
    const members: number[] = []
    for (let i = 0; i < count; i++) if (bits & (1 << i)) members.push(i)
    subsets.push(members)
  }
  return subsets
}
