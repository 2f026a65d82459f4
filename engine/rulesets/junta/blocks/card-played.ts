/** The effects of a card that is played, and the moment `card-played`. */

import { carryOut, moment } from '../../../blocks/interpreter'
import { NO_SUBJECT, NOTHING } from '../../../blocks/port'
import type { JuntaTurn } from '../state'

/** The target of a card: a family or a ballot. */
type Aim = { readonly other?: number; readonly cell?: number }

/** Runs the effects of a card after its own action: its blocks in order, then its moment. */
export function cardPlayed(turn: JuntaTurn, card: number, seat: number, aim: Aim = {}): void {
  const { other = NOTHING, cell = NOTHING } = aim
  carryOut(turn, turn.rules.cards.lists[card], { ...NO_SUBJECT, it: card, seat, other, cell })
  moment(turn, 'card-played', { it: card, seat })
}
