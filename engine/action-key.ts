import type { Action } from './types'

/** An action as one text, the same whatever the order of its fields: two actions are the same when their keys are. */
export const actionKey = (action: Action): string => JSON.stringify(action, Object.keys(action).sort())

/** Whether two actions have the same key, without making it: searches compare actions by the million. */
export function isSameAction(one: Action, other: Action): boolean {
  if (one === other) return true
  for (const field in one) if (one[field] !== other[field]) return false
  for (const field in other) if (one[field] !== other[field]) return false
  return true
}
