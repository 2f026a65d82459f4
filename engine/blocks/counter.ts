/** A compiled counter of a scenario: see counters.ts for its display. */
import type { ScenarioCounter } from '../../schemas/generated/content'

export type Counter = {
  /** The written id; of a counter kept for each player, with the player's id behind it. */
  readonly id: string
  /** The written id and the player of a counter kept for each player. */
  readonly of?: { readonly counter: string; readonly seat: number }
  readonly start: number
  readonly hidden: boolean
  readonly least: number
  readonly most: number
}

type Written = Pick<ScenarioCounter, 'id' | 'per'>

/** The name of a counter of one player, in cases and as a name in blocks. */
export const counterOfSeat = (id: string, seat: string): string => `${id}-${seat}`

/** The names of the kept counters, in order. */
export const namesOfCounters = (
  counters: readonly Written[] | undefined,
  seats: readonly string[],
): string[] =>
  (counters ?? []).flatMap(({ id, per }) => (per ? seats.map((seat) => counterOfSeat(id, seat)) : [id]))

/** The counters as a game keeps them: those `per` player once for each. */
export const countersOf = (
  counters: readonly ScenarioCounter[] | undefined,
  seats: readonly string[],
): Counter[] =>
  (counters ?? []).flatMap((raw) =>
    raw.per
      ? seats.map((id, seat) => ({
          ...counterOf(raw),
          id: counterOfSeat(raw.id, id),
          of: { counter: raw.id, seat },
        }))
      : [counterOf(raw)],
  )

export const counterOf = ({ id, start = 0, hidden = false, least, most }: ScenarioCounter): Counter => ({
  id,
  start,
  hidden,
  least: least ?? Number.MIN_SAFE_INTEGER,
  most: most ?? Number.MAX_SAFE_INTEGER,
})
