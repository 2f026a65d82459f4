/** Why a unit cannot leave the map, and why no traffic jam can be tried or formed (A-8h, A-13c). */
import type { Refusal } from '../../../types'
import { convoyNear } from '../rules/convoy'
import { canTry, isBesideJam } from '../rules/jam'
import { type Attempt, about, at, cellIn, inScenario, nearConvoy, no, noSuchCell } from './reason'

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
  if (state.phase !== 'jam')
    return state.phase === 'movement' && canTry(rules, state) ? no('C-146', 'jam-first') : traffic(attempt)
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-146')
  const details = { values: at(rules, cell), cells: [cell], source: inScenario(rules, 'jams', 'on') }
  if (isBesideJam(rules, state, cell)) return no('C-146', 'jam-next', details)
  const convoy = convoyNear(rules, state, cell)
  return convoy < 0 ? no('C-146', 'jam-cell', details) : nearConvoy(rules, convoy, details)
}
