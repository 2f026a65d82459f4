/** Networks of stations (C-052). */
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'

/** Returns the index of the network by which the active piece may travel from its cell, or -1. */
export function networkHere({ ground, pieces }: Rules, { active, acted, cell }: CorteoState): number {
  const here = cell[active]
  const own = ground.network[pieces.side[active]][here]
  // C-162: guests can board only at the start of their movement.
  if (own >= 0 || pieces.rides[active] === 0 || acted !== 0) return own
  return ground.network.find((network) => network[here] >= 0)?.[here] ?? -1
}
