import type { GameEvent } from '../../../engine/types'

/** The die roll of an event, or `undefined`. */
export const dieOf = (event: GameEvent): number | undefined =>
  typeof event.die === 'number' ? event.die : undefined
