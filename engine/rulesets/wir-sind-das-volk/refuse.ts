/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Action, Refusal, Seat } from '../../types'
import { build, lift, rail, raze } from './refusals/building'
import { discard, grant, play } from './refusals/playing'
import { passOn, raise } from './refusals/raising'
import { type Attempt, no } from './refusals/reason'
import { SETTLING } from './refusals/settling'
import type { VolkDef, VolkState } from './state'

/** `discard` is the price of the special card, or what a look may do: it belongs to both. */
const REASONS: ReadonlyMap<string, (attempt: Attempt) => Refusal> = new Map([
  ['play', play],
  ['build', build],
  ['rail', rail],
  ['raze', raze],
  ['lift', lift],
  ['raise', raise],
  ['pass-on', passOn],
  ['grant', grant],
  ['discard', discard],
  ...SETTLING,
])

export function refuse({ rules }: VolkDef, state: VolkState, seat: Seat, action: Action): Refusal {
  const reason = REASONS.get(action.type)
  return reason?.({ rules, state, side: rules.sides.indexOf(seat), action }) ?? no('W-23', 'unknown')
}
