/** The line that the name of a street follows. Pure arithmetic. */
import { UNIT } from '../ground'

export type Spot = { readonly x: number; readonly y: number }

type Links = readonly (readonly { at: number; cost: number }[])[]

/**
 * Returns the longest path through cells that touch or nearly touch, and the number of cells in its part of the place. A street
 * that crosses a square has several parts.
 */
export function longestChain(spots: readonly Spot[]): { chain: readonly Spot[]; of: number } {
  const near: Links = spots.map((a) =>
    spots.flatMap((b, at) => {
      const away = Math.hypot(a.x - b.x, a.y - b.y)
      return away > 0 && away < UNIT * 2.1 ? [{ at, cost: away < UNIT * 1.1 ? 1 : 2.6 }] : []
    }),
  )
  const seen = new Set<number>()
  let best = { chain: spots.slice(0, 1), of: spots.length }
  for (let start = 0; start < spots.length; start++) {
    if (seen.has(start)) continue
    const piece = reached(near, start)
    for (const at of piece) seen.add(at)
    const end = farthest(near, start).at(-1) ?? start
    const way = farthest(near, end)
    if (way.length > best.chain.length) best = { chain: way.map((at) => spots[at]), of: piece.length }
  }
  return best
}

function reached(near: Links, start: number): number[] {
  const found = [start]
  const seen = new Set(found)
  for (const here of found)
    for (const { at } of near[here])
      if (!seen.has(at)) {
        seen.add(at)
        found.push(at)
      }
  return found
}

/** The cheapest path from one spot to the farthest one. */
function farthest(near: Links, start: number): number[] {
  const cost = near.map(() => Number.POSITIVE_INFINITY)
  const from = near.map(() => -1)
  cost[start] = 0
  const open = [start]
  while (open.length > 0) {
    open.sort((a, b) => cost[b] - cost[a])
    const here = open.pop() as number
    for (const { at, cost: step } of near[here])
      if (cost[here] + step < cost[at]) {
        cost[at] = cost[here] + step
        from[at] = here
        open.push(at)
      }
  }
  let end = start
  cost.forEach((value, at) => {
    if (Number.isFinite(value) && value > cost[end]) end = at
  })
  const way = [end]
  while (from[way[way.length - 1]] >= 0) way.push(from[way[way.length - 1]])
  return way.reverse()
}

/** Left to right, or upwards when steep, as maps are lettered. */
export function streetLine(chain: readonly Spot[]): Spot[] {
  const [first, last] = [chain[0], chain[chain.length - 1]]
  const steep = Math.abs(last.y - first.y) > Math.abs(last.x - first.x) * 2.4
  const flipped = steep ? first.y < last.y : first.x > last.x
  return smooth(unzigzag(unzigzag(flipped ? [...chain].reverse() : chain)))
}

/** Flat hexes put every other cell of a straight street half a step aside: the average of neighbours is straight. */
export const unzigzag = (line: readonly Spot[]): Spot[] =>
  line.map((spot, at) => {
    if (at === 0 || at === line.length - 1) return spot
    const [before, after] = [line[at - 1], line[at + 1]]
    return { x: (before.x + 2 * spot.x + after.x) / 4, y: (before.y + 2 * spot.y + after.y) / 4 }
  })

/** One round of corner cutting that keeps both ends. */
export function smooth(line: readonly Spot[]): Spot[] {
  if (line.length < 3) return [...line]
  const cut: Spot[] = [line[0]]
  for (let at = 0; at + 1 < line.length; at++) {
    const [a, b] = [line[at], line[at + 1]]
    cut.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
    cut.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
  }
  cut.push(line[line.length - 1])
  return cut
}

export function lengthsOf(line: readonly Spot[]): number[] {
  const lengths = [0]
  for (let at = 1; at < line.length; at++)
    lengths.push(lengths[at - 1] + Math.hypot(line[at].x - line[at - 1].x, line[at].y - line[at - 1].y))
  return lengths
}

/** Point and heading at a distance along a line; straight on beyond its ends. */
export function alongAt(
  line: readonly Spot[],
  lengths: readonly number[],
  distance: number,
): { x: number; y: number; angle: number } {
  let at = 1
  while (at < line.length - 1 && lengths[at] < distance) at++
  const [a, b] = [line[at - 1], line[at]]
  const share = (distance - lengths[at - 1]) / (lengths[at] - lengths[at - 1] || 1)
  // The heading looks a little ahead and behind, so that letters lean gently in bends.
  const [p, q] = [line[Math.max(0, at - 3)], line[Math.min(line.length - 1, at + 2)]]
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    angle: Math.atan2(q.y - p.y, q.x - p.x),
  }
}
