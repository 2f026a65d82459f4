/**
 * The requirements of every type of action. They answer "why not?" for actions that are not among the choices. Never
 * throws.
 */
import { unmetAnswer } from '../../blocks/asking'
import { firstUnmet, type Requirements } from '../../kernel/requirements'
import type { Seat } from '../../types'
import type { KriegspielAction } from './actions'
import type { Attempt } from './requirements/attempt'
import { attack, done, drop, offer, answer as replyToOffer, roll } from './requirements/fighting'
import { move, retreat, selectToMove } from './requirements/moving'
import { opening, place, ready, selectToPlace } from './requirements/placing'
import type { KriegspielDef } from './rules'
import { loadNetworks } from './rules/network'
import type { KriegspielState } from './state'

const select = (attempt: Attempt) =>
  attempt.state.phase === 'placement' ? selectToPlace(attempt) : selectToMove(attempt)

const requirements: Requirements<Attempt, KriegspielAction['type']> = {
  ...{ select, place, opening, ready, roll, move, retreat, drop, attack, done },
  ...{ offer, accept: replyToOffer, decline: replyToOffer },
  answer: ({ rules, state, action }) => unmetAnswer(rules, state, action),
}

export function refuse(
  { rules }: KriegspielDef,
  state: KriegspielState,
  seat: Seat,
  action: KriegspielAction,
) {
  loadNetworks(rules, state)
  const attempt = { rules, state, side: rules.sides.indexOf(seat), action }
  return firstUnmet(requirements, attempt)
}
