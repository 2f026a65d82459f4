/** Events for the log, with names instead of indices. */
import { fact, factOfPiece } from '../../kernel/facts'
import type { Message, MessageValue } from '../../types'
import type { KriegspielTurn, Rules } from './rules'

/** An event about a piece and, where it matters, a cell. */
export function report(
  turn: KriegspielTurn,
  type: string,
  piece: number,
  cell = -1,
  facts: Record<string, unknown> = {},
  values: Message['values'] = {},
): void {
  if (turn.quiet) return
  const { rules } = turn.def
  const at = cell >= 0 ? rules.board.grid.names[cell] : undefined
  const about = { id: rules.pieces.ids[piece], unit: unitName(rules, piece), cell: at }
  turn.emit(factOfPiece('kriegspiel', type, about, values, facts))
}

/** An event about a side or nobody. */
export function emit(
  turn: KriegspielTurn,
  type: string,
  values: Message['values'],
  facts: Record<string, unknown> = {},
): void {
  if (!turn.quiet) turn.emit(fact('kriegspiel', type, values, facts))
}

export const unitName = ({ types, pieces }: Rules, piece: number): MessageValue => ({
  text: `units.${types[pieces.type[piece]].id}`,
})
export const sideName = ({ sides }: Rules, side: number): MessageValue => ({ text: `sides.${sides[side]}` })
export const cellName = ({ board }: Rules, cell: number): MessageValue => ({ cell: board.grid.names[cell] })
