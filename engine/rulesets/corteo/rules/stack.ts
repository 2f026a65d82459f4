/** Stacking: the pieces that can share a cell (B-11). Reads the loaded position cache. */
import { isModifiable, ofPieceAt } from '../blocks/numbers'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** True if a piece may end its way on a cell (C-109). Pieces that never stack may do so on a base only (C-113). */
export function hasRoom(rules: Rules, piece: number, cell: number): boolean {
  const { cache, pieces } = rules
  const first = cache.top[cell]
  if (first < 0) return true
  if (pieces.side[first] !== pieces.side[piece] || cache.count[cell] >= roomOn(rules, piece, cell))
    return false
  const onBase = rules.ground.base[cell] >= 0
  if (!shares(rules, piece, onBase)) return false
  for (let other = first; other >= 0; other = cache.next[other])
    if (!shares(rules, other, onBase)) return false
  return true
}

/** Returns the number of pieces that may share a cell. */
export const roomOn = (rules: Rules, piece: number, cell: number): number =>
  isModifiable(rules, 'stacking')
    ? ofPieceAt(rules, rules.cache.of as CorteoState, 'stacking', piece, cell, rules.stacking)
    : rules.stacking

export const shares = ({ pieces }: Rules, piece: number, onBase: boolean): boolean =>
  pieces.stacks[piece] === 1 || (onBase && pieces.stacks[piece] === 2)
