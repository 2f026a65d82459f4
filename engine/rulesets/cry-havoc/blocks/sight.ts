/** Sight for blocks: a line that a shot could follow, whatever the weapon reaches. */
import type { Rules } from '../rules'
import { lineOfFire } from '../rules/sight/sight'
import type { CryHavocState } from '../state'

const EYES = { brackets: [{ upTo: Number.MAX_SAFE_INTEGER }], overFrom: 0, overCover: 0 }

/** Figures on other cells block the view as they block a shot. */
export function seesCell(rules: Rules, state: CryHavocState, piece: number, cell: number): boolean {
  const from = state.cell[piece]
  const { sight } = rules
  if (from === cell || !sight) return true
  return lineOfFire(sight, rules.cache.living, from, [cell], EYES).clear
}
