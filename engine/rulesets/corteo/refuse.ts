/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Action, Refusal, Seat } from '../../types'
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
import { load } from './scratch'
import type { CorteoDef, CorteoState } from './state'

const REASONS: ReadonlyMap<string, (attempt: Attempt) => Refusal> = new Map([
  ['select', select],
  ['place', place],
  ['component', component],
  ['run', run],
  ['move', move],
  ['barricade', barricade],
  ['remove', remove],
  ['launch', launch],
  ['stop', endOfMovement],
  ['done', endOfMovement],
  ['head', head],
  ['march', march],
  ['attack', attack],
  ['join', joining],
  ['fight', fighting],
  ['retreat', retreat],
  ['base', base],
  ['advance', advance],
  ['stay', stay],
  ['enough', enough],
  ['leave', leave],
  ['traffic', traffic],
  ['jam', jam],
  ['exit', exit],
  ['rouse', rouse],
  ['choose', choose],
  ['change', change],
  ['dismiss', dismiss],
  ['usual', usual],
  ['hold', hold],
  ['transfer', transfer],
  ['prolong', prolong],
  ['agree', answer],
  ['decline', answer],
])

export function refuse(def: CorteoDef, state: CorteoState, seat: Seat, action: Action): Refusal {
  const reason = REASONS.get(action.type)
  if (!reason) return no('C-003', 'unknown')
  load(def.rules, state)
  return reason({ def, rules: def.rules, state, seat, action })
}

function select(attempt: Attempt): Refusal {
  const { phase } = attempt.state
  if (phase === 'set-up' || phase === 'reinforcements') return selectToPlace(attempt)
  if (phase === 'retreat') return selectToGo(attempt)
  return phase === 'movement' ? selectToMove(attempt) : no('C-030', 'no-movement')
}
