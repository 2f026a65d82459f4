/** Where a pack has the words for a seat. */
import type { GameDef, Seat } from './types'

/** A seat by its own name where its side has several players, else by that of the side; a side by its own. */
export function seatText({ seats, sideOf }: Pick<GameDef, 'seats' | 'sideOf'>, seat: Seat): SeatText {
  if (!seats.includes(seat)) return { section: 'sides', id: seat }
  const side = sideOf[seat] ?? seat
  const several = seats.filter((other) => sideOf[other] === side).length > 1
  return several ? { section: 'seats', id: seat } : { section: 'sides', id: side }
}
export type SeatText = { readonly section: 'seats' | 'sides'; readonly id: string }
