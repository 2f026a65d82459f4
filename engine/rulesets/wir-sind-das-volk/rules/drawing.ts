/** A side draws from the pile in the course of a decade (W-15). */
import { cardName, sideName } from '../events'
import type { VolkTurn } from '../rules'
import { NOBODY } from '../state'
import { draw, handOf } from './cards'

/**
 * A card of the pile into a hand: its owner sees which, the others only that one is drawn, but for who has looked at the top of the
 * pile (W-69).
 * @returns false where the pile is empty and nothing is drawn
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
