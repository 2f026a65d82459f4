/** What every type of action requires: the answer to "why not?" for any that is not among the choices. Never throws. */
import { firstUnmet, type Requirements } from '../../kernel/requirements'
import type { Action, Seat } from '../../types'
import { type Attempt, no } from './requirements/attempt'
import { answer, attack, done, drop, offer, roll } from './requirements/fighting'
import { move, retreat, selectToMove } from './requirements/moving'
import { opening, place, ready, selectToPlace } from './requirements/placing'
import { loadNetworks } from './rules/network'
import type { KriegspielDef, KriegspielState } from './state'

const select = (attempt: Attempt) =>
  attempt.state.phase === 'placement' ? selectToPlace(attempt) : selectToMove(attempt)

const requirements: Requirements<Attempt> = {
  ...{ select, place, opening, ready, roll, move, retreat, drop, attack, done },
  ...{ offer, accept: answer, decline: answer },
}

export function refuse({ rules }: KriegspielDef, state: KriegspielState, seat: Seat, action: Action) {
  loadNetworks(rules, state)
  const attempt = { rules, state, side: rules.sides.indexOf(seat), action }
  return firstUnmet(requirements, attempt, no('K-16', 'unknown'))
}
