/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Refusal, Seat } from '../../types'
import type { CorteoAction } from './actions'
import { load } from './position-cache'
import { answer, change, choose, dismiss, hold, prolong, transfer, usual } from './refusals/agreed'
import { barricade, remove } from './refusals/barricade'
import { advance, attack, base, fighting, joining, retreat, selectToGo, stay } from './refusals/clash'
import { component, head, march } from './refusals/head'
import { launch } from './refusals/launch'
import { endOfMovement, move, run, selectToMove } from './refusals/move'
import { jam, leave, traffic } from './refusals/options'
import { enough, place, selectToPlace } from './refusals/placing'
import { type Attempt, no } from './refusals/reason'
import { exit, rouse } from './refusals/walking'
import type { CorteoDef } from './rules'
import type { CorteoState } from './state'

const REASONS: Readonly<Record<CorteoAction['type'], (attempt: Attempt) => Refusal>> = {
  select,
  place,
  component,
  run,
  move,
  barricade,
  remove,
  launch,
  stop: endOfMovement,
  done: endOfMovement,
  head,
  march,
  attack,
  join: joining,
  fight: fighting,
  retreat,
  base,
  advance,
  stay,
  enough,
  leave,
  traffic,
  jam,
  exit,
  rouse,
  choose,
  change,
  dismiss,
  usual,
  hold,
  transfer,
  prolong,
  agree: answer,
  decline: answer,
}

export function refuse(def: CorteoDef, state: CorteoState, seat: Seat, action: CorteoAction): Refusal {
  load(def.rules, state)
  return REASONS[action.type]({ def, rules: def.rules, state, seat, action })
}

function select(attempt: Attempt): Refusal {
  const { phase } = attempt.state
  if (phase === 'set-up' || phase === 'reinforcements') return selectToPlace(attempt)
  if (phase === 'retreat') return selectToGo(attempt)
  return phase === 'movement' ? selectToMove(attempt) : no('C-030', 'no-movement')
}
