import type { Action, Refusal, Seat } from '../../types'
import type { JuntaDef, JuntaState } from './state'

export function refuse(_: JuntaDef, __: JuntaState, ___: Seat, ____: Action): Refusal {
  return { rule: 'J-46', message: { key: 'junta.refuse.now' } }
}
