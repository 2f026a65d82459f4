/**
 * The cells that a piece can go to: cheapest paths over a grid with a cost for every step, closed edges, tolls and stopping cells.
 * Costs are small integers (half movement points). The search keeps its cells in buckets by cost, so that a query
 * touches only reached cells, whatever the size of the map.
 */
import { memoise } from '../memoise'
import type { CellIndex } from '../types'
import { directionBetween } from './cells'
import type { Grid } from './grid'

export const CLOSED = -1

/** The cost of each step, by `cell * directions + direction` of leaving; CLOSED if there is none. */
export type StepCosts = Int16Array

export type StepRules = {
  /** The cost to enter a cell, or CLOSED. */
  readonly enter: (cell: CellIndex) => number
  /** The cost of one step instead of `enter`, for slopes; `undefined` keeps `enter`. */
  readonly step?: (from: CellIndex, to: CellIndex, direction: number) => number | undefined
  /** Extra cost or CLOSED for crossing a side, by {@link Grid.edgeIndex}. */
  readonly edge?: (edge: number) => number
}

/** Compiles rules about cells, steps and sides into one table. */
export function stepCosts(grid: Grid, { enter, step, edge }: StepRules): StepCosts {
  const width = grid.directions.length
  const costs = new Int16Array(grid.size * width).fill(CLOSED)
  for (let from = 0, slot = 0; from < grid.size; from++)
    for (let direction = 0; direction < width; direction++, slot++) {
      const to = grid.neighbours[slot]
      if (to < 0) continue
      const price = step?.(from, to, direction) ?? enter(to)
      const crossing = edge ? edge(grid.edgeIndex(from, direction)) : 0
      costs[slot] = price < 0 || crossing < 0 ? CLOSED : price + crossing
    }
  return costs
}

export type ReachQuery = {
  readonly from: CellIndex
  /** Points to spend, in the unit of the costs. */
  readonly budget: number
  readonly costs: StepCosts
  /** Blocked cells (enemy pieces, barricades), by cell. */
  readonly blocked?: Uint8Array
  /** Cells where movement ends on entering (enemy control), by cell; the first cell never stops its own piece. */
  readonly stops?: Uint8Array
  /** Extra cost of entering a cell, by cell. */
  readonly tolls?: Uint8Array
}

/** The result of the last query of a {@link Reacher}; the next query overwrites it. */
export type Reach = {
  /** Number of reached cells, including the first. */
  readonly count: number
  /** Cells by rising cost; only the first `count` entries are valid. `cells[0]` is the start. */
  readonly cells: Int32Array
  /** The cost of each of `cells`, in the same order. */
  readonly prices: Int32Array
  has(cell: CellIndex): boolean
  /** The cost of the cheapest path, or -1. */
  costOf(cell: CellIndex): number
  /** Cells of a cheapest path, including the start; empty if there is none. */
  pathTo(cell: CellIndex): CellIndex[]
}

export type Reacher = (query: ReachQuery) => Reach

/** Marks are reset before they outgrow 32 bits. */
const MOST_MARK = 0x7fff_0000

/** Makes a search for one grid. It keeps its memory between queries and must not be shared by overlapping ones. */
export function makeReacher(grid: Grid): Reacher {
  const search = new Search(grid)
  return (query) => search.answer(query)
}

class Search implements Reach {
  count = 0
  readonly cells: Int32Array
  readonly prices: Int32Array
  /** The mask for no blocked cells, no stops and no tolls. */
  readonly #none: Uint8Array
  /** The best cost so far by cell, as `worst - cost`. A larger mark is cheaper, and marks of earlier queries are smaller still. */
  readonly #marks: Int32Array
  readonly #item: Int32Array
  readonly #next: Int32Array
  #heads = new Int32Array(64).fill(-1)
  /** The mark of a cell that costs the whole budget; cells that cost nothing have `worst + budget`. */
  #worst = 0
  #best = 0
  #asked: ReachQuery = { from: -1, budget: 0, costs: new Int16Array() }

  constructor(private readonly grid: Grid) {
    const { size, directions } = grid
    this.#none = new Uint8Array(size)
    this.#marks = new Int32Array(size).fill(-1)
    this.cells = new Int32Array(size)
    this.prices = new Int32Array(size)
    this.#item = new Int32Array(size * directions.length + 1)
    this.#next = new Int32Array(size * directions.length + 1)
  }

  answer(query: ReachQuery): Reach {
    this.#asked = query
    this.#begin(query.budget)
    this.count = this.#search(query)
    return this
  }

  has(cell: CellIndex): boolean {
    return this.#marks[cell] >= this.#worst
  }

  costOf(cell: CellIndex): number {
    return this.has(cell) ? this.#best - this.#marks[cell] : -1
  }

  /** From the cell back to the start over steps whose cost is the difference between their ends. */
  pathTo(cell: CellIndex): CellIndex[] {
    const { grid } = this
    const marks = this.#marks
    const none = this.#none
    const { from, costs, stops = none, tolls = none } = this.#asked
    const width = grid.directions.length
    if (!this.has(cell)) return []
    const towards = new Map<CellIndex, CellIndex>([[cell, -1]])
    for (const at of towards.keys()) {
      if (at === from) break
      for (let slot = at * width; slot < (at + 1) * width; slot++) {
        const other = grid.neighbours[slot]
        if (other < 0 || !this.has(other) || towards.has(other)) continue
        if (stops[other] !== 0 && other !== from) continue
        const price = costs[other * width + directionBetween(grid, other, at)]
        if (price >= 0 && marks[other] - marks[at] === price + tolls[at]) towards.set(other, at)
      }
    }
    const path: CellIndex[] = []
    for (let at = from; at >= 0; at = towards.get(at) ?? -1) path.push(at)
    return path
  }

  #begin(budget: number): void {
    if (this.#heads.length <= budget) this.#heads = new Int32Array(budget + 1).fill(-1)
    if (this.#best > MOST_MARK - budget) {
      this.#marks.fill(-1)
      this.#best = -1
    }
    this.#worst = this.#best + 1
    this.#best = this.#worst + budget
  }

  #search(query: ReachQuery): number {
    const { cells, prices } = this
    const marks = this.#marks
    const item = this.#item
    const next = this.#next
    const bucket = this.#heads
    const free = this.#best
    const none = this.#none
    const { from: start, budget, costs, blocked = none, stops = none, tolls = none } = query
    const { neighbours, directions } = this.grid
    const width = directions.length
    let used = 1
    let found = 0
    item[0] = start
    next[0] = -1
    bucket[0] = 0
    marks[start] = free
    for (let spent = 0; spent <= budget; spent++) {
      for (let entry = bucket[spent]; entry >= 0; entry = bucket[spent]) {
        bucket[spent] = next[entry]
        const cell = item[entry]
        if (marks[cell] !== free - spent) continue
        prices[found] = spent
        cells[found++] = cell
        if (stops[cell] !== 0 && cell !== start) continue
        for (let slot = cell * width, end = slot + width; slot < end; slot++) {
          const price = costs[slot]
          if (price < 0) continue
          const other = neighbours[slot]
          const total = spent + price + tolls[other]
          if (total > budget || marks[other] >= free - total || blocked[other] !== 0) continue
          marks[other] = free - total
          item[used] = other
          next[used] = bucket[total]
          bucket[total] = used++
        }
      }
    }
    return found
  }
}

/** The shared search of a grid, for consecutive queries. Copy results that must outlive the next one. */
export const reacherOf = memoise(makeReacher)
