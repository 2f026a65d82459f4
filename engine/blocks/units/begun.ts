/** States of units at the start of a game. */
import { type BlockState, FOR_GOOD, type Status } from '../block-state'

/** A state that a scenario gives to a unit at the start, by name. */
export type Begun = { readonly piece: number; readonly status: string }

/** The states as blocks keep them. Names that no list knows are left out. */
export const statusesBegun = (statuses: readonly string[], begun: readonly Begun[]): Status[] =>
  begun.flatMap(({ piece, status }) => {
    const index = statuses.indexOf(status)
    return index < 0 ? [] : [{ piece, status: index, until: FOR_GOOD }]
  })

/** The states that a position gives to its units. */
export type GivenUnit = { readonly status?: readonly string[] }

/** Collects the states of the units of a position; those of the start count only if it says so. */
export function givenStatuses(statuses: readonly string[]) {
  const begun: Begun[] = []
  return {
    add(piece: number, { status = [] }: GivenUnit): void {
      begun.push(...status.map((one) => ({ piece, status: one })))
    },
    keep: (state: BlockState): void => keepStatuses(state, statusesBegun(statuses, begun)),
  }
}

/** Replaces the states of all units; without any, the state has none. */
function keepStatuses(state: BlockState, statuses: readonly Status[]): void {
  if (statuses.length > 0) state.statuses = statuses
  else delete state.statuses
}
