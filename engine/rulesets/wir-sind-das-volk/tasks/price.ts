/** The price of the special card: the West draws a card, or the East discards one (W-15). */
import type { Choice, Message } from '../../../types'
import { cardName, emit, sideName } from '../events'
import { cardNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { Rules } from '../rules'
import { cardsIn, handOf, moveCard } from '../rules/cards'
import { drawInto } from '../rules/drawing'
import { endTask } from '../rules/tasks'
import { otherSide, PLACES, type Task, type VolkState } from '../state'

export const price: TaskKindRules = {
  prompt: (rules, _, { side }): Message => ({
    key: 'volk.prompt.price',
    values: { side: sideName(rules, side), other: sideName(rules, otherSide(side)) },
  }),
  choices: choicesOf,
  on: {
    grant(turn, _, { side }) {
      drawInto(turn, otherSide(side))
      endTask(turn)
    },
    discard(turn, action, { side }) {
      const { rules } = turn
      const card = cardNamed(rules, action.card)
      moveCard(turn, card, PLACES.gone)
      emit(
        turn,
        'discarded',
        { side: sideName(rules, side), card: cardName(rules, card) },
        { side: rules.sides[side], card: rules.cards.ids[card], reveals: true },
      )
      endTask(turn)
    },
  },
}

function choicesOf({ choices }: Rules, state: VolkState, { side }: Task): Choice[] {
  const list = cardsIn(state.place, handOf(side)).map((card) => choices.card('discard', card))
  return state.pile.length > 0 ? [choices.button('grant'), ...list] : list
}
