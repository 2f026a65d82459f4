/** Networks of stations (C-052). */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** The network by which the active piece may travel from where it stands, by its index; -1 for none. */
export function networkHere({ ground, pieces }: Rules, { active, acted, cell }: CorteoState): number {
  const here = cell[active]
  const own = ground.network[pieces.side[active]][here]
  // C-162: guests get on only where their movement begins.
  if (own >= 0 || pieces.rides[active] === 0 || acted !== 0) return own
  return ground.network.find((network) => network[here] >= 0)?.[here] ?? -1
}
