/** Counters of a scenario as a table shows them and cases name them. */
import type { Table } from '../types'
import type { BlockState, BlockTables } from './port'

/** Those that are not hidden. */
export const countersShown = ({ counters }: BlockTables, state: BlockState): Table['counters'] =>
  counters.flatMap(({ id, hidden }, index) => {
    const label = { key: 'blocks.counter.own', values: { counter: { text: `counters.${id}` } } }
    return hidden ? [] : [{ id: `counter-${id}`, label, value: state.counters?.[index] ?? 0 }]
  })

/** Counters at the start: what a position gives, else what the scenario says. */
export const countersGiven = (
  counters: BlockTables['counters'],
  given: Readonly<Record<string, number>> | undefined,
): number[] => counters.map(({ id, start }) => given?.[id] ?? start)

/** The value of a counter; undefined where the scenario has none of that name. */
export const counterNamed = ({ counters }: BlockTables, state: BlockState, id: string): number | undefined =>
  state.counters?.[counters.findIndex((counter) => counter.id === id)]
