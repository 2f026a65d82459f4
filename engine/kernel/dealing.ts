/** Deals between players as the phase machine calls them. */
import { addDeals, dealAnswers } from './deal-decisions'
import { dealStep, lapse } from './deal-step'
import type { DealingState, DealPort } from './deals'
import type { Deals } from './optional'

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
