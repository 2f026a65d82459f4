/** Counters of a scenario as a table shows them and cases name them. */
import type { Table, TableTrack } from '../types'
import type { BlockState, BlockTables } from './port'

/** Those that are not hidden. */
export const countersShown = ({ counters }: BlockTables, state: BlockState): Table['counters'] =>
  counters.flatMap(({ id, hidden }, index) => {
    const label = { key: 'blocks.counter.own', values: { counter: { text: `counters.${id}` } } }
    return hidden ? [] : [{ id: `counter-${id}`, label, value: state.counters?.[index] ?? 0 }]
  })

/** More spaces than this are no track that anybody reads. */
const MOST_SPACES = 21

/** Those that have bounds, as tracks with a marker; hidden ones are not on the table. */
export const countersAsTracks = ({ counters }: BlockTables, state: BlockState): TableTrack[] =>
  counters.flatMap(({ id, hidden, least, most }, index) => {
    if (hidden || most - least >= MOST_SPACES) return []
    const label = { key: 'blocks.counter.own', values: { counter: { text: `counters.${id}` } } }
    const spaces = Array.from({ length: most - least + 1 }, (_, space) => ({ at: least + space }))
    const markers = [{ id: `counter-${id}-marker`, label, at: state.counters?.[index] ?? 0 }]
    return [{ id: `counter-${id}`, label, spaces, markers }]
  })

/** Counters at the start: what a position gives, else what the scenario says. */
export const countersGiven = (
  counters: BlockTables['counters'],
  given: Readonly<Record<string, number>> | undefined,
): number[] => counters.map(({ id, start }) => given?.[id] ?? start)

/** The value of a counter; undefined where the scenario has none of that name. */
export const counterNamed = ({ counters }: BlockTables, state: BlockState, id: string): number | undefined =>
  state.counters?.[counters.findIndex((counter) => counter.id === id)]

/** The values of counters by their names; nothing where the scenario has none. */
export const countersWritten = (
  counters: BlockTables['counters'],
  values: readonly number[] | undefined,
): Record<string, number> | undefined =>
  counters.length === 0 || !values
    ? undefined
    : Object.fromEntries(counters.map(({ id }, index) => [id, values[index]]))
