/**
 * Walks by trying everything. A chain of cells moves one step at a time, and every possible chain is kept. Slow, and written from
 * the rules alone.
 */
import { neighbour } from '../../engine/geometry/cells'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'

const FOOT: Record<string, number> = {
  'green-sward': 1,
  'earth-road': 1,
  'tilled-field': 1,
  'house-corner': 1,
  'thicket-bush': 2,
  'tree-stand': 2,
  'house-floor': 1,
  'yard-paving': 1,
  'scarp-slope': 2,
}
const HORSE: Record<string, number> = { ...FOOT, 'tree-stand': -1, 'house-floor': -1 }

export type Walker = {
  readonly chain: readonly number[]
  readonly mounted: boolean
  /** Whether beasts follow. */
  readonly leads: boolean
  readonly side: number
  readonly budget: number
  /** Its own pieces. */
  readonly own: readonly number[]
  /** Whether it goes around friends and its own beasts, which it may pass. */
  readonly avoids: boolean
}

export function naiveEnds(def: CryHavocDef, state: CryHavocState, walker: Walker): Map<number, number> {
  const prices = new Map<string, number>()
  const price = (from: number, to: number, horse: boolean): number => {
    const step = `${from} ${to} ${horse}`
    const known = prices.get(step) ?? priceBetween(def, state, from, to, horse)
    prices.set(step, known)
    return known
  }
  const occupants = new Map<number, number>()
  for (let cell = 0; cell < def.grid.size; cell++) {
    const who = occupant(def, state, cell)
    if (who >= 0) occupants.set(cell, who)
  }
  const occupantOf = (cell: number) => occupants.get(cell) ?? -1
  const best = new Map<string, number>()
  const ends = new Map<number, number>()
  let front = [{ chain: walker.chain, cost: 0 }]
  if (walker.mounted && !walker.leads) front.push({ chain: [walker.chain[1], walker.chain[0]], cost: 0 })
  while (front.length > 0) {
    const next: typeof front = []
    const turnRound = ([head, rear]: readonly number[], cost: number) => {
      const key = [rear, head].join()
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return
      best.set(key, cost)
      next.push({ chain: [rear, head], cost })
    }
    for (const { chain, cost } of front)
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbour(def.grid, chain[0], direction)
        if (to < 0 || (chain.length === 2 && walker.mounted && to === chain[1])) continue
        const step = price(chain[0], to, walker.mounted)
        if (step < 0 || cost + step > walker.budget) continue
        // A follower enters the cell that its leader leaves, from the cell behind it.
        if (walker.leads && chain.length > 1 && price(chain[1], chain[0], true) < 0) continue
        if (isEnemy(def, occupantOf(to), walker.side)) continue
        if (walker.avoids && (walker.chain.includes(to) || occupantOf(to) >= 0)) continue
        const after = [to, ...chain.slice(0, -1)]
        const key = after.join()
        const total = cost + step
        if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= total) continue
        best.set(key, total)
        next.push({ chain: after, cost: total })
        if (walker.mounted && !walker.leads) turnRound(after, total)
      }
    front = next
  }
  for (const [key, cost] of best) {
    const chain = key.split(',').map(Number)
    const isFree = chain.every((cell) => {
      const who = occupantOf(cell)
      return who < 0 || walker.own.includes(who)
    })
    if (
      !isFree ||
      new Set(chain).size < chain.length ||
      walker.chain.slice(0, walker.mounted ? 2 : 1).includes(chain[0])
    )
      continue
    ends.set(chain[0], Math.min(ends.get(chain[0]) ?? 99, cost))
  }
  return ends
}

function occupant(def: CryHavocDef, state: CryHavocState, cell: number): number {
  for (let piece = 0; piece < def.rules.pieces.count; piece++)
    if (state.health[piece] !== 2 && (state.cell[piece] === cell || state.rear[piece] === cell)) return piece
  return -1
}

function isEnemy(def: CryHavocDef, who: number, side: number): boolean {
  return who >= 0 && def.rules.pieces.beast[who] === 0 && def.rules.pieces.side[who] !== side
}

/** Returns the points for a step between neighbouring cells, or -1 if it is impossible. The dead count. */
export function priceBetween(
  def: CryHavocDef,
  state: CryHavocState,
  from: number,
  to: number,
  horse: boolean,
): number {
  const step = groundPrice(def, from, to, horse)
  return step < 0 ? -1 : withBodies(def, state, to, step)
}

const known = new WeakMap<CryHavocDef, Map<string, number>>()

function groundPrice(def: CryHavocDef, from: number, to: number, horse: boolean): number {
  const prices = known.get(def) ?? new Map<string, number>()
  known.set(def, prices)
  const name = `${from} ${to} ${horse}`
  const price = prices.get(name) ?? findPrice(def, from, to, horse)
  prices.set(name, price)
  return price
}

function findPrice(def: CryHavocDef, from: number, to: number, horse: boolean): number {
  const direction = [0, 1, 2, 3, 4, 5].find((one) => neighbour(def.grid, from, one) === to)
  if (direction === undefined) return -1
  const side = def.map.edges.find(
    (edge) =>
      (edge.cell === from && edge.direction === direction) ||
      (edge.cell === to && edge.direction === (direction + 3) % 6),
  )
  const doors = def.map.edges.filter(({ type }) => type === 'house-door' || type === 'yard-gate')
  const isDoorCell = doors.some(({ cell, direction: way }) => {
    const both = [cell, neighbour(def.grid, cell, way)]
    const depth = (at: number) => ({ 'house-floor': 2, 'yard-paving': 1 })[def.map.terrain[at] ?? ''] ?? 0
    const inner = depth(both[1]) > depth(both[0]) ? both[1] : both[0]
    return inner === to && depth(inner) > 0
  })
  const cost = isDoorCell ? 1 : (horse ? HORSE : FOOT)[def.map.terrain[to] ?? '']
  if (cost < 0) return -1
  if (side?.type === 'house-wall' || side?.type === 'yard-wall') return -1
  if (side?.type === 'house-window') return horse ? -1 : 4
  return cost
}

function withBodies(def: CryHavocDef, state: CryHavocState, to: number, cost: number): number {
  let dead = 0
  for (let piece = 0; piece < def.rules.pieces.count; piece++)
    if (state.health[piece] === 2 && (state.cell[piece] === to || state.rear[piece] === to))
      dead += def.rules.pieces.beast[piece] === 1 ? 3 : 1
  return dead >= 6 ? -1 : dead >= 3 ? cost + 1 : cost
}
