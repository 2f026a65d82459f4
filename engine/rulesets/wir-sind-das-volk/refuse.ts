/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Refusal, Seat } from '../../types'
import type { VolkAction } from './actions'
import { build, lift, rail, raze } from './refusals/building'
import { grant, play } from './refusals/playing'
import { passOn, raise } from './refusals/raising'
import type { Attempt } from './refusals/reason'
import { SETTLING } from './refusals/settling'
import type { VolkDef } from './rules'
import type { VolkState } from './state'

const REASONS: Readonly<Record<VolkAction['type'], (attempt: Attempt) => Refusal>> = {
  play,
  build,
  rail,
  raze,
  lift,
  raise,
  'pass-on': passOn,
  grant,
  ...SETTLING,
}

export const refuse = ({ rules }: VolkDef, state: VolkState, seat: Seat, action: VolkAction): Refusal =>
  REASONS[action.type]({ rules, state, side: rules.sides.indexOf(seat), action })
