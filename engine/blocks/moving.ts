/** Effects that put units on cells. */
import type { Effect } from '../../schemas/generated/content'
import { marked } from '../geometry/cells'
import type { CellIndex } from '../types'
import { type Blocks, liveZone } from './context'
import { pieceCells, piecesOf, unitsThat, unitTest } from './filters'
import { amountIf } from './measures'
import type { BlockTurn, DoEffect, PiecePort } from './port'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** Cells nearest to any of the goals first; equally near ones by index. */
function byNearness({ board: { grid } }: Blocks, cells: readonly CellIndex[], goals: readonly CellIndex[]) {
  const far = new Map(cells.map((cell) => [cell, leastDistance(grid, cell, goals)]))
  return [...cells].sort((a, b) => far.get(a)! - far.get(b)! || a - b)
}

const leastDistance = (grid: Blocks['board']['grid'], cell: CellIndex, goals: readonly CellIndex[]): number =>
  Math.min(...goals.map((goal) => grid.distance(cell, goal)))

const fits = (port: PiecePort, { def, state }: BlockTurn, piece: number, cell: CellIndex): boolean =>
  port.fits?.(def.rules, state, piece, cell) ?? true

export function placeEffect(blocks: Blocks, raw: Of<'place'>): DoEffect {
  const port = piecesOf(blocks)
  const who = unitTest(blocks, raw.who)
  const zone = liveZone(blocks, raw.zone, pieceCells)
  const near = raw.nearest && liveZone(blocks, raw.nearest, pieceCells)
  const most = amountIf(blocks, raw.count)
  return (turn, subject) => {
    const { rules } = turn.def
    const all = unitsThat(port, rules, turn.state, who, subject)
    const meant = most ? all.slice(0, Math.max(0, most(rules, turn.state, subject))) : all
    const cells = marked(zone(rules, turn.state, subject))
    const goals = near ? marked(near(rules, turn.state, subject)) : []
    const inOrder = goals.length > 0 ? byNearness(blocks, cells, goals) : cells
    for (const piece of meant) {
      const cell = inOrder.find((one) => fits(port, turn, piece, one))
      if (cell !== undefined) port.put?.(turn, piece, cell)
    }
  }
}

/** Each goes to the cell within its steps that is nearest to the zone, or farthest from it; it stays where none is better than its own. */
export function moveEffect(blocks: Blocks, raw: Of<'move'>): DoEffect {
  const port = piecesOf(blocks)
  const { grid } = blocks.board
  const who = unitTest(blocks, raw.who)
  const zone = liveZone(blocks, raw.zone, pieceCells)
  const steps = amountIf(blocks, raw.steps)
  return (turn, subject) => {
    const { rules } = turn.def
    const goals = marked(zone(rules, turn.state, subject))
    const most = steps ? steps(rules, turn.state, subject) : grid.size
    if (goals.length === 0) return
    for (const piece of unitsThat(port, rules, turn.state, who, subject)) {
      const from = port.cell(rules, turn.state, piece)
      if (from < 0) continue
      const worth = (cell: CellIndex) => leastDistance(grid, cell, goals) * (raw.away ? -1 : 1)
      let best = from
      for (let cell = 0; cell < grid.size; cell++)
        if (grid.distance(from, cell) <= most && worth(cell) < worth(best) && fits(port, turn, piece, cell))
          best = cell
      if (best !== from) port.put?.(turn, piece, best)
    }
  }
}
