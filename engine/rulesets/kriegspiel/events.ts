/** Events for the log, with names instead of indices. */
import { emitting, reporting } from '../../kernel/facts'
import type { MessageValue } from '../../types'
import type { KriegspielTurn, Rules } from './rules'

/** Reports an event about a piece and, if it matters, a cell. */
export const report = reporting<KriegspielTurn>('kriegspiel', ({ rules }, piece) => ({
  id: rules.pieces.ids[piece],
  unit: unitName(rules, piece),
}))

/** Emits an event about a side, or about no side. */
export const emit = emitting('kriegspiel')

export const unitName = ({ types, pieces }: Rules, piece: number): MessageValue => ({
  text: pieces.named.has(piece)
    ? `pieces.${pieces.named.get(piece)}`
    : `units.${types[pieces.type[piece]].id}`,
})
export { cellName, sideName } from '../../kernel/facts'
