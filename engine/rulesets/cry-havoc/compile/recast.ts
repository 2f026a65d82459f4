/** Applies the units of a state to the rules after effects have changed their types or sides. */
import { becomes } from '../../../blocks/units/unit-effects'
import { memoise } from '../../../memoise'
import type { Pieces, Rules } from '../rules'
import type { CryHavocState } from '../state'
import { piecesRecast } from './pieces'

/** True if the units differ from those the rules hold, also because a change has expired. */
export const isRecast = ({ cache }: Rules, { recast, turn }: CryHavocState): boolean =>
  cache.recast !== recast || (recast !== undefined && cache.recastAt !== turn)

/** Returns the units of a state, for readers that need nothing else that is derived from it. */
export function piecesOf(rules: Rules, state: CryHavocState): Pieces {
  if (isRecast(rules, state)) recastPieces(rules, state)
  return rules.pieces
}

/** Sets the units of a state. Each owner has its own copy of the rules: see kernel/position. */
export function recastPieces(rules: Rules, state: CryHavocState): void {
  const { cache } = rules
  const own: { pieces: Pieces } = rules
  cache.recast = state.recast
  cache.recastAt = state.turn
  cache.walk.of = undefined
  own.pieces = state.recast === undefined ? cache.enlisted : recastAs(rules, state)
}

/** More variants of the pieces than a game has. At this number the cache is cleared. */
const MOST_CASTS = 64
const castsOf = memoise((_: Pieces) => new Map<string, Pieces>())

function recastAs(rules: Rules, state: CryHavocState): Pieces {
  const { pack, lines, cache } = rules
  const casts = castsOf(cache.enlisted)
  const key = JSON.stringify(state.recast?.filter(({ until }) => until >= state.turn))
  let pieces = casts.get(key)
  if (pieces === undefined) {
    if (casts.size >= MOST_CASTS) casts.clear()
    pieces = piecesRecast(pack, lines, cache.enlisted, (piece) => {
      const to = becomes(rules, state, piece)
      // Each side is one player.
      return to && { unit: to.unit, side: to.side >= 0 ? to.side : to.seat }
    })
    casts.set(key, pieces)
  }
  return pieces
}
