/** Counters of a scenario on the table and in cases. */
import type { Observable } from '../kernel/observables'
import type { Table, TableTrack } from '../types'
import type { BlockState, BlockTables } from './port'

/** The visible counters. */
export const countersShown = ({ counters }: BlockTables, state: BlockState): Table['counters'] =>
  counters.flatMap(({ id, hidden }, index) => {
    const label = { key: 'blocks.counter.own', values: { counter: { text: `counters.${id}` } } }
    return hidden ? [] : [{ id: `counter-${id}`, label, value: state.counters?.[index] ?? 0 }]
  })

/** The maximum number of spaces of a readable track. */
const MOST_SPACES = 21

/** Visible counters with bounds, as tracks with a marker. */
export const countersAsTracks = ({ counters }: BlockTables, state: BlockState): TableTrack[] =>
  counters.flatMap(({ id, hidden, least, most }, index) => {
    if (hidden || most - least >= MOST_SPACES) return []
    const label = { key: 'blocks.counter.own', values: { counter: { text: `counters.${id}` } } }
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
