/** The effects of a card played as an optional action, and of a card thrown away (J-10, J-11). */
import type { Action } from '../../../types'
import { cardPlayed } from '../blocks/card-played'
import { cardIn, familyIn } from '../choices'
import { emit } from '../events'
import { optionNamed } from '../rules/ballots'
import { costOf, discard, toFront } from '../rules/cards'
import { pay } from '../rules/money'
import type { JuntaTurn } from '../state'

/** Plays a card face up. It is discarded after its effect; an influence stays (J-05). */
export function play(turn: JuntaTurn, action: Action, seat: number): undefined {
  const { rules } = turn
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
  cardPlayed(turn, card, seat, { other, cell })
}

export function waste(turn: JuntaTurn, action: Action, seat: number): undefined {
  const card = cardIn(turn.rules, action)
  discard(turn, card)
  emit(turn, 'wasted', { family: seat, card })
}
