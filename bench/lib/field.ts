/** A battlefield for the reach cases: terrain prices in halves, closed sides of hexes, two armies. */
import { hexGrid } from '../../engine/geometry/hex'
import { nextBelow, seedRandom } from '../../engine/kernel/random'

export type Field = {
  readonly columns: number
  readonly rows: number
  /** The price to enter by row-major cell, -1 for a closed one. */
  readonly enter: Int16Array
  readonly closedSides: readonly (readonly [cell: number, direction: number])[]
  readonly own: readonly number[]
  readonly enemies: readonly number[]
}
/** The cells of all units in order, each with its price. */
export type Answer = { readonly cells: number[]; readonly prices: number[] }

/** Open ground, rough, wood, hill, water: price and percentage. */
const GROUND = [
  [2, 50],
  [3, 15],
  [4, 15],
  [6, 15],
  [-1, 5],
] as const

export function makeField(columns: number, rows: number, units = 83): Field {
  const rng = seedRandom(17)
  const size = columns * rows
  const prices = GROUND.flatMap(([price, share]) => new Array<number>(share).fill(price))
  const enter = Int16Array.from({ length: size }, () => prices[nextBelow(rng, prices.length)])
  const { neighbours } = hexGrid({ orientation: 'flat', offset: 'odd', columns, rows })
  const closedSides: [number, number][] = []
  for (let cell = 0; cell < size; cell++)
    for (let direction = 0; direction < 3; direction++)
      if (neighbours[cell * 6 + direction] >= 0 && nextBelow(rng, 100) < 5)
        closedSides.push([cell, direction])
  const standing = new Set<number>()
  while (standing.size < units) standing.add(nextBelow(rng, size))
  const pieces = [...standing]
  return { columns, rows, enter, closedSides, own: pieces.slice(0, 40), enemies: pieces.slice(40) }
}
