/**
 * Applies the ground and the units of a state to the rules after effects have changed them. Each owner has its own copy of the
 * rules: see kernel/position.
 */
import { becomes } from '../../../blocks/units/unit-effects'
import { boardNow } from '../../../blocks/zones/ground'
import { memoise } from '../../../memoise'
import type { BoardMap } from '../../../types'
import { bookOf } from '../choices'
import type { KriegspielPack, Printed, Rules, Tables } from '../rules'
import type { KriegspielState } from '../state'
import { compileGround } from './ground'
import { piecesRecast } from './pieces'
import { aimsOf, reachOf, territoriesOf } from './scope'

/** The parts of the rules that effects replace, as an owner writes them. */
type Own = { -readonly [Key in keyof Printed]: Printed[Key] }
type Cast = Pick<Printed, 'pieces' | 'reach' | 'aims' | 'choices'>

const groundsOf = memoise((pack: KriegspielPack) => memoise((board: BoardMap) => compileGround(pack, board)))

/** Sets the ground and the units of a state. The caller must compute the networks anew afterwards. */
export function renew(rules: Rules, state: KriegspielState): void {
  const { cache } = rules
  const isLaid = cache.laid !== state.laid
  const isRecast = cache.recast !== state.recast || (state.recast && cache.recastAt !== state.number)
  if (isLaid) layGround(rules, state)
  if (isRecast) recast(rules, state)
}

function layGround(rules: Rules, state: KriegspielState): void {
  const own: Own = rules
  const { cache, pack } = rules
  const { laid } = state
  const board = boardNow(rules, state)
  own.ground = laid === undefined ? cache.printed.ground : groundsOf(pack)(board)
  own.territory =
    laid === undefined ? cache.printed.territory : territoriesOf(rules, board, own.ground.terrain)
  cache.laid = laid
}

function recast(rules: Rules, state: KriegspielState): void {
  const { cache } = rules
  Object.assign(rules, state.recast === undefined ? castOf(cache.printed) : recastAs(rules, state))
  cache.recast = state.recast
  cache.recastAt = state.number
  cache.emits.set(rules.pieces.emits)
  cache.stops.set(rules.pieces.stopsLines)
  cache.blocks.set(rules.pieces.stopsLines)
}

const castOf = ({ pieces, reach, aims, choices }: Cast): Cast => ({ pieces, reach, aims, choices })

/** More variants of the pieces than a game has. At this number the cache is cleared. */
const MOST_CASTS = 64
const castsOf = memoise((_: Printed['pieces']) => new Map<string, Cast>())

function recastAs(rules: Rules, state: KriegspielState): Cast {
  const { printed } = rules.cache
  const casts = castsOf(printed.pieces)
  const key = JSON.stringify(state.recast?.filter(({ until }) => until >= state.number))
  let cast = casts.get(key)
  if (cast === undefined) {
    if (casts.size >= MOST_CASTS) casts.clear()
    const tables: Tables = { ...rules, ...castOf(printed) }
    const pieces = piecesRecast(tables, (piece) => {
      const to = becomes(rules, state, piece)
      // Each side is one player.
      return to && { unit: to.unit, side: to.side >= 0 ? to.side : to.seat }
    })
    const reach = reachOf({ ...tables, pieces })
    cast = { pieces, reach, aims: aimsOf(rules.ground, reach), choices: bookOf({ ...tables, pieces }) }
    casts.set(key, cast)
  }
  return cast
}
