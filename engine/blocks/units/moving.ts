/** Effects that put units on cells and remove them, and `each`. */
import type { Effect } from '../../../schemas/generated/content'
import { marked } from '../../geometry/cells'
import type { CellIndex } from '../../types'
import type { Blocks } from '../context'
import { pieceCells, piecesOf } from '../filters'
import { around, start } from '../interpreter'
import { amountIf } from '../measures'
import type { BlockTurn, DoEffect, PiecePort, Subject } from '../port'
import { liveZone } from '../zones/dynamic-zones'
import { leastDistance, unitChooser } from './choosing'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** Sorts cells by their distance from the nearest goal; equal ones by index. */
function byNearness({ board: { grid } }: Blocks, cells: readonly CellIndex[], goals: readonly CellIndex[]) {
  const far = new Map(cells.map((cell) => [cell, leastDistance(grid, cell, goals)]))
  return [...cells].sort((a, b) => far.get(a)! - far.get(b)! || a - b)
}

const fits = (
  port: PiecePort,
  { rules, state }: Pick<BlockTurn, 'rules' | 'state'>,
  piece: number,
  cell: CellIndex,
): boolean => port.fits?.(rules, state, piece, cell) ?? true

export function placeEffect(blocks: Blocks, raw: Of<'place'>): DoEffect {
  const port = piecesOf(blocks)
  // The units of `nearest` choose their cells by it.
  const choose = unitChooser(blocks, { ...raw, nearest: undefined })
  const zone = liveZone(blocks, raw.zone, pieceCells)
  const near = raw.nearest && liveZone(blocks, raw.nearest, pieceCells)
  return (turn, subject) => {
    const { rules } = turn
    const meant = choose(turn, subject)
    const cells = marked(zone(rules, turn.state, subject))
    const goals = near ? marked(near(rules, turn.state, subject)) : []
    const inOrder = goals.length > 0 ? byNearness(blocks, cells, goals) : cells
    for (const piece of meant) {
      const cell = inOrder.find((one) => fits(port, turn, piece, one))
      if (cell !== undefined) port.put?.(turn, piece, cell)
    }
  }
}

/** The value of a cell for a unit, lower is better; `undefined` for a random move. */
type Wish = ((cell: CellIndex) => number) | undefined

/** Each unit goes to the best cell in reach. It stays if none is better than its own, or if it has no goal. */
export function moveEffect(blocks: Blocks, raw: Of<'move'>): DoEffect {
  const port = piecesOf(blocks)
  const choose = unitChooser(blocks, raw)
  const wish = wishOf(blocks, raw)
  const steps = amountIf(blocks, raw.steps)
  return (turn, subject) => {
    const { rules } = turn
    const most = steps ? steps(rules, turn.state, subject) : blocks.board.grid.size
    for (const piece of choose(turn, subject)) {
      const from = port.cell(rules, turn.state, piece)
      const goes = from < 0 ? 'nowhere' : wish(turn, subject, from)
      if (goes === 'nowhere') continue
      const cells = cellsWithin(blocks, turn, piece, most)
      const best = goes === undefined ? byChance(turn, cells) : bestOf(cells, from, goes)
      if (best !== from) port.put?.(turn, piece, best)
    }
  }
}

type WishNow = (turn: BlockTurn, subject: Subject, from: CellIndex) => Wish | 'nowhere'

function wishOf(blocks: Blocks, raw: Of<'move'>): WishNow {
  const { grid } = blocks.board
  if (raw.way) {
    const way = raw.way.map((name) => grid.indexOf(name)).filter((cell) => cell >= 0)
    return (_turn, _subject, from) => {
      if (way.length === 0) return 'nowhere'
      const at = way.indexOf(from)
      return (cell) => leastDistance(grid, cell, at < 0 ? way : [way[(at + 1) % way.length]])
    }
  }
  if (!raw.zone) return () => undefined
  const zone = liveZone(blocks, raw.zone, pieceCells)
  const sign = raw.away ? -1 : 1
  return (turn, subject) => {
    const goals = marked(zone(turn.rules, turn.state, subject))
    return goals.length === 0 ? 'nowhere' : (cell) => sign * leastDistance(grid, cell, goals)
  }
}

/** The first of the best, by index. */
function bestOf(cells: readonly CellIndex[], from: CellIndex, wish: (cell: CellIndex) => number): CellIndex {
  let best = from
  for (const cell of [...cells].sort((a, b) => a - b)) if (wish(cell) < wish(best)) best = cell
  return best
}

const byChance = (turn: BlockTurn, cells: readonly CellIndex[]): CellIndex =>
  cells[turn.roll(cells.length) - 1]

const cellsWithin = (blocks: Blocks, turn: BlockTurn, piece: number, most: number): CellIndex[] =>
  cellsFrom(blocks, turn, piece, piecesOf(blocks).cell(turn.rules, turn.state, piece), most)

/** The cells that a unit can reach from a cell in so many steps over valid cells, the first one included. */
export function cellsFrom(
  blocks: Blocks,
  turn: Pick<BlockTurn, 'rules' | 'state'>,
  piece: number,
  from: CellIndex,
  most: number,
): CellIndex[] {
  const { state, rules } = turn
  const { grid } = blocks.board
  const pieces = piecesOf(blocks)
  const width = grid.directions.length
  const cells = [from]
  const seen = new Set(cells)
  let next = 0
  for (let step = 0; step < most && next < cells.length; step++)
    for (const end = cells.length; next < end; next++)
      for (let direction = 0; direction < width; direction++) {
        const to = grid.neighbours[cells[next] * width + direction]
        if (to < 0 || seen.has(to) || !fits(pieces, turn, piece, to)) continue
        if (pieces.passes?.(rules, state, piece, cells[next], direction) === false) continue
        seen.add(to)
        cells.push(to)
      }
  return cells
}

/** The units are fixed at the start; consequences of one removal come later. */
export function removeEffect(blocks: Blocks, raw: Of<'remove'>): DoEffect {
  const port = piecesOf(blocks)
  const choose = unitChooser(blocks, raw)
  return (turn, subject) => {
    for (const piece of choose(turn, subject)) port.remove?.(turn, piece)
  }
}

export function eachEffect(blocks: Blocks, raw: Of<'each'>): DoEffect {
  const choose = unitChooser(blocks, raw)
  const list = blocks.listOf(raw.do)
  return (turn, subject, run) => {
    const [first, ...rest] = choose(turn, subject)
    if (first !== undefined) start(run, list, around(turn, first, subject), rest)
  }
}
