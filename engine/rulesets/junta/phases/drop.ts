/** A family discards one of the influences in front of it, because of a card. */
import { cardIn, ofCard, prompt } from '../choices'
import { emit } from '../events'
import { ofQueue, type Phase } from '../phase'
import { discard, frontOf } from '../rules/cards'

export const drop: Phase = {
  enter: ({ state }) =>
    state.queue.length > 0 && frontOf(state, state.queue[0]).length > 0 ? undefined : 'resume',
  asked: ofQueue,
  prompt: (rules, _, seat) => prompt(rules, 'drop', { family: seat }),
  choices: (rules, state, seat) =>
    frontOf(state, seat).map((card) => ofCard(rules, 'drop', card, {}, {}, 'drop')),
  on: {
    drop(turn, action, seat) {
      const card = cardIn(turn.rules, action)
      discard(turn, card)
      emit(turn, 'dropped', { family: seat, card })
      return 'resume'
    },
  },
}
