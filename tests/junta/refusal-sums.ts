/** Sums of the rules of Junta done by trying everything: how notes can be laid out, and offices named. */

/**
 * Whether notes (ones, twos, threes) can be dealt out so that each amount is met: to the million, or with as much as is over where
 * `orMore`. Notes may be left.
 */
export function canDealOut(notes: readonly number[], amounts: readonly number[], orMore: boolean): boolean {
  const failed = new Set<string>()
  const deal = (left: readonly number[], at: number): boolean => {
    if (at === amounts.length) return true
    const key = `${left} ${at}`
    if (failed.has(key)) return false
    for (const laid of layouts(left, amounts[at], orMore))
      if (
        deal(
          left.map((count, value) => count - laid[value]),
          at + 1,
        )
      )
        return true
    failed.add(key)
    return false
  }
  return deal(notes, 0)
}

/** Every way to meet an amount without a note that could be left out. */
function layouts([ones, twos, threes]: readonly number[], amount: number, orMore: boolean): number[][] {
  const found: number[][] = []
  for (let three = 0; three <= threes; three++)
    for (let two = 0; two <= twos; two++)
      for (let one = 0; one <= ones; one++) {
        const over = three * 3 + two * 2 + one - amount
        const least = one > 0 ? 1 : two > 0 ? 2 : three > 0 ? 3 : 1
        if (over === 0 || (orMore && over > 0 && over < least)) found.push([one, two, three])
        if (over > 0) break
      }
  return found
}

export type Post = { readonly offices: number; readonly hasBrigade: boolean }
export type Limits = { readonly most: number; readonly brigades: number; readonly others: number }

/**
 * J-51: the fewest offices that must stay empty when the rest is named, each family getting at least one; undefined where a
 * family cannot get any.
 */
export function fewestEmpty(posts: readonly Post[], { most, brigades, others }: Limits): number | undefined {
  const [post, ...rest] = posts
  if (!post) return brigades + others
  let best: number | undefined
  for (let brigade = 0; brigade <= (post.hasBrigade || brigades === 0 ? 0 : 1); brigade++)
    for (let other = 0; other <= others && post.offices + brigade + other <= most; other++) {
      if (post.offices + brigade + other === 0) continue
      const empty = fewestEmpty(rest, { most, brigades: brigades - brigade, others: others - other })
      if (empty !== undefined && (best === undefined || empty < best)) best = empty
    }
  return best
}
