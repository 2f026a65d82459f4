/** What a card brings when it is played, and the moment of it. */
import { NO_SUBJECT, NOTHING } from '../../../blocks/port'
import { carryOut, moment } from '../../../blocks/running'
import type { JuntaTurn } from '../state'

/** What a card is aimed at: a family, a ballot. */
type Aim = { readonly other?: number; readonly cell?: number }

/** Once its own action is done. What blocks bring comes in their order, the moment of the card behind. */
export function cardPlayed(turn: JuntaTurn, card: number, seat: number, aim: Aim = {}): void {
  const { other = NOTHING, cell = NOTHING } = aim
  carryOut(turn, turn.rules.cards.lists[card], { ...NO_SUBJECT, it: card, seat, other, cell })
  moment(turn, 'card-played', { it: card, seat })
}
