/**
 * Where the active piece can go (B-6, B-7, B-8). The search itself is the engine's; here are the ways it begins:
 * on the spot, at the exits of a base, at every station of a network, or one step out of enemy control.
 */
import type { Rules, Scratch } from '../rules'
import { freshMark } from '../scratch'
import { type CorteoState, enemyOf } from '../state'

/** Fills `scratch.queue` with the cells reached and `scratch.spent` with their price; the result is their number. */
export function findReach(rules: Rules, state: CorteoState): number {
  const { ground, pieces, scratch } = rules
  const piece = state.active
  const from = state.cell[piece]
  const search = new Search(rules, state, scratch)
  const side = pieces.side[piece]
  const walk = pieces.walk[piece]
  if (state.halted !== 0 || state.points <= 0) return 0
  if (ground.base[from] >= 0) {
    for (const exit of ground.exits[ground.base[from]]) search.add(exit, ground.entry[walk][exit])
  } else if (scratch.zone[enemyOf(side)][from] !== 0) stepOut(rules, search, from, side, walk)
  else if (ground.network[side][from] >= 0) {
    for (const station of ground.stations[ground.network[side][from]]) search.add(station, 0)
  } else search.add(from, 0)
  return search.count
}

/** Price of reaching a cell after {@link findReach}, or -1. */
export const spentTo = ({ scratch }: Rules, cell: number): number =>
  scratch.mark[cell] === scratch.generation ? scratch.spent[cell] : -1

/** C-035, C-046: the first step from enemy control must leave it, at the price of the scenario. */
function stepOut(rules: Rules, search: Search, from: number, side: number, walk: number): void {
  const { ground, scratch, disengage } = rules
  const price = disengage[side]
  if (price < 0) return
  const enemyZone = scratch.zone[enemyOf(side)]
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++) {
    const cost = ground.costs[walk][slot]
    const to = ground.neighbours[slot]
    if (cost >= 0 && enemyZone[to] === 0) search.add(to, cost + price)
  }
  const network = ground.network[side][from]
  if (network >= 0)
    for (const station of ground.stations[network]) if (station !== from) search.add(station, price)
}

class Search {
  count = 0
  private readonly mark: number
  private readonly side: number

  constructor(
    private readonly rules: Rules,
    private readonly state: CorteoState,
    private readonly scratch: Scratch,
  ) {
    this.mark = freshMark(scratch)
    this.side = rules.pieces.side[state.active]
  }

  /** Goes on from a cell that costs `price` to begin at. */
  add(start: number, price: number): void {
    const { rules, state, scratch, side } = this
    const own = state.cell[state.active]
    if (price < 0 || price > state.points || (start !== own && scratch.blocked[side][start] !== 0)) return
    if (start !== own && scratch.zone[enemyOf(side)][start] !== 0) return this.put(start, price)
    if (start !== own && rules.ground.stops[side][start] !== 0 && rules.ground.network[side][start] < 0)
      return this.put(start, price)
    const reach = rules.reacher({
      from: start,
      budget: state.points - price,
      costs: rules.ground.costs[rules.pieces.walk[state.active]],
      blocked: scratch.blocked[side],
      stops: scratch.stops[side],
    })
    for (let i = 0; i < reach.count; i++) this.put(reach.cells[i], price + reach.costOf(reach.cells[i]))
  }

  private put(cell: number, price: number): void {
    const { scratch } = this
    if (scratch.mark[cell] !== this.mark) {
      scratch.mark[cell] = this.mark
      scratch.queue[this.count++] = cell
    } else if (scratch.spent[cell] <= price) return
    scratch.spent[cell] = price
  }
}
