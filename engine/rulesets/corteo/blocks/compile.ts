/** The players of a scenario and their forces. */

import type { ScenarioFile } from '../../../../schemas/generated/content'
import { type Seats, seatIndex } from '../../../blocks/options/options'
import { seatsOf } from '../../../kernel/seats'

/** Returns the seats at the table, and the seats of each side. */
export function compileSeats(scenario: ScenarioFile) {
  const { seats: ids, sideOf } = seatsOf(scenario)
  const seats = ids.map((id) => ({ id, side: scenario.order.indexOf(sideOf[id]) }))
  return {
    /** Players in the order they move within their side; a seat is an index here. A side usually has one, with its name. */
    seats,
    /** Seats of each side. */
    seatsOf: scenario.order.map((_, side) =>
      seats.flatMap((seat, index) => (seat.side === side ? [index] : [])),
    ),
  }
}

export type Muster = ReturnType<typeof compileMusters>[number]

export const compileMusters = ({ muster = [], order }: ScenarioFile, seats: Seats) =>
  muster.map(({ side, seat, units, points }) => ({
    side: order.indexOf(side),
    seat: seatIndex(seats, seat, order.indexOf(side)),
    units,
    points,
  }))
