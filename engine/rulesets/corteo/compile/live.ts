/**
 * Applies the ground and pieces of a state to the rules after effects have changed them. Each owner has its own copy
 * of the rules: see kernel/position.
 */

import { becomes } from '../../../blocks/units/unit-effects'
import { boardNow } from '../../../blocks/zones/ground'
import { memoise } from '../../../memoise'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import type { Ground } from './ground'
import { type Pieces, piecesRecast } from './pieces'

/** Sets the ground of a state. The caller must recompute the positions afterwards. */
export function layGround(rules: Rules, state: CorteoState): void {
  const { cache } = rules
  const own: { ground: Ground } = rules
  own.ground = state.laid === undefined ? rules.printed.ground : rules.groundOf(boardNow(rules, state))
  cache.laid = state.laid
  for (const [side, stops] of cache.stops.entries()) stops.set(own.ground.stops[side])
}

/** True if the units differ from those the rules hold, also because a change has expired. */
export const isRecast = ({ cache }: Rules, { recast, hand }: CorteoState): boolean =>
  cache.recast !== recast || (recast !== undefined && cache.recastAt !== hand)

export function recastPieces(rules: Rules, state: CorteoState): void {
  const { cache } = rules
  const own: { pieces: Pieces } = rules
  cache.recast = state.recast
  cache.recastAt = state.hand
  own.pieces = state.recast === undefined ? rules.printed.pieces : recastAs(rules, state)
}

/** More variants of the pieces than a game has. At this number the cache is cleared. */
const MOST_CASTS = 64
const castsOf = memoise((_: Pieces) => new Map<string, Pieces>())

function recastAs(rules: Rules, state: CorteoState): Pieces {
  const { pack, scenario, walkOf, printed } = rules
  const casts = castsOf(printed.pieces)
  const key = JSON.stringify(state.recast?.filter(({ until }) => until >= state.hand))
  let pieces = casts.get(key)
  if (pieces === undefined) {
    if (casts.size >= MOST_CASTS) casts.clear()
    pieces = piecesRecast(pack, scenario, walkOf, printed.pieces, (piece) => becomes(rules, state, piece))
    casts.set(key, pieces)
  }
  return pieces
}
