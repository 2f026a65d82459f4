/** What a card that is played as an optional action does, and a card that is thrown away (J-10, J-11). */
import { moment } from '../../../blocks/running'
import { call } from '../../../kernel/calls'
import type { Action } from '../../../types'
import { optionNamed } from '../ballots'
import { donate } from '../blocks/effects'
import { cardIn, familyIn } from '../choices'
import { emit } from '../events'
import type { PhaseId } from '../phase'
import type { Effect } from '../rules'
import { costOf, discard, toFront } from '../rules/cards'
import { moneyOf, pay } from '../rules/money'
import { raisePretext } from '../rules/pretext'
import { neededBy, openVote, recount } from '../rules/votes'
import { COMPETENCE, HOLIDAY, type JuntaTurn, NO, YES } from '../state'

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
  let next: PhaseId | undefined
  for (const effect of rules.cards.effects[card]) next = happen(turn, effect, { card, seat, action }) ?? next
  moment(turn, 'card-played', { it: card, seat })
  return next
}

type Play = { readonly card: number; readonly seat: number; readonly action: Action }

function happen(turn: JuntaTurn, effect: Effect, { card, seat, action }: Play): PhaseId | undefined {
  const { state, def } = turn
  const { rules } = def
  switch (effect.verb) {
    case 'note':
      donate(turn, seat, Math.max(1, effect.count))
      return undefined
    case 'pretext':
      raisePretext(turn)
      return undefined
    case 'bank-holiday':
      state.bank = HOLIDAY
      return undefined
    case 'end-vote':
      state.short = 1
      return undefined
    case 'recount':
      recount(turn)
      return 'vote'
    case 'motion':
      return callMotion(turn, card)
    case 'levy':
      state.levy = seat
      state.levyMost = effect.most
      return undefined
    case 'sack':
      return sack(turn, card, seat, effect.count, optionNamed(rules, state, action.for))
    case 'spy':
      return spy(turn, seat, familyIn(rules, action))
    case 'drop-influence': {
      const next = call(turn, 'drop')
      state.queue = [familyIn(rules, action)]
      return next
    }
    case 'rival-budget':
      state.proposer = seat
      state.budget = rules.seats.map(() => 0)
      return undefined
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

/** Votes on top, and the influence that stood for them is gone. */
function sack(turn: JuntaTurn, card: number, seat: number, count: number, option: number): undefined {
  const [lost] = neededBy(turn.def.rules, turn.state, seat, card)
  if (lost !== undefined) discard(turn, lost)
  turn.list('tally')[option] += count
}

function spy(turn: JuntaTurn, seat: number, family: number): undefined {
  const sum = moneyOf(turn.state, family, 'swiss')
  emit(turn, 'account-seen', { family, count: sum }, { only: [turn.def.rules.seats[seat]], reveals: true })
}

export function waste(turn: JuntaTurn, action: Action, seat: number): undefined {
  const card = cardIn(turn.def.rules, action)
  discard(turn, card)
  emit(turn, 'wasted', { family: seat, card })
}
