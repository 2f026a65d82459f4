/** The slow implementation of lines over scarps. */
import {
  area,
  type Big,
  centreOf,
  crossesCell,
  crossing,
  endsOf,
  type Place,
  same,
  stepsBetween,
  UNIT,
} from './naive-hexes'
import type { NaiveWorld } from './naive-world'

/** The line shifted one unit sideways, across the tops it then crosses. */
export function overTops(world: NaiveWorld, from: Place, to: Place, a: Big, b: Big, hand: bigint) {
  const aside: Big = [(-(b[1] - a[1]) / UNIT) * hand, ((b[0] - a[0]) / UNIT) * hand]
  const start: Big = [a[0] + aside[0], a[1] + aside[1]]
  const end: Big = [b[0] + aside[0], b[1] + aside[1]]
  const tops = world.sides
    .filter(({ kind }) => kind === 'top')
    .flatMap((side) => {
      const [p, q] = endsOf(side.inner, side.way)
      if (!crossing(start, end, p, q)) return []
      const near = area(p, q, start)
      const far = area(p, q, end)
      /** The shooter's end is at the foot of the scarp, so the line climbs. */
      const up = near > 0n === area(p, q, centreOf(side.inner)) > 0n
      return [{ side, up, over: near < 0n ? -near : near, under: near < far ? far - near : near - far }]
    })
    .sort((x, y) => (x.over * y.under < y.over * x.under ? -1 : 1))
  const levels = [0]
  for (const { up } of tops) levels.push(levels[levels.length - 1] + (up ? 1 : -1))
  const last = levels[levels.length - 1]
  const [low, high] = last > 0 ? [from, to] : [to, from]
  const stopped =
    levels.some((level) => level > 0 && level > last) ||
    tops.some(({ side }, i) => {
      const step = [levels[i], levels[i + 1]]
      const isBetween = Math.min(...step) >= Math.min(0, last) && Math.max(...step) <= Math.max(0, last)
      return (
        isBetween && !same(side.inner, low) && stepsBetween(low, side.inner) < stepsBetween(high, side.inner)
      )
    })
  const cover = Math.max(0, ...tops.filter(({ side }) => same(side.inner, to)).map(({ side }) => side.cover))
  /** A line shifted off the map has no ground. That happens only along the first and last row. */
  const outside = [-1, world.rows].some(
    (row) =>
      Math.abs(row - from[1]) === 1 &&
      from[1] === to[1] &&
      Array.from({ length: world.columns }, (_, column): Place => [column, row]).some((place) =>
        crossesCell(start, end, place),
      ),
  )
  return { stopped, cover, outside }
}
