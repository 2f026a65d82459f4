/** What may be told to whom. */
import type { GameEvent, GameState, View, Viewer } from '../types'

/** The events of a step as one viewer hears them: those that are not for them are redacted or left out. */
export function eventsFor(viewer: Viewer, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap((event) => {
    const { only, others, ...told } = event
    if (only === undefined) return [event]
    if (viewer !== 'spectator' && only.includes(viewer)) return [told as GameEvent]
    return others ? [others] : []
  })
}

/** What can be seen without the dice to come: neither the generator nor what a case has scripted. */
export const withoutChance = <S extends GameState>(seen: S): View<S> => ({
  ...seen,
  rng: [],
  ...(seen.dice ? { dice: [] } : {}),
})
