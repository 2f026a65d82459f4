/** The requirements for leaving the map after a defeat, and for traffic jams (A-8h, A-13c). */
import type { Refusal } from '../../../types'
import { convoyNear } from '../rules/convoy'
import { mayLeave } from '../rules/fighting/retreat'
import { isInForce } from '../rules/in-force'
import { canTry, hasTry, isBesideJam, jamCells } from '../rules/movement/jam'
import { type Attempt, about, at, cellIn, inScenario, nearConvoy, no, noSuchCell } from './attempt'

export function leave({ rules, state }: Attempt): Refusal | undefined {
  if (state.phase !== 'retreat') return no('C-106', 'no-leave')
  const [piece] = state.going
  if (mayLeave(rules, state, piece)) return undefined
  return no('C-106', 'leave-now', { values: about(rules, piece), cells: [state.cell[piece]] })
}

export function traffic({ rules, state }: Attempt): Refusal | undefined {
  if (!rules.jams || !isInForce(rules, state, 'jams') || state.phase !== 'movement')
    return no('C-146', 'jam-none')
  const source = inScenario(rules, 'jams')
  if (!hasTry(rules, state)) return no('C-146', 'jam-tried', { source })
  return canTry(rules, state) ? undefined : no('C-146', 'jam-none', { source })
}

export function jam(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'jam') return traffic(attempt) ?? no('C-146', 'jam-first')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-146')
  const details = { values: at(rules, cell), cells: [cell], source: inScenario(rules, 'jams', 'on') }
  if (isBesideJam(rules, state, cell)) return no('C-146', 'jam-next', details)
  const convoy = convoyNear(rules, state, cell)
  if (convoy >= 0) return nearConvoy(rules, convoy, details)
  return jamCells(rules, state).includes(cell) ? undefined : no('C-146', 'jam-cell', details)
}
