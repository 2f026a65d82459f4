/**
 * The distance of every cell from a goal on the empty map, in half points, for one class of movement. Computed on
 * first use and kept with the ground, since pieces in the way come and go.
 */
import { memoise } from '../../../memoise'
import type { Rules } from '../rules'

export type Field = Int16Array

/** The distance of a cell without a way. */
export const FAR = 9999
/** Average half points that a piece loses where its movement must end. */
const HALT = 6
/** Half points of a step to a cell that is only touched. */
const TOUCH = 2
const LIMIT = 512

const fieldsOf = memoise((_: Rules['ground']) => new Map<number, Field>())

/** Distances to a cell for the walks of a side. */
export function fieldTo(rules: Rules, side: number, walk: number, goal: number): Field {
  const fields = fieldsOf(rules.ground)
  const key = (goal * 128 + walk) * 8 + side
  let field = fields.get(key)
  if (!field) {
    field = search(rules, side, walk, goal)
    fields.set(key, field)
  }
  return field
}

/** Searches backwards from the goal, with cells in buckets by distance. */
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

/** Reaches neighbours on foot. `touches` is given at the goal: a closed cell can still be attacked from beside it. */
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
