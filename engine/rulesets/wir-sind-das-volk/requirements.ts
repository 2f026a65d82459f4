/**
 * The requirements of every type of action. They answer "why not?" for actions that are not among the choices. Never
 * throws.
 */
import { unmetAnswer } from '../../blocks/asking'
import { firstUnmet, type Unmet } from '../../kernel/requirements'
import type { Refusal, Seat } from '../../types'
import type { VolkAction } from './actions'
import { phaseOf } from './phases'
import { type Attempt, no } from './requirements/attempt'
import { build, lift, rail, raze } from './requirements/building'
import { attack, count, pass, reward } from './requirements/decade'
import { discard, drop, icon, leave, look, swap } from './requirements/events'
import { grant, keep, play } from './requirements/playing'
import { passOn, raise } from './requirements/raising'
import type { VolkDef } from './rules'
import type { VolkState } from './state'
import { TASKS } from './tasks/kinds'

type Type = VolkAction['type']

/** Refuses by a rule while the phase or task does not accept the action. Otherwise applies the further requirements. */
const asked =
  <T extends Type>(rule: string, key: string, unmet?: Unmet<Attempt<T>>): Unmet<Attempt<T>> =>
  (attempt: Attempt<T>) => {
    const { state, action } = attempt
    const { on } = state.phase === 'task' ? TASKS[state.tasks[0].kind] : phaseOf(state)
    return action.type in on ? unmet?.(attempt) : no(rule, key)
  }

const requirements: { readonly [T in Type]: Unmet<Attempt<T>> } = {
  play: asked('W-13', 'not-now', play),
  raise: asked('W-42', 'not-raising', raise),
  'pass-on': asked('W-45', 'not-raising', passOn),
  keep: asked('W-20', 'not-keeping', keep),
  build: asked('W-26', 'no-points', build),
  rail: asked('W-26', 'no-points', rail),
  raze: asked('W-40', 'nothing-due', raze),
  lift: asked('W-40', 'nothing-due', lift),
  grant: asked('W-15', 'no-price', grant),
  discard: asked('W-15', 'no-price', discard),
  icon: asked('W-53', 'no-event', icon),
  drop: asked('W-51', 'no-event', drop),
  choose: asked('W-53', 'nothing-to-choose', (attempt) =>
    TASKS[attempt.state.tasks[0].kind].requires?.(attempt),
  ),
  look: asked('W-69', 'no-peek', look),
  swap: asked('W-69', 'no-peek', swap),
  leave: asked('W-67', 'nothing-to-leave', leave),
  count,
  reward: asked('W-76', 'no-reward', reward),
  attack,
  pass,
  done: asked('W-23', 'not-now'),
  answer: ({ rules, state, action }) => unmetAnswer(rules, state, action),
}

export const refuse = (
  { rules }: VolkDef,
  state: VolkState,
  seat: Seat,
  action: VolkAction,
): Refusal | undefined => firstUnmet(requirements, { rules, state, side: rules.sides.indexOf(seat), action })
