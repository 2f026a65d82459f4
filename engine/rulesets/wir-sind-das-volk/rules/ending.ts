/** The end of a game. */

import { giveUp, moment } from '../../../blocks/interpreter'
import { revealAll } from '../../../blocks/options/words'
import { emit } from '../events'
import type { VolkTurn } from '../rules'
import { ENDS, NOBODY } from '../state'

/** Ends the game. Only the first call counts. */
export function finish(turn: VolkTurn, end: (typeof ENDS)[number], winner: number): void {
  const { state } = turn
  if (state.ending !== NOBODY) return
  state.ending = ENDS.indexOf(end)
  state.winner = winner
  state.tasks = []
  giveUp(turn)
  const side = turn.rules.sides[winner]
  emit(
    turn,
    'over',
    {
      side: { text: `sides.${side}` },
      reason: { message: { key: `volk.end.${end}`, values: { side: { text: `sides.${side}` } } } },
    },
    { side, end },
  )
  revealAll(turn)
  moment(turn, 'game-ended')
}
