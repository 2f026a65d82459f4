import { seatText } from '../../../engine/seat-text'
import type { GameDef, Seat } from '../../../engine/types'
import type { NameOf } from '../../_board/types'

export type SeatName = (seat: Seat, form?: 'marked') => string

/** The name of a player: its own if its side has several, otherwise that of the side. */
export const seatNames =
  (def: Pick<GameDef, 'seats' | 'sideOf'>, nameOf: NameOf): SeatName =>
  (seat, form) => {
    const { section, id } = seatText(def, seat)
    return nameOf(section, id, form)
  }
