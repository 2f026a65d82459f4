/** Drawing from the pile during a decade (W-15). */
import { cardName, sideName } from '../events'
import type { VolkTurn } from '../rules'
import { NOBODY } from '../state'
import { draw, handOf } from './cards'

/**
 * Draws a card of the pile into a hand. The owner sees the card; other seats see only that a card was drawn, except a
 * seat that peeked at the top of the pile (W-69).
 * @returns false if the pile is empty
 */
export function drawInto(turn: VolkTurn, side: number): boolean {
  const { rules } = turn
  const drawn = draw(turn, handOf(side))
  if (drawn === NOBODY) return false
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
  return true
}
