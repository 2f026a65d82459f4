/** The other side answers the offer of a draw (K-86). */
import { only } from '../../../kernel/phases'
import { emit, sideName } from '../events'
import type { Phase } from '../phase'
import { end } from '../rules/endings'
import { enemyOf, NOBODY } from '../state'

export const answer: Phase = {
  asked: (_, state) => only(enemyOf(state.turn)),
  prompt: (rules, state) => ({
    key: 'kriegspiel.prompt.answer',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: ({ choices }) => [choices.button('accept'), choices.button('decline')],
  on: {
    accept: (turn) => end(turn, 'agreement', NOBODY),
    decline(turn, _, side) {
      const { rules } = turn.def
      emit(turn, 'declined', { side: sideName(rules, side) }, { side: rules.sides[side] })
      return 'moves'
    },
  },
}
