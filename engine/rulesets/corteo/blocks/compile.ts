/** The blocks of a scenario that are not numbers of the rules: options, musters, counters, triggers. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { seatsOf } from '../../../kernel/seats'
import type { BoardMap, MessageValue } from '../../../types'
import { choicesOf } from './option-choices'

/** Who sits at the table, and where each side's players sit. */
export function compileSeats(scenario: ScenarioFile) {
  const { seats: ids, sideOf } = seatsOf(scenario)
  const seats = ids.map((id) => ({ id, side: scenario.order.indexOf(sideOf[id]) }))
  return {
    /** Players in the order they move within their side; a seat is its index here. Usually one a side, by its name. */
    seats,
    /** Seats of each side. */
    seatsOf: scenario.order.map((_, side) =>
      seats.flatMap((seat, index) => (seat.side === side ? [index] : [])),
    ),
  }
}

export type Seats = ReturnType<typeof compileSeats>['seats']

export const seatIndex = (seats: Seats, id: string | undefined, side: number): number => {
  const named = seats.findIndex((seat) => seat.id === id)
  return named >= 0 ? named : seats.findIndex((seat) => seat.side === side)
}

export type GameOption = ReturnType<typeof compileOptionsOf>[number]

export const compileOptionsOf = ({ options = [] }: ScenarioFile, board: BoardMap, seats: Seats) =>
  options.map((raw) => {
    const choices = choicesOf(board, raw)
    const ids = choices.map(({ id }) => id)
    return {
      id: raw.id,
      seat: seatIndex(seats, raw.seat, 0),
      secret: raw.secret === true,
      /** Whether the texts of the choices are those of places. */
      places: raw.places !== undefined,
      choices: ids,
      /** Zone of each choice, where it has one. */
      zones: choices.map(({ zone }) => zone),
      /** The choice that stands from the start, or -1. */
      start: raw.start === undefined ? -1 : ids.indexOf(raw.start),
      /** Choices it may be changed to, by the one that stands. */
      changes: ids.map((id) =>
        (raw.changes ?? []).filter(({ from }) => from === id).map(({ to }) => ids.indexOf(to)),
      ),
    }
  })

export type Muster = ReturnType<typeof compileMusters>[number]

export const compileMusters = ({ muster = [], order }: ScenarioFile, seats: Seats) =>
  muster.map(({ side, seat, units, points }) => ({
    side: order.indexOf(side),
    seat: seatIndex(seats, seat, order.indexOf(side)),
    units,
    points,
  }))

/** Words of a choice: a place of the map has its own. */
export const choiceName = ({ places, choices }: GameOption, choice: number): MessageValue => ({
  text: `${places ? 'places' : 'options'}.${choices[choice]}`,
})
