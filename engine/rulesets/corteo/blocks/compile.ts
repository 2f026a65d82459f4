/** The blocks of a scenario that are not numbers of the rules: options, musters, counters, triggers. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { choicesOf } from '../../../kernel/option-choices'
import type { BoardMap } from '../../../types'
import type { GameOption, Muster, Rules } from '../rules'

/** One seat a side, by its name, unless the scenario has its own; in the order of play. */
export function compileSeats({ order, seats }: ScenarioFile): Pick<Rules, 'seats' | 'seatsOf'> {
  const all = order.flatMap((id, side) => {
    const own = (seats ?? []).filter((seat) => seat.side === id)
    return own.length > 0 ? own.map((seat) => ({ id: seat.id, side })) : [{ id, side }]
  })
  return {
    seats: all,
    seatsOf: order.map((_, side) => all.flatMap((seat, index) => (seat.side === side ? [index] : []))),
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
