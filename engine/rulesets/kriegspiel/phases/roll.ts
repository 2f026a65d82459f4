/** Dice decide who moves first (K-15). */
import { only } from '../../../kernel/phases'
import { emit } from '../events'
import type { Phase } from '../phase'

export const roll: Phase = {
  enter(turn) {
    const { first } = turn.def.rules
    if (first.faces > 0) return undefined
    turn.state.turn = 1 - first.side
    return 'turn'
  },
  asked: () => only(0),
  prompt: () => ({ key: 'kriegspiel.prompt.roll' }),
  choices: ({ choices }) => [choices.button('roll')],
  on: {
    roll(turn) {
      const { first, sides } = turn.def.rules
      let [one, other] = [0, 0]
      while (one === other) {
        one = turn.roll(first.faces)
        other = turn.roll(first.faces)
        const values = { one: { text: `sides.${sides[0]}` }, other: { text: `sides.${sides[1]}` } }
        emit(turn, 'rolled', { ...values, first: one, second: other }, { dice: [one, other] })
      }
      turn.state.turn = one > other ? 1 : 0
      return 'turn'
    },
  },
}
