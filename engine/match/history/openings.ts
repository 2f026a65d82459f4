/** The events of a step that belong to the turn that it begins. */
import type { GameEvent, RulesetWords } from '../../types'

/**
 * Returns the index of the first event of the new turn: the one after the last event that ends a turn, else the first one that
 * begins a turn. Returns the number of events if there is neither.
 */
export function openingOf({ ends = [], begins = [] }: RulesetWords, events: readonly GameEvent[]): number {
  const end = events.findLastIndex(({ type }) => ends.includes(type))
  if (end >= 0) return end + 1
  const begin = events.findIndex(({ type }) => begins.includes(type))
  return begin < 0 ? events.length : begin
}
