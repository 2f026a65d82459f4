/** The number of cells on the way of the active piece. Call it after `findReach` and before the move. */
import type { Rules } from '../../rules'
import { type CorteoState, enemyOf } from '../../state'
import { isUnderControl, stopsOf } from '../control'
import { networkHere } from './network'
import { isBound, spentTo } from './reach'

/** A start of a way: a cell, its price, the cells walked to it, and whether the way may continue. */
type Start = {
  readonly cell: number
  readonly price: number
  readonly steps: number
  readonly goesOn: boolean
}

/** Returns the cells of the cheapest way, the first of several. A ride, or the step into a base, counts as one. */
export function stepsTo(rules: Rules, state: CorteoState, goal: number): number {
  const { ground } = rules
  const from = state.cell[state.active]
  const base = ground.base[goal]
  if (base < 0) return isBound(rules, state, state.active) ? 1 : stepsOnFoot(rules, state, goal)
  if (ground.base[from] === base || ground.exits[base].includes(from)) return 1
  const reached = ground.exits[base].filter((exit) => spentTo(rules, exit) >= 0)
  return 1 + Math.min(...reached.map((exit) => stepsOnFoot(rules, state, exit)))
}

function stepsOnFoot(rules: Rules, state: CorteoState, goal: number): number {
  const { cache, pieces, ground, reacher } = rules
  const piece = state.active
  const side = pieces.side[piece]
  const price = spentTo(rules, goal)
  for (const start of startsOf(rules, state)) {
    if (start.cell === goal && start.price === price) return start.steps
    if (!start.goesOn || start.price > price) continue
    const reach = reacher({
      from: start.cell,
      budget: state.points - start.price,
      costs: ground.costs[pieces.walk[piece]],
      blocked: cache.blocked[side],
      stops: stopsOf(rules, piece),
    })
    if (reach.costOf(goal) === price - start.price) return start.steps + reach.pathTo(goal).length - 1
  }
  return 1
}

/** Returns the starts that `findReach` uses. */
function startsOf(rules: Rules, state: CorteoState): Start[] {
  const { ground, pieces, cache, disengage } = rules
  const from = state.cell[state.active]
  const side = pieces.side[state.active]
  const walk = pieces.walk[state.active]
  const step = (cell: number, price: number): Start[] =>
    price < 0 || price > state.points || cache.blocked[side][cell] !== 0
      ? []
      : [{ cell, price, steps: 1, goesOn: stopsOf(rules, state.active)[cell] === 0 }]
  const base = ground.base[from]
  if (base >= 0) return ground.exits[base].flatMap((exit) => step(exit, ground.entry[walk][exit]))
  const enemyZone = cache.zone[enemyOf(side)]
  const controlled = isUnderControl(rules, state, state.active)
  const price = controlled ? disengage[side] : 0
  const isWayOut = (slot: number) =>
    ground.costs[walk][slot] >= 0 && (rules.controlToControl || enemyZone[ground.neighbours[slot]] === 0)
  const network = networkHere(rules, state)
  const rides = network < 0 ? [] : ground.stations[network]
  const ridden = rides.flatMap((cell) => (cell === from ? [] : [{ cell, price, steps: 1, goesOn: true }]))
  if (!controlled) return [{ cell: from, price: 0, steps: 0, goesOn: true }, ...ridden]
  const out = Array.from({ length: ground.width }, (_, direction) => from * ground.width + direction)
    .filter((slot) => isWayOut(slot))
    .flatMap((slot) => step(ground.neighbours[slot], ground.costs[walk][slot] + price))
  return [...out, ...ridden.filter(({ cell }) => cache.blocked[side][cell] === 0)]
}
