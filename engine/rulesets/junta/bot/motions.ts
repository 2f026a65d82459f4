/** A motion against the President: the families with a reason for it, and the likely result. */
import { effectOf } from '../rules/cards'
import { isPresent } from '../rules/seats'
import { type JuntaState, NOBODY } from '../state'
import type { Beliefs } from './beliefs'
import { isAhead } from './regime'
import { ownVotes, votesInSight } from './votes'

/** True if the President is ahead, and the families that agree have the required share of votes. */
export function isMotionWise(beliefs: Beliefs, view: JuntaState, card: number): boolean {
  const { rules, seat } = beliefs
  const share = effectOf(rules, card, 'motion')?.share
  if (!share || view.president === NOBODY || view.president === seat || !isAhead(beliefs, view, seat))
    return false
  let yes = ownVotes(beliefs, view)
  let no = 0
  for (let other = 0; other < rules.seats.length; other++) {
    if (other === seat || !isPresent(view, other)) continue
    const votes = votesInSight(rules, view, other)
    if (isAgainst(beliefs, view, other)) yes += votes
    else no += votes
  }
  return yes * share[1] >= (yes + no) * share[0]
}

/** True if a family seems to want another President because the current one is ahead of it. */
export const isAgainst = (beliefs: Beliefs, view: JuntaState, family: number): boolean =>
  family !== view.president && (beliefs.weights.envy === 0 || isAhead(beliefs, view, family))
