import type { Action } from './types'

/** An action as one text, the same whatever the order of its fields: two actions are the same when their keys are. */
export const actionKey = (action: Action): string => JSON.stringify(action, Object.keys(action).sort())
