import { seatText } from '../../engine/seat-text'
import type { GameDef, Seat } from '../../engine/types'
import type { NameOf } from '../_board/types'

export type SeatName = (seat: Seat, form?: 'marked') => string

/** A player by its own name where its side has several, else by that of the side. */
export const seatNames =
  (def: Pick<GameDef, 'seats' | 'sideOf'>, nameOf: NameOf): SeatName =>
  (seat, form) => {
    const { section, id } = seatText(def, seat)
    return nameOf(section, id, form)
  }
