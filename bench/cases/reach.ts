/**
 * Measures where every unit of one side can go. Compares our public function, a program written by hand on typed arrays for this
 * one map (the practical limit), and honeycomb-grid as its users write it.
 */

import { hexGrid } from '../../engine/geometry/hex'
import { reacherOf, stepCosts } from '../../engine/geometry/reach'
import type { Case, Cases } from '../lib/case'
import { type Answer, type Field, makeField } from '../lib/field'
import { honeycombSide } from '../lib/limits/reach-honeycomb'
import { limitSide } from '../lib/limits/reach-limit'

/** Movement points, in halves. */
const BUDGET = 12

function ourSide({ columns, rows, enter, closedSides, own, enemies }: Field): () => Answer {
  const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns, rows })
  const closed = new Uint8Array(grid.edgeCount)
  for (const [cell, direction] of closedSides) closed[grid.edgeIndex(cell, direction)] = 1
  const costs = stepCosts(grid, { enter: (cell) => enter[cell], edge: (edge) => (closed[edge] ? -1 : 0) })
  const blocked = new Uint8Array(grid.size)
  const stops = new Uint8Array(grid.size)
  const width = grid.directions.length
  return () => {
    blocked.fill(0)
    stops.fill(0)
    for (const cell of enemies) {
      blocked[cell] = 1
      for (let slot = cell * width; slot < (cell + 1) * width; slot++)
        if (grid.neighbours[slot] >= 0) stops[grid.neighbours[slot]] = 1
    }
    const cells: number[] = []
    const prices: number[] = []
    for (const from of own) {
      const found = reacherOf(grid)({ from, budget: BUDGET, costs, blocked, stops })
      for (let i = 0; i < found.count; i++) {
        cells.push(found.cells[i])
        prices.push(found.prices[i])
      }
    }
    return { cells, prices }
  }
}

/** Returns equal text for equal answers, whatever the order within a unit. */
const summary = ({ cells, prices }: Answer): string => {
  const pairs = cells.map((cell, i) => `${cell}:${prices[i]}`)
  return `${pairs.length} ${pairs.sort().join(' ')}`
}

function sideCase(make: (field: Field, budget: number) => () => Answer): () => Case {
  return () => {
    const field = makeField(60, 45)
    const side = make(field, BUDGET)
    const expected = summary(limitSide(field, BUDGET)())
    if (summary(side()) !== expected) throw new Error('the answers differ')
    return {
      unit: 'sides/s',
      note: `${side().cells.length} cells for ${field.own.length} units`,
      run: () => {
        side()
        return 1
      },
    }
  }
}

export const cases: Cases = {
  'reach, one side of 40 units: ours': sideCase(ourSide),
  'reach, one side of 40 units: typed arrays by hand': sideCase(limitSide),
  'reach, one side of 40 units: honeycomb-grid': sideCase(honeycombSide),
}
