/** Events for the log, with names instead of indices. */
import { fact, factOfPiece } from '../../kernel/facts'
import type { Message, MessageValue } from '../../types'
import { idsOf } from './names'
import type { Effect, Rules } from './rules'
import type { CryHavocTurn } from './state'

/** A piece and, where it matters, a cell. */
export function report(
  turn: CryHavocTurn,
  type: string,
  piece: number,
  cell = -1,
  values: Record<string, MessageValue> = {},
  facts: Record<string, unknown> = {},
): void {
  const { rules } = turn.def
  const at = cell >= 0 ? rules.board.grid.names[cell] : undefined
  const about = { id: idsOf(rules, turn.state)[piece], unit: unitName(rules, piece), cell: at }
  turn.emit(factOfPiece('cry-havoc', type, about, values, facts))
}

/** An event about a side or nobody. */
export function emit(
  turn: CryHavocTurn,
  type: string,
  values: Message['values'],
  facts: Record<string, unknown> = {},
): void {
  if (!turn.quiet) turn.emit(fact('cry-havoc', type, values, facts))
}

/** By its own name where it has one. */
export const unitName = ({ pieces }: Rules, piece: number): MessageValue => pieces.label[piece]
export const sideName = ({ sides }: Rules, side: number): MessageValue => ({ text: `sides.${sides[side]}` })
export const cellName = ({ board }: Rules, cell: number): MessageValue => ({ cell: board.grid.names[cell] })

/** What a result does to whom, with the letter of the printed table. @param ofShot it hits nobody but its target */
export function effectWords(effect: Effect | undefined, ofShot: boolean): Message {
  if (effect === undefined) return { key: 'cry-havoc.inspect.nothing' }
  const { letter, type, who, falls, mount } = effect
  return {
    key: 'cry-havoc.inspect.result',
    values: { letter, type, who: ofShot ? 'target' : who, falls: falls ? 'yes' : 'no', mount },
  }
}
