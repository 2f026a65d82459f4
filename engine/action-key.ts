import type { Action } from './types'

/** An action as text, independent of the order of its fields. Two actions are equal if their keys are. */
export const actionKey = (action: Action): string => JSON.stringify(action, Object.keys(action).sort())

/** Whether two actions have the same key, without computing it, because searches compare millions of actions. */
export function isSameAction(one: Action, other: Action): boolean {
  if (one === other) return true
  for (const field in one) if (one[field] !== other[field]) return false
  for (const field in other) if (one[field] !== other[field]) return false
  return true
}
