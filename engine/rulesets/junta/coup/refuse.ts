/** The answers to "why not?" of a coup, by type of action. */
import { bribing, bringing } from './refusals/cards'
import { attacking, bombarding, firing, holding, losing, ordering, passing, resting } from './refusals/combat'
import { ending, handing, landingUnit, moving, posting, selecting, toggling } from './refusals/moving'
import {
  answering,
  asking,
  choosingSide,
  conducting,
  fleeing,
  pardoning,
  retreatingTo,
  rising,
  settling,
  shooting,
  voting,
  waiting,
} from './refusals/others'
import type { Reason } from './refusals/reason'

/** `done` only while units move, or the police is sent: the caller asks for it then. */
export const coupReasons: Readonly<Record<string, Reason>> = {
  rise: rising,
  wait: waiting,
  select: selecting,
  unit: toggling,
  to: moving,
  land: landingUnit,
  'hand-over': handing,
  bring: bringing,
  bribe: bribing,
  done: ending,
  post: posting,
  attack: attacking,
  pass: passing,
  bombard: bombarding,
  order: ordering,
  fire: firing,
  hold: holding,
  rest: resting,
  lose: losing,
  consent: answering,
  deny: answering,
  retreat: retreatingTo,
  ask: asking,
  side: choosingSide,
  vote: voting,
  shoot: shooting,
  pardon: pardoning,
  settle: settling,
  flee: fleeing,
  conduct: conducting,
}
