/** Hidden units on a table: face-down counters, and for their own side which unit it is. */
import type { Message, TablePiece } from '../../types'
import type { BlockRules, BlockState } from '../port'
import { lurkersOf, piecesIn, unitName } from './hidden'

/** @param sides by index */
export function hiddenShown(rules: BlockRules, state: BlockState, sides: readonly string[]): TablePiece[] {
  return lurkersOf(rules, state)
    .filter(({ cell }) => cell >= 0)
    .map(({ piece, cell, isFaceDown = false }, index) => {
      const side = sides[piecesIn(rules).side(rules, state, piece)]
      const label: Message = isFaceDown
        ? { key: 'blocks.marker.unknown', values: { side: { text: `sides.${side}` } } }
        : { key: 'blocks.marker.hidden', values: { unit: unitName(rules, state, piece) } }
      const mark = { kind: 'marker' as const, type: 'hidden', text: '?', level: 0, badges: [] }
      return { ...mark, id: `hidden-${index + 1}`, side, label, cell, faceDown: isFaceDown }
    })
}
