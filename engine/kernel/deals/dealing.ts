/** Deals between players as the phase machine calls them. */

import type { Deals } from '../optional'
import type { DealingState, DealPort } from './deals'
import { addDeals, dealAnswers } from './decisions'
import { dealStep, lapse } from './step'

/** `owns` decides whether an action is one of deals, if its type has another meaning too. */
export const dealsOf = <S extends DealingState, R>(
  port: DealPort<S, R>,
  owns: Deals<S, R>['owns'],
): Deals<S, R> => ({
  answers: (def, state) => dealAnswers(port, def, state),
  add: (def, state, found) => addDeals(port, def, state, found),
  owns,
  act: (turn, seat, action) => dealStep(port, turn, seat, action),
  lapse: (turn) => lapse(port, turn),
})
