/** Entering the map costs the price of the entry cell. A piece that covers two cells goes one cell further at once. */
import type { CellIndex } from '../../../../types'
import { stepNow } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CryHavocState } from '../../state'
import { asHorse, coversTwo } from '../set-up'
import { pointsLeft, priceOf, tollOf } from './walk'

export type Way = { readonly cell: CellIndex; readonly rear: CellIndex; readonly cost: number }

/** Returns the entries of a waiting piece with its points, the cheapest for each cell. The position cache is loaded. */
export function waysIn(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  points = pointsLeft(rules, state, piece),
): Way[] {
  const { ground } = rules
  const horse = asHorse(rules, state, piece)
  const costs = horse ? ground.horseCost : ground.footCost
  const found = new Map<CellIndex, Way>()
  const keep = (way: Way) => {
    const known = found.get(way.cell)
    if (way.cost <= points && (!known || way.cost < known.cost)) found.set(way.cell, way)
  }
  for (const cell of entryCells(rules, piece)) {
    const toll = tollOf(rules, state, cell)
    if (costs[cell] < 0 || toll < 0 || rules.cache.occupant[cell] >= 0) continue
    const cost = stepNow(rules, state, piece, cell, costs[cell] + toll)
    if (!coversTwo(rules, state, piece)) keep({ cell, rear: -1, cost })
    else
      for (const inner of stepsFrom(rules, cell)) {
        const price = priceOf(rules, state, piece, cell, inner)
        if (price >= 0 && rules.cache.occupant[inner] < 0)
          keep({ cell: inner, rear: cell, cost: cost + price })
      }
  }
  return [...found.values()]
}

/** Returns the first cells of a waiting piece, free or not. A piece that covers two goes one further than the entry. */
export function landingCells(rules: Rules, state: CryHavocState, piece: number): readonly CellIndex[] {
  const entries = entryCells(rules, piece)
  return coversTwo(rules, state, piece) ? entries.flatMap((cell) => stepsFrom(rules, cell)) : entries
}

const entryCells = ({ entries }: Rules, piece: number): readonly CellIndex[] =>
  entries.find((entry) => entry.pieces.includes(piece))?.cells ?? []

function stepsFrom({ ground }: Rules, cell: CellIndex): CellIndex[] {
  const cells: CellIndex[] = []
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.neighbours[slot] >= 0) cells.push(ground.neighbours[slot])
  return cells
}
