import type { GameEvent } from '../../../engine/types'

/** What a die showed, of an event that tells of one. */
export const dieOf = (event: GameEvent): number | undefined =>
  typeof event.die === 'number' ? event.die : undefined
