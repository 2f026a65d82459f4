/** What makes a choice good: more money in Switzerland, and the Presidency that brings it. Deals by what they bring and cost. */
import type { Choice, Decision, Scorer, Seat } from '../../../types'
import { isNote, millionsOf } from '../deals'
import { effectOf } from '../rules/cards'
import type { JuntaDef, JuntaState } from '../state'
import { coup } from './coup'
import { cardNamed, cardWorth, type Mind, NEVER, seatNamed } from './mind'
import { politics } from './politics'
import { weightsOf } from './weights'

export function scorer({ rules }: JuntaDef, seat: Seat): Scorer<JuntaState> {
  const own = rules.seats.indexOf(seat)
  const weights = weightsOf(rules, own)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const mind: Mind = { rules, weights, seat: own }
  return {
    score: ({ choices }, view) => choices.map((choice) => scoreOf(mind, view, choice)),
    aside: (decision, view) => aside(mind, view, decision),
  }
}

function scoreOf(mind: Mind, view: JuntaState, { action }: Choice): number {
  if (action.type === 'accept') return dealWorth(mind, view, seatNamed(mind, action.with))
  const judge = coup[action.type] ?? politics[action.type]
  return judge?.(mind, view, action) ?? 0
}

/** What an offer brings less what it costs; promises are words. */
function dealWorth(mind: Mind, { deals }: JuntaState, from: number): number {
  const offer = deals.find((deal) => deal.from === from && deal.to === mind.seat && deal.offered === 1)
  if (!offer) return NEVER
  const worth = (items: readonly number[]) => items.reduce((sum, item) => sum + itemWorth(mind, item), 0)
  return (worth(offer.gives) - worth(offer.wants)) * mind.weights.deal
}

function itemWorth(mind: Mind, item: number): number {
  if (isNote(mind.rules, item)) return millionsOf(mind.rules, item) * mind.weights.money
  return item < mind.rules.cards.ids.length ? cardWorth(mind, item) : mind.weights.fight
}

/** Besides what is asked: money and influences that pay are played at once, and an exile comes home when he safely can. */
function aside(mind: Mind, _: JuntaState, { choices }: Decision): number | undefined {
  const index = choices.findIndex(({ action, group }) => {
    if (group === 'return-safely') return true
    if (action.type !== 'play') return false
    const card = cardNamed(mind, action.card)
    return effectOf(mind.rules, card, 'note') !== undefined || mind.rules.cards.income[card] > 0
  })
  return index < 0 ? undefined : index
}
