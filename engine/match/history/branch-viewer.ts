import type { Session } from '../../replay/session'
import type { Seat, Viewer } from '../../types'
import type { Controls } from '../port/controls'
import { hasHidden } from '../port/hidden'
import { isPerson } from '../view/at-screen'

/**
 * The seat that can compare both games: the only person if either ever had secrets, otherwise the spectator.
 * So neither game reveals to a player a secret of the other.
 */
export function branchViewer(sessions: readonly Session[], controls: readonly Controls[]): Viewer {
  if (!sessions.some(hasHidden)) return 'spectator'
  const seats = sessions[0]?.def.seats ?? []
  const people = new Set<Seat>(seats.filter((seat) => controls.some((one) => isPerson(one, seat))))
  const [only] = people
  return people.size === 1 && only !== undefined ? only : 'spectator'
}
