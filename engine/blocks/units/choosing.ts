/** Which units of a filter an effect acts on: the first, the nearest, or some by chance. One mechanism for every effect on units. */
import type { UnitFilter, Zone } from '../../../schemas/generated/content'
import { marked } from '../../geometry/cells'
import type { CellIndex } from '../../types'
import type { Blocks } from '../context'
import { pieceCells, piecesOf, unitsThat, unitTest } from '../filters'
import { amountIf } from '../measures'
import type { BlockTurn, Subject } from '../port'
import { liveZone } from '../zones/dynamic-zones'

/** The keys that say which units. */
type Chosen = {
  readonly who: UnitFilter
  readonly count?: Parameters<typeof amountIf>[1]
  readonly nearest?: Zone
  readonly chosenBy?: 'rule' | 'random'
}

/** Returns the units of an effect. Without a count they are all of the filter, by index or the nearest first. */
export type ChooseUnits = (turn: BlockTurn, subject: Subject) => number[]

export function unitChooser(blocks: Blocks, { who, count, nearest, chosenBy }: Chosen): ChooseUnits {
  const port = piecesOf(blocks)
  const test = unitTest(blocks, who)
  const most = amountIf(blocks, count)
  const near = nearest && liveZone(blocks, nearest, pieceCells)
  const all: ChooseUnits = (turn, subject) => unitsThat(port, turn.rules, turn.state, test, subject)
  if (!most && !near) return all
  return (turn, subject) => {
    const { rules } = turn
    const found = all(turn, subject)
    const wanted = most ? Math.max(0, most(rules, turn.state, subject)) : found.length
    if (chosenBy === 'random' && wanted < found.length) return drawn(turn, found, wanted)
    const goals = near ? marked(near(rules, turn.state, subject)) : []
    return (goals.length > 0 ? byNearness(blocks, turn, found, goals) : found).slice(0, wanted)
  }
}

/** Draws so many of the units, and returns them in their order. */
function drawn(turn: BlockTurn, units: readonly number[], count: number): number[] {
  const left = [...units]
  const taken: number[] = []
  while (taken.length < count) taken.push(...left.splice(turn.roll(left.length) - 1, 1))
  return taken.sort((a, b) => a - b)
}

/** Sorts units by their distance from the nearest goal; equal ones by index, those off the map last. */
function byNearness(
  blocks: Blocks,
  { rules, state }: BlockTurn,
  units: readonly number[],
  goals: readonly CellIndex[],
): number[] {
  const port = piecesOf(blocks)
  const { grid } = blocks.board
  const far = new Map(
    units.map((piece) => {
      const cell = port.cell(rules, state, piece)
      return [piece, cell < 0 ? grid.size : leastDistance(grid, cell, goals)] as const
    }),
  )
  return [...units].sort((a, b) => far.get(a)! - far.get(b)! || a - b)
}

export const leastDistance = (
  grid: Blocks['board']['grid'],
  cell: CellIndex,
  goals: readonly CellIndex[],
): number => Math.min(...goals.map((goal) => grid.distance(cell, goal)))
