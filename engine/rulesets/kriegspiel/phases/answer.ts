/** The answer to an offer of a draw. With more than two sides, all others answer in order and must agree (K-86). */
import { only } from '../../../kernel/phases'
import { happens } from '../blocks/happening'
import { emit, sideName } from '../events'
import type { Phase } from '../phase'
import type { Rules } from '../rules'
import { end } from '../rules/endings'
import { othersThan, sideAfter } from '../rules/sides'
import { type KriegspielState, NOBODY } from '../state'

export const answer: Phase = {
  asked: (rules, state) => only(nextToAgree(rules, state) ?? sideAfter(rules, state, state.turn)),
  prompt: (rules, state) => ({
    key: 'kriegspiel.prompt.answer',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: ({ choices }) => [choices.button('accept'), choices.button('decline')],
  on: {
    accept(turn, _, side) {
      const { state, rules } = turn
      if (rules.sides.length > 2) {
        state.agreed = [...(state.agreed ?? []), side]
        if (nextToAgree(rules, state) !== undefined) return undefined
        delete state.agreed
      }
      return end(turn, 'agreement', NOBODY)
    },
    decline(turn, _, side) {
      const { rules } = turn
      delete turn.state.agreed
      emit(turn, 'declined', { side: sideName(rules, side) }, { side: rules.sides[side] })
      happens(turn, 'draw-declined', { seat: side })
      return 'moves'
    },
  },
}

const nextToAgree = (rules: Rules, state: KriegspielState): number | undefined =>
  othersThan(rules, state, state.turn).find((side) => !state.agreed?.includes(side))
