/** The way and the price of a move of the active piece, before it is made. */
import type { Way } from '../../types'
import type { CorteoAction } from './actions'
import { load } from './position/cache'
import type { CorteoDef } from './rules'
import { findReach, spentTo } from './rules/movement/reach'
import { wayTo } from './rules/movement/way'
import type { CorteoState } from './state'

export function way({ rules, grid }: CorteoDef, state: CorteoState, action: CorteoAction): Way | undefined {
  const from = state.active < 0 ? -1 : state.cell[state.active]
  if (action.type !== 'move' || from < 0) return undefined
  load(rules, state)
  findReach(rules, state)
  const to = grid.indexOf(action.cell)
  const spent = spentTo(rules, to)
  if (spent < 0) return undefined
  const price = { points: Math.trunc(spent / 2), half: spent % 2 }
  const left = { left: Math.trunc(state.points / 2), leftHalf: state.points % 2 }
  return {
    cells: [from, ...wayTo(rules, state, to)],
    price: { key: 'corteo.way', values: { ...price, ...left } },
  }
}
