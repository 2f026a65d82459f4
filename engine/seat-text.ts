/** The place of the text for a seat in a pack. */
import type { GameDef, Seat } from './types'

/** A seat has its own name if its side has several players, otherwise that of the side. A side has its own. */
export function seatText({ seats, sideOf }: Pick<GameDef, 'seats' | 'sideOf'>, seat: Seat): SeatText {
  if (!seats.includes(seat)) return { section: 'sides', id: seat }
  const side = sideOf[seat] ?? seat
  const several = seats.filter((other) => sideOf[other] === side).length > 1
  return several ? { section: 'seats', id: seat } : { section: 'sides', id: side }
}
export type SeatText = { readonly section: 'seats' | 'sides'; readonly id: string }
