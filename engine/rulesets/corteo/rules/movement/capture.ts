/** Pieces that an enemy captures by entering their cell (C-166). Reads the loaded position cache. */

import { isPrey } from '../../position/cells'
import type { Rules } from '../../rules'

/** True if a piece may end its way on a cell because all pieces there can be captured. */
export function canTake(rules: Rules, piece: number, cell: number): boolean {
  const { captures, cache, pieces } = rules
  if (captures.length === 0 || pieces.passive[piece] !== 0) return false
  const first = cache.top[cell]
  if (first < 0 || pieces.side[first] === pieces.side[piece]) return false
  for (let other = first; other >= 0; other = cache.next[other]) if (!isPrey(rules, other)) return false
  return true
}
