/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Refusal, Seat } from '../../types'
import type { CryHavocAction } from './actions'
import { advance, fall, hurt, retreat, selectToRetreat, stay } from './refusals/aftermath'
import { cancel, done, stop } from './refusals/buttons'
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
} from './refusals/deeds'
import { against, seize, selectToFight, strike } from './refusals/fighting'
import { enter, move, selectToMove } from './refusals/moving'
import { face, place, selectToPlace } from './refusals/placing'
import { type Attempt, otherStep } from './refusals/reason'
import { coverChoice as cover, selectToShoot, shoot } from './refusals/shooting'
import { load } from './scratch'
import type { CryHavocDef, CryHavocState } from './state'

const REASONS: Readonly<Record<CryHavocAction['type'], (attempt: Attempt) => Refusal>> = {
  select,
  ...{ place, face, shoot, cover, save: cover, move, enter, stop, done, cancel },
  ...{ turn, lead, release, mount, dismount, tie, untie, exit, deliver, escape: breakOut, give, take },
  ...{ against, strike, seize, hurt, retreat, fall, advance, stay },
}

export function refuse(def: CryHavocDef, state: CryHavocState, seat: Seat, action: CryHavocAction): Refusal {
  load(def.rules, state)
  return REASONS[action.type]({ def, rules: def.rules, state, seat, action })
}

function select(attempt: Attempt): Refusal {
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
