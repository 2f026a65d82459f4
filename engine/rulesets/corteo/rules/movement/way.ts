/** The way of the active piece. Call it after `findReach` and before the move. */
import { leaveCost } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'
import { isUnderControl, stopsOf } from '../control'
import { costsNow, entryNow } from './costs'
import { networkHere } from './network'
import { isBound, spentTo } from './reach'

/** A start of a way: a cell, its price, the way to it, and whether it may continue. */
type Start = {
  readonly cell: number
  readonly price: number
  readonly way: readonly number[]
  readonly goesOn: boolean
}

/** The number of cells on the way. */
export const stepsTo = (rules: Rules, state: CorteoState, goal: number): number =>
  wayTo(rules, state, goal).length

/** Returns the cells of the cheapest way after the present one, the first of several. A ride, or the step into a base, counts as one. */
export function wayTo(rules: Rules, state: CorteoState, goal: number): readonly number[] {
  const { ground } = rules
  const from = state.cell[state.active]
  const base = ground.base[goal]
  if (base < 0) return isBound(rules, state, state.active) ? [goal] : wayOnFoot(rules, state, goal)
  if (ground.base[from] === base || ground.exits[base].includes(from)) return [goal]
  const reached = ground.exits[base].filter((exit) => spentTo(rules, exit) >= 0)
  const ways = reached.map((exit) => wayOnFoot(rules, state, exit)).sort((a, b) => a.length - b.length)
  return [...(ways[0] ?? []), goal]
}

function wayOnFoot(rules: Rules, state: CorteoState, goal: number): readonly number[] {
  const { cache, pieces, reacher } = rules
  const piece = state.active
  const side = pieces.side[piece]
  const price = spentTo(rules, goal)
  for (const start of startsOf(rules, state)) {
    if (start.cell === goal && start.price === price) return start.way
    if (!start.goesOn || start.price > price) continue
    const reach = reacher({
      from: start.cell,
      budget: state.points - start.price,
      costs: costsNow(rules, state),
      blocked: cache.blocked[side],
      stops: stopsOf(rules, piece),
    })
    if (reach.costOf(goal) === price - start.price) return [...start.way, ...reach.pathTo(goal).slice(1)]
  }
  return [goal]
}

/** Returns the starts that `findReach` uses. */
function startsOf(rules: Rules, state: CorteoState): Start[] {
  const { ground, pieces, cache } = rules
  const costs = costsNow(rules, state)
  const from = state.cell[state.active]
  const side = pieces.side[state.active]
  const step = (cell: number, price: number): Start[] =>
    price < 0 || price > state.points || cache.blocked[side][cell] !== 0
      ? []
      : [{ cell, price, way: [cell], goesOn: stopsOf(rules, state.active)[cell] === 0 }]
  const base = ground.base[from]
  if (base >= 0) return ground.exits[base].flatMap((exit) => step(exit, entryNow(rules, state, exit)))
  const enemyZone = cache.hostile[side]
  const controlled = isUnderControl(rules, state, state.active)
  const price = controlled ? leaveCost(rules, state, state.active) : 0
  const isWayOut = (slot: number) =>
    costs[slot] >= 0 && (rules.controlToControl || enemyZone[ground.neighbours[slot]] === 0)
  const network = networkHere(rules, state)
  const rides = network < 0 ? [] : ground.stations[network]
  const ridden = rides.flatMap((cell) => (cell === from ? [] : [{ cell, price, way: [cell], goesOn: true }]))
  if (!controlled) return [{ cell: from, price: 0, way: [], goesOn: true }, ...ridden]
  const out = Array.from({ length: ground.width }, (_, direction) => from * ground.width + direction)
    .filter((slot) => isWayOut(slot))
    .flatMap((slot) => step(ground.neighbours[slot], costs[slot] + price))
  return [...out, ...ridden.filter(({ cell }) => cache.blocked[side][cell] === 0)]
}
