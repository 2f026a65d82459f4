/** A look at the other hand, or at the pile, with its consequences (W-69). */
import { fact } from '../../../kernel/facts'
import type { Choice, GameEvent } from '../../../types'
import type { ActionBy } from '../actions'
import { cardName, emit, sideName } from '../events'
import { cardNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { VolkTurn } from '../rules'
import { cardsIn, handOf, moveCard } from '../rules/cards'
import { changeTask, endTask } from '../rules/tasks'
import { HAND, NOBODY, otherSide, PILE, PLACES, SEES, type Task, type VolkState } from '../state'

const knownTo = ({ seen }: VolkState, side: number, card: number): boolean => (seen[card] & SEES[side]) !== 0

/** W-69: a look at the other hand with a swap, or at the top of the pile with the removal of a card. Both may end without the second part. */
export const peek: TaskKindRules = {
  prompt: (rules, _, { side, of }) => ({
    key: `volk.prompt.peek${['-hand', '-pile'][of] ?? ''}`,
    values: { side: sideName(rules, otherSide(side)), count: rules.numbers.peek },
  }),
  choices({ choices }, state, task) {
    if (task.of === NOBODY) return looks(choices, state, task)
    const list: Choice[] =
      task.of === HAND
        ? cardsIn(state.place, handOf(otherSide(task.side))).flatMap((take) =>
            cardsIn(state.place, handOf(task.side)).map((give) => choices.swap(give, take)),
          )
        : cardsIn(state.place, PLACES.pile)
            .filter((card) => knownTo(state, task.side, card))
            .map((card) => choices.card('discard', card))
    return [...list, choices.button('leave')]
  },
  on: {
    look(turn, { at }, task) {
      const of = at === 'hand' ? HAND : PILE
      changeTask(turn, { of })
      look(turn, task.side, of)
    },
    swap,
    discard(turn, action, { side }) {
      endTask(turn)
      const { rules } = turn
      const card = cardNamed(rules, action.card)
      moveCard(turn, card, PLACES.buried, SEES[side])
      emitOnly(turn, side, 'buried', { card: cardName(rules, card) }, { card: rules.cards.ids[card] })
    },
    leave: endTask,
  },
}

function looks(choices: { look(at: 'hand' | 'pile'): Choice }, state: VolkState, { side }: Task): Choice[] {
  const list: Choice[] = []
  if (state.held[otherSide(side)] > 0) list.push(choices.look('hand'))
  if (state.pile.length > 0) list.push(choices.look('pile'))
  return list
}

function look(turn: VolkTurn, side: number, of: number): void {
  const { state, rules } = turn
  const cards =
    of === HAND ? cardsIn(state.place, handOf(otherSide(side))) : state.pile.slice(0, rules.numbers.peek)
  const seen = turn.list('seen')
  for (const card of cards) seen[card] |= SEES[side]
  const which = of === HAND ? 'hand' : 'pile'
  emitOnly(turn, side, `peeked-${which}`, {}, { cards: cards.map((card) => rules.cards.ids[card]).join(' ') })
}

/** Swaps two cards. The giver of a card still knows it. */
function swap(turn: VolkTurn, { give, take }: ActionBy<'swap'>, { side }: Task): void {
  endTask(turn)
  const { rules } = turn
  const other = otherSide(side)
  const [given, taken] = [cardNamed(rules, give), cardNamed(rules, take)]
  moveCard(turn, given, handOf(other), SEES[side])
  moveCard(turn, taken, handOf(side), SEES[other])
  const names = { given: cardName(rules, given), taken: cardName(rules, taken) }
  const ids = { given: rules.cards.ids[given], taken: rules.cards.ids[taken], side: rules.sides[side] }
  const values = { ...names, side: sideName(rules, side) }
  const seats = [...rules.sides]
  emit(turn, 'swapped', values, { ...ids, only: seats, reveals: true, others: unseen(turn, side, 'swapped') })
}

/** Emits an event with the card to one side, and without it to others. */
function emitOnly(
  turn: VolkTurn,
  side: number,
  type: string,
  values: Parameters<typeof emit>[2],
  facts: Readonly<Record<string, unknown>>,
): void {
  const { rules } = turn
  const who = { side: sideName(rules, side) }
  emit(
    turn,
    type,
    { ...who, ...values },
    {
      ...facts,
      side: rules.sides[side],
      only: [rules.sides[side]],
      reveals: true,
      others: unseen(turn, side, type),
    },
  )
}

const unseen = (turn: VolkTurn, side: number, type: string): GameEvent =>
  fact('volk', `${type}-unseen`, { side: sideName(turn.rules, side) })
