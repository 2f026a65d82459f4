/** Filters secrets for each viewer. */
import type { GameEvent, GameState, View, Viewer } from '../types'

/** The events of a step for one viewer: hidden ones are redacted or left out. */
export function eventsFor(viewer: Viewer, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => {
    const { only, others, ...told } = event
    if (only === undefined) return [event]
    if (viewer !== 'spectator' && only.includes(viewer)) return [told as GameEvent]
    return others ? [others] : []
  })
}

/** Removes the future dice from a state: the generator and the script of a case. */
export const withoutChance = <S extends GameState>(seen: S): View<S> => ({
  ...seen,
  rng: [],
  ...(seen.dice ? { dice: [] } : {}),
})
