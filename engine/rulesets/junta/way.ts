/** The way and the length of a move of the selected units, before it is made. */
import type { Way } from '../../types'
import type { JuntaAction } from './actions'
import type { JuntaDef, JuntaState } from './state'

/** A move leads to a neighbouring space. Units that land come from no space, so they have no way. */
export function way({ rules, grid }: JuntaDef, state: JuntaState, action: JuntaAction): Way | undefined {
  const [first] = state.picked
  if (action.type !== 'to' || first === undefined || state.cell[first] < 0) return undefined
  const { units, types } = rules
  const left = Math.min(...state.picked.map((unit) => types.moves[units.type[unit]] - state.moved[unit]))
  return {
    cells: [state.cell[first], grid.indexOf(action.cell)],
    price: { key: 'junta.way', values: { points: 1, left } },
  }
}
