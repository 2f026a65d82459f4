/**
 * Continues after a card: the other side's turn, the second half, or the end of the decade (W-16 to W-19). A half
 * with an empty pile ends at once. Effects of the scenario for the card are settled first.
 */
import { moment } from '../../../blocks/interpreter'
import { passing } from '../../../kernel/phases'
import type { Phase, PhaseId } from '../phase'
import type { VolkTurn } from '../rules'
import { openCards } from '../rules/cards'
import { beginHalf } from '../rules/decades'
import { halfBegan } from '../rules/moments'
import { NOBODY, otherSide } from '../state'

export const next: Phase = passing((turn: VolkTurn): PhaseId | undefined => {
  const { state } = turn
  const side = state.turn
  if (state.use !== NOBODY) {
    moment(turn, 'card-played', { it: state.card, other: state.use, seat: side })
    state.use = NOBODY
    if (state.tasks.length > 0) return 'task'
  }
  state.card = NOBODY
  state.points = 0
  state.supplier = NOBODY
  if (state.raised.length > 0) state.raised = []
  if (openCards(state).length > 0) {
    state.turn = otherSide(side)
    return 'turn'
  }
  state.last = side
  if (state.half === 1) {
    state.half = 2
    beginHalf(turn, otherSide(side))
    halfBegan(turn)
    if (openCards(state).length > 0) return 'turn'
  }
  state.step10 = 1
  return 'end'
})
