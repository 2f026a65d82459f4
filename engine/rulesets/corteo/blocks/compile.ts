/** The blocks of a scenario that are not numbers of the rules: options, musters, counters, triggers. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { seatsOf } from '../../../kernel/seats'
import type { BoardMap } from '../../../types'
import type { GameOption, Muster, Rules } from '../rules'
import { choicesOf } from './option-choices'

/** Who sits at the table, and where each side's players sit. */
export function compileSeats(scenario: ScenarioFile): Pick<Rules, 'seats' | 'seatsOf'> {
  const { seats: ids, sideOf } = seatsOf(scenario)
  const seats = ids.map((id) => ({ id, side: scenario.order.indexOf(sideOf[id]) }))
  return {
    seats,
    seatsOf: scenario.order.map((_, side) =>
      seats.flatMap((seat, index) => (seat.side === side ? [index] : [])),
    ),
  }
}

export const seatIndex = (seats: Rules['seats'], id: string | undefined, side: number): number => {
  const named = seats.findIndex((seat) => seat.id === id)
  return named >= 0 ? named : seats.findIndex((seat) => seat.side === side)
}

export const compileOptionsOf = (
  { options = [] }: ScenarioFile,
  board: BoardMap,
  seats: Rules['seats'],
): GameOption[] =>
  options.map((raw): GameOption => {
    const choices = choicesOf(board, raw)
    const ids = choices.map(({ id }) => id)
    return {
      id: raw.id,
      seat: seatIndex(seats, raw.seat, 0),
      secret: raw.secret === true,
      places: raw.places !== undefined,
      choices: ids,
      zones: choices.map(({ zone }) => zone),
      start: raw.start === undefined ? -1 : ids.indexOf(raw.start),
      changes: ids.map((id) =>
        (raw.changes ?? []).filter(({ from }) => from === id).map(({ to }) => ids.indexOf(to)),
      ),
    }
  })

export const compileMusters = ({ muster = [], order }: ScenarioFile, seats: Rules['seats']): Muster[] =>
  muster.map(({ side, seat, units, points }) => ({
    side: order.indexOf(side),
    seat: seatIndex(seats, seat, order.indexOf(side)),
    units,
    points,
  }))
