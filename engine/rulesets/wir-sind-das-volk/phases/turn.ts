/** A side plays a card from its hand or from the open cards, for one of four uses (W-13 to W-15, W-23 to W-25). */

import type { Choice, Message } from '../../../types'
import type { ActionBy } from '../actions'
import { tableNumber, volkNumber } from '../blocks/numbers'
import { cardName, emit, sideName } from '../events'
import { cardNamed } from '../names'
import { inTurn, type Phase, type PhaseId } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { isWithin, meansOf, moveCard, pointsOf, usesOf } from '../rules/cards'
import { putLast } from '../rules/tasks'
import { NOBODY, PLACES, type Task, USES, type Use, type VolkState } from '../state'
import { startEvent } from '../tasks/icons'

export const turn: Phase = {
  // Tasks that the scenario queued earlier are settled first.
  enter: ({ state }) => (state.tasks.length > 0 ? 'task' : undefined),
  asked: inTurn,
  prompt: (rules, state): Message => ({
    key: 'volk.prompt.turn',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: cardsToPlay,
  on: { play },
}

function cardsToPlay(rules: Rules, state: VolkState, side: number): Choice[] {
  const list: Choice[] = []
  const means = meansOf(rules, state, side)
  for (let card = 0; card < rules.cards.count; card++)
    if (isWithin(state, card, side))
      for (const use of usesOf(rules, state, side, card, means)) list.push(rules.choices.use(use, card))
  return list
}

function play(turn: VolkTurn, action: ActionBy<'play'>, side: number): PhaseId {
  const { state, rules } = turn
  const card = cardNamed(rules, action.card)
  const { use } = action
  const isSpecial = state.place[card] === PLACES.special
  moveCard(turn, card, PLACES.played)
  state.card = card
  state.use = USES.indexOf(use)
  state.flights += rules.cards.flight[card]
  emitPlay(turn, card, use, side)
  if (use === 'raise') {
    state.points = pointsOf(rules, state, side, card)
    return 'raise'
  }
  if (use === 'event') startEvent(turn, card, side)
  else putLast(turn, ...tasksOf(turn, card, use, side))
  if (isSpecial) putLast(turn, { kind: 'price', side, count: 1, of: NOBODY, where: [] })
  return 'task'
}

function tasksOf({ rules, state }: VolkTurn, card: number, use: Use, side: number): readonly Task[] {
  const { cards, numbers } = rules
  const own = { side, of: side, where: [] }
  if (use === 'develop') return [{ ...own, kind: 'build', count: pointsOf(rules, state, side, card) }]
  const calm: Task = {
    ...own,
    kind: 'unrest',
    count: -volkNumber(rules, state, 'quiet', numbers.quiet, side),
  }
  if (cards.colour[card] === side) return [calm]
  return [{ ...own, kind: 'dismantle', count: tableNumber(rules, state, 'quiet-price', side) }, calm]
}

function emitPlay(turn: VolkTurn, card: number, use: Use, side: number): void {
  const { rules } = turn
  const values = { side: sideName(rules, side), card: cardName(rules, card) }
  emit(turn, `played-${use}`, values, { side: rules.sides[side], card: rules.cards.ids[card], use })
}
