/** The price of the special card: the West draws a card, or the East discards one (W-15). */
import type { Choice, Message } from '../../../types'
import { cardName, emit, sideName } from '../events'
import { cardNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { cardsIn, draw, handOf, moveCard } from '../rules/cards'
import { endTask } from '../rules/tasks'
import { NOBODY, otherSide, PLACES, type Task, type VolkState } from '../state'

export const price: TaskKindRules = {
  prompt: (rules, _, { side }): Message => ({
    key: 'volk.prompt.price',
    values: { side: sideName(rules, side), other: sideName(rules, otherSide(side)) },
  }),
  choices: choicesOf,
  on: {
    grant(turn, _, { side }) {
      grantCard(turn, otherSide(side))
      endTask(turn)
    },
    discard(turn, action, { side }) {
      const { rules } = turn.def
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

/** Who has looked at the top of the pile knows what is drawn, the others only that something is (W-69). */
function grantCard(turn: VolkTurn, side: number): void {
  const { rules } = turn.def
  const drawn = draw(turn, handOf(side))
  if (drawn === NOBODY) return
  const seat = rules.sides[side]
  const values = { side: sideName(rules, side) }
  const unseen = { type: 'drew', message: { key: 'volk.event.drew', values }, side: seat, reveals: true }
  turn.emit({
    type: 'drew-card',
    message: { key: 'volk.event.drew-card', values: { ...values, card: cardName(rules, drawn) } },
    side: seat,
    card: rules.cards.ids[drawn],
    reveals: true,
    only: [seat],
    others: unseen,
  })
}
