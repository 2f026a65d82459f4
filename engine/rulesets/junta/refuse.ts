/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Action, Refusal, Seat } from '../../types'
import type { Reason } from './coup/refusals/reason'
import { coupReasons } from './coup/refuse'
import { livesReasons } from './refusals/lives'
import type { JuntaDef, JuntaState } from './state'

/** By type of action; where a name means several things, by the phase first. */
const REASONS: Readonly<Record<string, Reason>> = { ...coupReasons, ...livesReasons }

export function refuse({ rules }: JuntaDef, state: JuntaState, seat: Seat, action: Action): Refusal {
  const inCoup = state.coup >= 0 && Object.hasOwn(coupReasons, action.type)
  const reasons = inCoup ? coupReasons : REASONS
  const reason = Object.hasOwn(reasons, action.type) ? reasons[action.type] : undefined
  return (
    reason?.({ rules, state, seat: rules.seats.indexOf(seat), action }) ?? {
      rule: 'J-46',
      message: { key: 'junta.refuse.now' },
    }
  )
}
