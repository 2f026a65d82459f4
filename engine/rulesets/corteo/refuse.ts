import type { Action, Refusal, Seat } from '../../types'
import type { CorteoDef, CorteoState } from './state'
export function refuse(_def: CorteoDef, _state: CorteoState, _seat: Seat, _action: Action): Refusal {
  return { rule: 'C-030', message: { key: 'corteo.refuse.other' } }
}
