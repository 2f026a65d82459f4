/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import type { Action, Refusal, Seat } from '../../types'
import { answer, attack, done, drop, offer, roll } from './refusals/fighting'
import { move, retreat, selectToMove } from './refusals/moving'
import { opening, place, ready, selectToPlace } from './refusals/placing'
import { type Attempt, no } from './refusals/reason'
import { loadNetworks } from './rules/network'
import type { KriegspielDef, KriegspielState } from './state'

const REASONS: ReadonlyMap<string, (attempt: Attempt) => Refusal> = new Map([
  [
    'select',
    (attempt) => (attempt.state.phase === 'placement' ? selectToPlace(attempt) : selectToMove(attempt)),
  ],
  ['place', place],
  ['opening', opening],
  ['ready', ready],
  ['roll', roll],
  ['move', move],
  ['retreat', retreat],
  ['drop', drop],
  ['attack', attack],
  ['done', done],
  ['offer', offer],
  ['accept', answer],
  ['decline', answer],
])

export function refuse(
  { rules }: KriegspielDef,
  state: KriegspielState,
  seat: Seat,
  action: Action,
): Refusal {
  const reason = REASONS.get(action.type)
  if (!reason) return no('K-16', 'unknown')
  loadNetworks(rules, state)
  return reason({ rules, state, side: rules.sides.indexOf(seat), action })
}
