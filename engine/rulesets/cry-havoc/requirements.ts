/**
 * The requirements of every type of action. They answer "why not?" for actions that are not among the choices. Never
 * throws.
 */
import { unmetAnswer } from '../../blocks/asking'
import { firstUnmet } from '../../kernel/requirements'
import type { Refusal, Seat } from '../../types'
import type { ActionOfType, CryHavocAction } from './actions'
import { load } from './position/cache'
import { advance, fall, hurt, retreat, selectToRetreat, stay } from './requirements/aftermath'
import { type Moment, type Naming, otherStep } from './requirements/attempt'
import { cancel, done, stop } from './requirements/buttons'
import { against, seize, selectToFight, strike } from './requirements/fighting'
import { enter, move, selectToMove } from './requirements/moving'
import {
  breakOut,
  deliver,
  dismount,
  exit,
  give,
  lead,
  mount,
  release,
  take,
  tie,
  turn,
  untie,
} from './requirements/other-actions'
import { face, place, selectToPlace } from './requirements/placing'
import { coverChoice as cover, selectToShoot, shoot } from './requirements/shooting'
import type { CryHavocDef, CryHavocState } from './state'

type Requirements = {
  readonly [T in CryHavocAction['type']]: (
    attempt: Moment & { readonly action: ActionOfType<T> },
  ) => Refusal | undefined
}

const requirements: Requirements = {
  ...{ select, place, face, shoot, cover, save: cover, move, enter, stop, done, cancel, turn, lead, release },
  ...{ mount, dismount, tie, untie, exit, deliver, escape: breakOut, give, take },
  answer: ({ rules, state, action }) => unmetAnswer(rules, state, action),
  ...{ against, strike, seize, hurt, retreat, fall, advance, stay },
}

export function refuse(def: CryHavocDef, state: CryHavocState, _: Seat, action: CryHavocAction) {
  load(def.rules, state)
  return firstUnmet(requirements, { rules: def.rules, state, action })
}

function select(attempt: Naming<'unit'>): Refusal | undefined {
  switch (attempt.state.phase) {
    case 'set-up':
      return selectToPlace(attempt)
    case 'movement':
      return selectToMove(attempt)
    case 'fights':
      return selectToFight(attempt)
    case 'retreat':
      return selectToRetreat(attempt)
    case 'first-shots':
    case 'second-shots':
      return selectToShoot(attempt)
    default:
      return otherStep()
  }
}
