/** Counters of a scenario on the table and in cases. */
import type { Observable } from '../kernel/observables'
import type { Message, Table, TableTrack } from '../types'
import type { Counter } from './counter'
import type { BlockState, BlockTables } from './port'

/** The name of a counter, with its player if each has one. */
function labelOf({ seats, sides }: BlockTables, { id, of }: Counter): Message {
  const counter = { text: `counters.${of?.counter ?? id}` }
  if (of === undefined) return { key: 'blocks.counter.own', values: { counter } }
  const seat = seats[of.seat]
  const side = { text: `${sides.includes(seat) ? 'sides' : 'seats'}.${seat}` }
  return { key: 'blocks.counter.of', values: { counter, side } }
}

/** The visible counters. */
export const countersShown = (blocks: BlockTables, state: BlockState): Table['counters'] =>
  blocks.counters.flatMap((counter, index) =>
    counter.hidden
      ? []
      : [
          {
            id: `counter-${counter.id}`,
            label: labelOf(blocks, counter),
            value: state.counters?.[index] ?? 0,
          },
        ],
  )

/** The maximum number of spaces of a readable track. */
const MOST_SPACES = 21

/** Visible counters with bounds, as tracks with a marker. */
export const countersAsTracks = (blocks: BlockTables, state: BlockState): TableTrack[] =>
  blocks.counters.flatMap((counter, index) => {
    const { id, hidden, least, most } = counter
    if (hidden || most - least >= MOST_SPACES) return []
    const label = labelOf(blocks, counter)
    const spaces = Array.from({ length: most - least + 1 }, (_, space) => ({ at: least + space }))
    const markers = [{ id: `counter-${id}-marker`, label, at: state.counters?.[index] ?? 0 }]
    return [{ id: `counter-${id}`, label, spaces, markers }]
  })

/** Counters at the start: the value of the position, otherwise that of the scenario. */
export const countersGiven = (
  counters: BlockTables['counters'],
  given: Readonly<Record<string, number>> | undefined,
): number[] => counters.map(({ id, start }) => given?.[id] ?? start)

/** The value of a counter, or `undefined` if the scenario has none of that name. */
export const counterNamed = ({ counters }: BlockTables, state: BlockState, id: string): number | undefined =>
  state.counters?.[counters.findIndex((counter) => counter.id === id)]

/** The values of counters by name; empty if the scenario has none. */
export const countersWritten = (
  counters: BlockTables['counters'],
  values: readonly number[] | undefined,
): Record<string, number> | undefined =>
  counters.length === 0 || !values
    ? undefined
    : Object.fromEntries(counters.map(({ id }, index) => [id, values[index]]))

/** The counters of a scenario, as an observable of any ruleset with blocks. */
export const counters: Observable<
  { readonly rules: { readonly blocks: BlockTables } },
  BlockState,
  Record<string, number>
> = {
  read: ({ rules }, state) => countersWritten(rules.blocks.counters, state.counters),
  compare: ({ compare }, wanted, { rules }, state) => {
    for (const [id, count] of Object.entries(wanted))
      compare(`counter ${id}`, count, counterNamed(rules.blocks, state, id))
  },
}
