/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Action, Refusal, Seat } from '../../types'
import type { VolkDef, VolkState } from './state'

export function refuse(_: VolkDef, _state: VolkState, _seat: Seat, _action: Action): Refusal {
  return { rule: 'W-23', message: { key: 'volk.refuse.unknown' } }
}
