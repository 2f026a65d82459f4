/** Pieces that cost points where they stand at the end (C-140), and the cells where they do not. */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** The number of last hands in which pieces look for shelter instead of other goals. */
const LAST_HANDS = 2

export const isLate = ({ hands }: Rules, state: CorteoState): boolean => state.hand > hands - LAST_HANDS

/** Returns the points of power that a piece would cost on a cell if the game ended now. */
export function costAtEnd(rules: Rules, state: CorteoState, piece: number, cell: number): number {
  const { scenario, unscored, types, pieces } = rules
  let cost = 0
  scenario.scoring.forEach((line, index) => {
    if (line.type !== 'power-on-map' || unscored[index]?.(rules, state)[cell] === 1) return
    if (line.units.includes(types[pieces.type[piece]].id)) cost -= pieces.power[piece] * line.times
  })
  return cost
}

/** Returns the cells where no line of the score counts a piece, or an empty list if all cells are equal. */
export function havens(rules: Rules, state: CorteoState): number[] {
  const { scenario, unscored, ground } = rules
  const masks = scenario.scoring.flatMap((line, index) =>
    line.type === 'power-on-map' ? [unscored[index]?.(rules, state)] : [],
  )
  if (masks.length === 0) return []
  const cells: number[] = []
  for (let cell = 0; cell < ground.size; cell++)
    if (masks.every((mask) => mask?.[cell] === 1)) cells.push(cell)
  return cells
}
