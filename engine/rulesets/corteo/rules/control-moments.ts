/** The moments of cells that a side gains or loses control of. */

import { isAwaited, moment } from '../../../blocks/interpreter'
import { reload } from '../position/cache'
import type { CorteoTurn } from '../rules'

const GAINED = 'control-gained'
const LOST = 'control-lost'

/**
 * Carries out a change of one unit, and raises a moment for each cell that its side gains or loses control of by it.
 * Without a trigger for these moments it only carries out the change.
 */
export function watchingControl(turn: CorteoTurn, piece: number, change: () => void): void {
  const { rules, state } = turn
  const { blocks, cache } = rules
  if (!isAwaited(blocks, GAINED) && !isAwaited(blocks, LOST)) {
    change()
    return
  }
  const side = rules.pieces.side[piece]
  const before = cache.zone[side]?.slice()
  change()
  reload(rules, state)
  if (before === undefined) return
  const after = cache.zone[side].slice()
  for (const [cell, had] of before.entries())
    if (had !== after[cell]) moment(turn, had === 1 ? LOST : GAINED, { it: piece, cell })
}
