import type { Session } from '../replay/session'
import type { Seat, Viewer } from '../types'
import { isPerson } from './at-screen'
import type { Controls } from './controls'
import { hasHidden } from './hidden'

/**
 * The seat that may compare both games: if anything was ever hidden in either, the only person who plays in them, otherwise the spectator. So
 * nothing of one game tells a player what the other hides from them.
 */
export function viewerOfBoth(sessions: readonly Session[], controls: readonly Controls[]): Viewer {
  if (!sessions.some(hasHidden)) return 'spectator'
  const seats = sessions[0]?.def.seats ?? []
  const people = new Set<Seat>(seats.filter((seat) => controls.some((one) => isPerson(one, seat))))
  const [only] = people
  return people.size === 1 && only !== undefined ? only : 'spectator'
}
