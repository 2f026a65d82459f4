/** Applies the ground of a state to the rules, for walking and for sight, after effects have changed it. */
import { boardNow } from '../../../blocks/zones/ground'
import { memoise } from '../../../memoise'
import type { BoardMap } from '../../../types'
import type { CryHavocPack, Ground, Rules } from '../rules'
import type { SightGround } from '../rules/sight/ground'
import type { CryHavocState } from '../state'
import { compileGround } from './ground'
import { sightOf, sightTables } from './sight'

const groundsOf = memoise((pack: CryHavocPack) =>
  memoise((board: BoardMap) => ({
    ground: compileGround(pack, board),
    sight: sightOf({ board, sightTables: sightTables(pack.terrain, board) }),
  })),
)

/** Sets the ground of a state. Ways found earlier are invalid afterwards. */
export function layGround(rules: Rules, state: CryHavocState): void {
  const { cache, pack } = rules
  // Each owner has its own copy of the rules: see kernel/position.
  const own: { ground: Ground; sight: SightGround | undefined } = rules
  const { ground, sight } = state.laid === undefined ? cache.printed : groundsOf(pack)(boardNow(rules, state))
  own.ground = ground
  own.sight = sight
  cache.laid = state.laid
  cache.walk.of = undefined
}
