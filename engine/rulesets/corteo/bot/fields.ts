/**
 * How far every cell is from a goal on the empty map, in half points, for one class of movement. Made when first asked
 * for and kept with the ground: pieces in the way come and go, the streets stay.
 */
import { once } from '../../../once'
import type { Rules } from '../rules'

export type Field = Int16Array

/** No way leads there. */
export const FAR = 9999
/** Half points that a piece loses, on the whole, where its movement must end. */
const HALT = 6
/** Half points of a step to a cell that is only touched. */
const TOUCH = 2
const LIMIT = 512

const fieldsOf = once((_: Rules['ground']) => new Map<number, Field>())

/** Distances to a cell for the walks of a side. */
export function fieldTo(rules: Rules, side: number, walk: number, goal: number): Field {
  const fields = fieldsOf(rules.ground)
  const key = (goal * 64 + walk) * 2 + side
  let field = fields.get(key)
  if (!field) {
    field = search(rules, side, walk, goal)
    fields.set(key, field)
  }
  return field
}

/** Backwards from the goal, cells in buckets by distance. */
function search(rules: Rules, side: number, walk: number, goal: number): Field {
  const { ground } = rules
  const field = new Int16Array(ground.size).fill(FAR)
  const buckets: number[][] = []
  const reach = (cell: number, distance: number) => {
    if (distance >= field[cell] || distance > LIMIT) return
    field[cell] = distance
    buckets[distance] ??= []
    buckets[distance].push(cell)
  }
  reach(goal, 0)
  for (let distance = 0; distance < buckets.length; distance++)
    for (const cell of buckets[distance] ?? []) {
      if (field[cell] !== distance) continue
      const here = cell !== goal && ground.stops[side][cell] === 1 ? distance + HALT : distance
      comeOnFoot(rules, walk, cell, here, reach, cell === goal ? ground.control[side] : undefined)
      comeFromBase(rules, walk, cell, here, reach)
      comeByNetwork(rules, side, cell, here, reach)
    }
  return field
}

type Reach = (cell: number, distance: number) => void

/** `touches` is given at the goal: a cell closed to the piece is still struck from beside it. */
function comeOnFoot(
  { ground }: Rules,
  walk: number,
  cell: number,
  distance: number,
  reach: Reach,
  touches?: Uint8Array,
): void {
  for (let direction = 0; direction < ground.width; direction++) {
    const slot = cell * ground.width + direction
    const from = ground.neighbours[slot]
    if (from < 0 || ground.base[from] >= 0) continue
    const back = from * ground.width + ground.opposite[direction]
    const price = ground.costs[walk][back]
    if (price >= 0) reach(from, distance + price)
    else if (touches?.[back] === 1) reach(from, distance + TOUCH)
  }
}

function comeFromBase({ ground }: Rules, walk: number, cell: number, distance: number, reach: Reach): void {
  const price = ground.entry[walk][cell]
  if (price < 0) return
  for (let base = 0; base < ground.exits.length; base++)
    if (ground.exits[base].includes(cell))
      for (let from = 0; from < ground.size; from++)
        if (ground.base[from] === base) reach(from, distance + price)
}

function comeByNetwork({ ground }: Rules, side: number, cell: number, distance: number, reach: Reach): void {
  const network = ground.network[side][cell]
  if (network < 0) return
  for (const station of ground.stations[network]) reach(station, distance)
}
