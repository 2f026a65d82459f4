/** The ground of the rules is that of the state, where effects have changed it. */
import { boardNow } from '../../../blocks/ground'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import type { Ground } from './ground'

/** Who stands where is to be worked out anew after it. */
export function layGround(rules: Rules, state: CorteoState): void {
  const { cache } = rules
  // The rules of an owner are its own copy: see kernel/position.
  const own: { ground: Ground } = rules
  own.ground = state.laid === undefined ? cache.ground : rules.groundOf(boardNow(rules, state))
  cache.laid = state.laid
  for (const [side, stops] of cache.stops.entries()) stops.set(own.ground.stops[side])
}
