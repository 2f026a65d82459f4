/** Between two decades (W-20). */
import { NO_CHOICES, NO_SIDE, type Phase } from '../phase'
import { beginDecade, endDecade } from '../rules/decades'
import { finish } from '../rules/ending'
import { EAST } from '../state'

export const keep: Phase = {
  enter(turn) {
    const { state } = turn
    if (state.decade >= turn.def.rules.numbers.decades) {
      finish(turn, 'last-decade', EAST)
      return 'over'
    }
    endDecade(turn)
    beginDecade(turn)
    return 'turn'
  },
  asked: () => NO_SIDE,
  prompt: () => ({ key: 'volk.prompt.none' }),
  choices: () => NO_CHOICES,
  on: {},
}
