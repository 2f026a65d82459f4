/** Why a unit cannot leave the map, and why no traffic jam can be tried or formed (A-8h, A-13c). */
import type { Refusal } from '../../../types'
import { canTry, isBesideJam } from '../rules/jam'
import { type Attempt, about, at, cellIn, inScenario, no, noSuchCell } from './reason'

export function leave({ rules, state }: Attempt): Refusal {
  if (state.phase !== 'retreat') return no('C-106', 'no-leave')
  return no('C-106', 'leave-now', {
    values: about(rules, state.going[0]),
    cells: [state.cell[state.going[0]]],
  })
}

export function traffic({ rules, state }: Attempt): Refusal {
  if (!rules.jams || state.phase !== 'movement') return no('C-146', 'jam-none')
  const source = inScenario(rules, 'jams')
  return no('C-146', state.jamTried === 1 ? 'jam-tried' : 'jam-none', { source })
}

export function jam(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  if (state.phase !== 'jam') return canTry(rules, state) ? no('C-146', 'jam-none') : traffic(attempt)
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-146')
  const details = { values: at(rules, cell), cells: [cell], source: inScenario(rules, 'jams', 'on') }
  return no('C-146', isBesideJam(rules, state, cell) ? 'jam-next' : 'jam-cell', details)
}
