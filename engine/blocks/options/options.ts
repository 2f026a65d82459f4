/** Options of a scenario, decided by players before or during the game. */
import type { ScenarioOption } from '../../../schemas/generated/content'
import { nextBelow } from '../../kernel/random'
import type { BoardMap, MessageValue } from '../../types'
import { choicesOf } from './choices'

/** An open choice, and one that is hidden from the viewer of a state. */
export const UNMADE = -1
export const UNKNOWN = -2

export type Seats = readonly { readonly id: string; readonly side: number }[]

/** The seat of that name; without one, the first of the side. */
export const seatIndex = (seats: Seats, id: string | undefined, side: number): number => {
  const named = seats.findIndex((seat) => seat.id === id)
  return named >= 0 ? named : seats.findIndex((seat) => seat.side === side)
}

/** The part of a scenario with its options. */
export type WrittenOptions = { readonly options?: readonly ScenarioOption[] }

export type GameOption = ReturnType<typeof compileOptions>[number]

export const compileOptions = ({ options = [] }: WrittenOptions, board: BoardMap, seats: Seats) =>
  options.map((raw) => {
    const choices = choicesOf(board, raw)
    const ids = choices.map(({ id }) => id)
    return {
      id: raw.id,
      seat: seatIndex(seats, raw.seat, 0),
      secret: raw.secret === true,
      /** Drawn at random at the start. */
      drawn: raw.by === 'roll',
      /** Whether the texts of the choices are those of places. */
      places: raw.places !== undefined,
      choices: ids,
      /** The zone of each choice, if any. */
      zones: choices.map(({ zone }) => zone),
      /** The choice at the start, or UNMADE. */
      start: raw.start === undefined ? UNMADE : ids.indexOf(raw.start),
      /** Allowed changes, by the current choice. Unknown names are skipped; the checks report them. */
      changes: ids.map((id) =>
        (raw.changes ?? [])
          .filter(({ from, to }) => from === id && ids.includes(to))
          .map(({ to }) => ids.indexOf(to)),
      ),
    }
  })

/** The text of a choice; a place of the map has its own. */
export const choiceName = ({ places, choices }: GameOption, choice: number): MessageValue => ({
  text: `${places ? 'places' : 'options'}.${choices[choice]}`,
})

/** Choices of a position written by hand: the given one, otherwise that of the start, otherwise the first. */
export const choicesGiven = (
  options: readonly GameOption[],
  given: Readonly<Record<string, string>> | undefined,
): number[] =>
  options.map(({ id, choices, start }) => {
    const choice = choices.indexOf(given?.[id] ?? '')
    return choice >= 0 ? choice : Math.max(start, 0)
  })

/** The choices at the start. @param rng advanced by each drawn option; without it these stay open */
export const firstChoices = (options: readonly GameOption[], rng?: number[]): number[] =>
  options.map(({ start, drawn, choices }) => (drawn && rng ? nextBelow(rng, choices.length) : start))
