/**
 * The reach of the active piece (B-6, B-7, B-8). The search itself is in the engine. This file defines its starting
 * points: the cell itself, the exits of a base, every station of a network, or one step out of enemy control.
 */

import { leaveCost } from '../../blocks/numbers'
import { freshMark } from '../../position/cache'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'
import { isUnderControl, stopsOf } from '../control'
import { costsNow, entryNow } from './costs'
import { networkHere } from './network'

/** Fills `cache.queue` with the cells reached and `cache.spent` with their prices. Returns their number. */
export function findReach(rules: Rules, state: CorteoState): number {
  const { reach, generation } = rules.cache
  const { active, points, halted, acted } = state
  if (
    reach.mark === generation &&
    reach.active === active &&
    reach.points === points &&
    reach.halted === halted &&
    reach.acted === acted
  )
    return reach.count
  reach.mark = freshMark(rules.cache)
  reach.active = active
  reach.points = points
  reach.halted = halted
  reach.acted = acted
  reach.count = searchReach(rules, state)
  return reach.count
}

function searchReach(rules: Rules, state: CorteoState): number {
  if (state.halted !== 0 || state.points <= 0) return 0
  const count = findWays(rules, state)
  return rules.pieces.entersBases[state.active] === 0 ? count : intoBases(rules, state, count)
}

function findWays(rules: Rules, state: CorteoState): number {
  const piece = state.active
  const from = state.cell[piece]
  if (rules.ground.base[from] >= 0) return fromBase(rules, state, from)
  if (isBound(rules, state, piece)) return fromObjective(rules, state, from)
  if (isUnderControl(rules, state, piece)) return outOfControl(rules, state, from)
  if (networkHere(rules, state) >= 0) return fromStations(rules, state, from, 0, 0)
  return search(rules, state, from, 0, 0)
}

/** Price of reaching a cell after {@link findReach}, or -1. */
export const spentTo = ({ cache }: Rules, cell: number): number =>
  cache.mark[cell] === cache.generation ? cache.spent[cell] : -1

/** C-048: true for a garrison on an objective, which is bound to it. */
export const isBound = ({ pieces, ground }: Rules, state: CorteoState, piece: number): boolean =>
  pieces.bound[piece] === 1 && ground.site[state.cell[piece]] >= 0

/** C-050: adds the exits of the base, at the price of their own ground. */
function fromBase(rules: Rules, state: CorteoState, from: number): number {
  const { ground } = rules
  let count = 0
  for (const exit of ground.exits[ground.base[from]])
    count = enter(rules, state, exit, entryNow(rules, state, exit), count)
  return count
}

/** One movement point, in halves. */
export const STEP = 2

/** Adds the bases of its side, from their exits or from another cell of the same base. The way ends there (C-162). */
function intoBases(rules: Rules, state: CorteoState, found: number): number {
  const { ground, pieces, cache } = rules
  const piece = state.active
  const from = state.cell[piece]
  const side = pieces.side[piece]
  let count = found
  for (const [base, cells] of ground.baseCells.entries()) {
    const price = ground.base[from] === base ? STEP : priceOfBase(rules, state, base)
    if (price < 0 || price > state.points) continue
    for (const cell of cells)
      if (ground.standable[pieces.walk[piece]][cell] !== 0 && cache.blocked[side][cell] === 0)
        count = put(rules, cell, price, count)
  }
  return count
}

/** Returns the cheapest price by an exit that the piece stands on or reaches without stopping; -1 for none. */
function priceOfBase(rules: Rules, state: CorteoState, base: number): number {
  const { ground } = rules
  const from = state.cell[state.active]
  const stops = stopsOf(rules, state.active)
  let best = -1
  for (const exit of ground.exits[base]) {
    let price = stops[exit] === 0 ? spentTo(rules, exit) : -1
    if (exit === from)
      price = isUnderControl(rules, state, state.active) ? leaveCost(rules, state, state.active) : 0
    if (price >= 0 && (best < 0 || price + STEP < best)) best = price + STEP
  }
  return best
}

/** C-049: adds the neighbouring objectives. */
function fromObjective(rules: Rules, state: CorteoState, from: number): number {
  return stepEach(rules, state, from, 0, 0, (to) => rules.ground.site[to] >= 0)
}

/** C-035, C-046: the first step, or a ride, must leave enemy control, at the price of the scenario. */
function outOfControl(rules: Rules, state: CorteoState, from: number): number {
  const { pieces, cache } = rules
  const side = pieces.side[state.active]
  const price = leaveCost(rules, state, state.active)
  if (price < 0) return 0
  const enemyZone = cache.hostile[side]
  const mayLead = (to: number) => rules.controlToControl || enemyZone[to] === 0
  const count = stepEach(rules, state, from, price, 0, mayLead)
  return networkHere(rules, state) < 0 ? count : fromStations(rules, state, from, price, count)
}

/** C-052: searches from every station of the network, including this one. */
function fromStations(rules: Rules, state: CorteoState, from: number, price: number, found: number): number {
  const { ground, pieces, cache } = rules
  const side = pieces.side[state.active]
  let count = found
  for (const station of ground.stations[networkHere(rules, state)])
    if (station === from ? price === 0 : cache.blocked[side][station] === 0)
      count = search(rules, state, station, price, count)
  return count
}

/** Takes one step to each neighbour that the test allows, and searches on from there. */
function stepEach(
  rules: Rules,
  state: CorteoState,
  from: number,
  price: number,
  found: number,
  allows: (to: number) => boolean,
): number {
  const { ground } = rules
  const costs = costsNow(rules, state)
  let count = found
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++) {
    const to = ground.neighbours[slot]
    if (costs[slot] >= 0 && allows(to)) count = enter(rules, state, to, costs[slot] + price, count)
  }
  return count
}

/** Enters a cell, and searches on unless the way ends there. */
function enter(rules: Rules, state: CorteoState, cell: number, price: number, count: number): number {
  const { cache, pieces } = rules
  const side = pieces.side[state.active]
  if (price < 0 || price > state.points || cache.blocked[side][cell] !== 0) return count
  if (stopsOf(rules, state.active)[cell] !== 0) return put(rules, cell, price, count)
  return search(rules, state, cell, price, count)
}

/** Searches every cell from a start whose price is `price`. */
function search(rules: Rules, state: CorteoState, start: number, price: number, found: number): number {
  const { pieces, cache } = rules
  const side = pieces.side[state.active]
  const {
    cells,
    prices,
    count: reached,
  } = rules.reacher({
    from: start,
    budget: state.points - price,
    costs: costsNow(rules, state),
    blocked: cache.blocked[side],
    stops: stopsOf(rules, state.active),
  })
  let count = found
  for (let i = 0; i < reached; i++) count = put(rules, cells[i], price + prices[i], count)
  return count
}

function put({ cache }: Rules, cell: number, price: number, count: number): number {
  if (cache.mark[cell] === cache.generation) {
    if (price < cache.spent[cell]) cache.spent[cell] = price
    return count
  }
  cache.mark[cell] = cache.generation
  cache.spent[cell] = price
  cache.queue[count] = cell
  return count + 1
}
