/** What a card that is played as an optional action does, and a card that is thrown away (J-10, J-11). */
import { call } from '../../../kernel/calls'
import type { Action } from '../../../types'
import { optionNamed } from '../ballots'
import { cardPlayed } from '../blocks/card-played'
import { cardIn, familyIn } from '../choices'
import { emit } from '../events'
import type { PhaseId } from '../phase'
import type { Effect } from '../rules'
import { costOf, discard, toFront } from '../rules/cards'
import { pay } from '../rules/money'
import { openVote, recount } from '../rules/votes'
import { COMPETENCE, type JuntaTurn, NO, YES } from '../state'

/** Face up, discarded, and done; an influence stays (J-05). */
export function play(turn: JuntaTurn, action: Action, seat: number): PhaseId | undefined {
  const { rules } = turn.def
  const card = cardIn(rules, action)
  if (rules.cards.kind[card] === 'influence') toFront(turn, card, seat)
  else {
    if (costOf(rules, card) > 0) pay(turn, seat, costOf(rules, card))
    discard(turn, card)
  }
  const other = familyIn(rules, action)
  if (other < 0) emit(turn, 'played', { family: seat, card })
  else emit(turn, 'played-on', { family: seat, card, other })
  const cell = optionNamed(rules, turn.state, action.for)
  let next: PhaseId | undefined
  for (const effect of rules.cards.effects[card]) next = happen(turn, effect, { card, action }) ?? next
  cardPlayed(turn, card, seat, { other, cell })
  return next
}

type Play = { readonly card: number; readonly action: Action }

function happen(turn: JuntaTurn, effect: Effect, { card, action }: Play): PhaseId | undefined {
  const { state, def } = turn
  const { rules } = def
  switch (effect.verb) {
    case 'recount':
      recount(turn)
      return 'vote'
    case 'motion':
      return callMotion(turn, card)
    case 'drop-influence': {
      const next = call(turn, 'drop')
      state.queue = [familyIn(rules, action)]
      return next
    }
    default:
      return undefined
  }
}

/** J-33: a vote on the President; the budget waits for it. */
function callMotion(turn: JuntaTurn, card: number): PhaseId {
  const next = call(turn, 'vote')
  openVote(turn, COMPETENCE, [NO, YES])
  turn.state.caller = card
  return next
}

export function waste(turn: JuntaTurn, action: Action, seat: number): undefined {
  const card = cardIn(turn.def.rules, action)
  discard(turn, card)
  emit(turn, 'wasted', { family: seat, card })
}
