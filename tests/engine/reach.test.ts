import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighboursOf } from '../../engine/geometry/cells'
import type { Grid } from '../../engine/geometry/grid'
import { hexGrid } from '../../engine/geometry/hex'
import { CLOSED, makeReacher, type ReachQuery, reacherOf, stepCosts } from '../../engine/geometry/reach'
import { squareGrid } from '../../engine/geometry/square'

const cases = fc
  .record({
    columns: fc.integer({ min: 1, max: 10 }),
    rows: fc.integer({ min: 1, max: 10 }),
    square: fc.boolean(),
    pointy: fc.boolean(),
  })
  .chain(({ columns, rows, square, pointy }) => {
    const grid = square
      ? squareGrid({ columns, rows })
      : hexGrid({ orientation: pointy ? 'pointy' : 'flat', offset: pointy ? 'even' : 'odd', columns, rows })
    const byCell = (values: number[]) =>
      fc.array(fc.constantFrom(...values), { minLength: grid.size, maxLength: grid.size })
    return fc.record({
      grid: fc.constant(grid),
      enter: byCell([0, 1, 2, 2, 3, CLOSED]),
      uphill: byCell([0, 0, 0, 1]),
      edges: fc.array(fc.constantFrom(0, 0, 0, 1, CLOSED), {
        minLength: grid.edgeCount,
        maxLength: grid.edgeCount,
      }),
      blocked: byCell([0, 0, 0, 0, 1]),
      stops: byCell([0, 0, 0, 1]),
      tolls: byCell([0, 0, 1, 2]),
      from: fc.nat(grid.size - 1),
      budget: fc.nat(20),
    })
  })

type Numbers = { enter: number[]; uphill: number[]; edges: number[] }

const rulesOf = ({ enter, uphill, edges }: Numbers) => ({
  enter: (cell: number) => enter[cell],
  step: (_from: number, to: number, direction: number) => (uphill[to] && direction < 2 ? 4 : undefined),
  edge: (edge: number) => edges[edge],
})

/** Returns the least costs by trying every step until no cost falls. */
function naive(grid: Grid, numbers: Numbers, query: Omit<ReachQuery, 'costs'>): Map<number, number> {
  const rules = rulesOf(numbers)
  const best = new Map([[query.from, 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [cell, spent] of [...best]) {
      if (query.stops?.[cell] && cell !== query.from) continue
      for (let direction = 0; direction < grid.directions.length; direction++) {
        const to = grid.neighbours[cell * grid.directions.length + direction]
        if (to < 0 || query.blocked?.[to]) continue
        const price = rules.step(cell, to, direction) ?? rules.enter(to)
        const crossing = rules.edge(grid.edgeIndex(cell, direction))
        if (price < 0 || crossing < 0) continue
        const total = spent + price + crossing + (query.tolls?.[to] ?? 0)
        if (total > query.budget || total >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue
        best.set(to, total)
        changed = true
      }
    }
  }
  return best
}

test('reaches the same cells at the same price as trying everything', () => {
  fc.assert(
    fc.property(cases, ({ grid, from, budget, ...numbers }) => {
      const masks = {
        blocked: Uint8Array.from(numbers.blocked),
        stops: Uint8Array.from(numbers.stops),
        tolls: Uint8Array.from(numbers.tolls),
      }
      const query = { from, budget, ...masks }
      const costs = stepCosts(grid, rulesOf(numbers))
      const found = reacherOf(grid)({ ...query, costs })
      const expected = naive(grid, numbers, query)
      const cells = [...found.cells.subarray(0, found.count)]
      expect(new Map(cells.map((cell) => [cell, found.costOf(cell)]))).toEqual(expected)
      const prices = cells.map((cell) => found.costOf(cell))
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      expect(cells[0]).toBe(from)
    }),
    { numRuns: 400 },
  )
})

test('a path is a chain of steps that costs what it says', () => {
  fc.assert(
    fc.property(cases, ({ grid, from, budget, ...numbers }) => {
      const costs = stepCosts(grid, rulesOf(numbers))
      const [stops, tolls] = [Uint8Array.from(numbers.stops), Uint8Array.from(numbers.tolls)]
      const found = reacherOf(grid)({ from, budget, costs, stops, tolls })
      for (const cell of found.cells.subarray(0, found.count)) {
        const path = found.pathTo(cell)
        expect([path[0], path[path.length - 1]]).toEqual([from, cell])
        const price = path.slice(1).reduce((sum, to, i) => {
          const direction = grid.neighbours.subarray(path[i] * grid.directions.length).indexOf(to)
          expect(i > 0 && stops[path[i]], 'a stop in the middle').toBeFalsy()
          return sum + costs[path[i] * grid.directions.length + direction] + tolls[to]
        }, 0)
        expect(price).toBe(found.costOf(cell))
      }
    }),
  )
})

test('what is out of reach says so', () => {
  const grid = squareGrid({ columns: 3, rows: 1 })
  const costs = stepCosts(grid, { enter: (cell) => (cell === 2 ? CLOSED : 2) })
  const found = reacherOf(grid)({ from: 0, budget: 9, costs })
  expect([found.has(2), found.costOf(2), found.pathTo(2)]).toEqual([false, -1, []])
  expect(found.count).toBe(2)
})

test('two searches of one grid do not disturb each other', () => {
  const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns: 9, rows: 9 })
  const costs = stepCosts(grid, { enter: () => 2 })
  const [first, second] = [makeReacher(grid), makeReacher(grid)]
  const near = first({ from: 40, budget: 2, costs })
  second({ from: 0, budget: 40, costs })
  expect([...near.cells.subarray(0, near.count)].sort((a, b) => a - b)).toEqual(
    [40, ...neighboursOf(grid, 40)].sort((a, b) => a - b),
  )
})

test('budgets may grow from query to query', () => {
  const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns: 60, rows: 60 })
  const costs = stepCosts(grid, { enter: () => 7 })
  const reacher = makeReacher(grid)
  for (const budget of [7, 70, 1000, 14]) {
    const found = reacher({ from: 0, budget, costs })
    expect(found.count).toBe(
      Array.from({ length: grid.size }, (_, c) => c).filter((c) => grid.distance(0, c) * 7 <= budget).length,
    )
  }
})
