/** The way and the price of a move of the active piece, before it is made. */
import type { Way } from '../../types'
import type { CryHavocAction } from './actions'
import { load } from './position/cache'
import { budgetOf } from './rules/movement/walk'
import { endAt, findWays, wayTo } from './rules/movement/ways'
import type { CryHavocDef, CryHavocState } from './state'

export function way(
  { rules, grid }: CryHavocDef,
  state: CryHavocState,
  action: CryHavocAction,
): Way | undefined {
  const piece = state.active
  if (action.type !== 'move' || piece < 0) return undefined
  load(rules, state)
  const left = budgetOf(rules, state, piece)
  const { ends, endCosts } = findWays(rules, state, piece, left)
  const end = endAt(rules, grid.indexOf(action.cell))
  if (end < 0) return undefined
  return {
    cells: wayTo(rules, ends[end]),
    price: { key: 'cry-havoc.way', values: { points: endCosts[end], left } },
  }
}
