/** Facts for the log, with names instead of indices. */
import type { Message, MessageValue } from '../../types'
import { idsOf } from './names'
import type { Rules } from './rules'
import type { CorteoTurn } from './state'

/** A piece and, where it matters, a cell. */
export function report(
  turn: CorteoTurn,
  type: string,
  piece: number,
  cell = -1,
  more: Record<string, unknown> = {},
): void {
  const { rules } = turn.def
  const id = idsOf(rules, turn.state)[piece]
  const values: Record<string, MessageValue> = { unit: unitName(rules, piece), id }
  if (cell >= 0) values.cell = cellName(rules, cell)
  turn.emit({
    type,
    message: { key: `corteo.event.${type}`, values },
    unit: id,
    ...(cell >= 0 ? { cell: rules.board.grid.names[cell] } : {}),
    ...more,
  })
}

/** A fact about a side or nobody. */
export function tell(
  turn: CorteoTurn,
  type: string,
  values: Message['values'],
  facts: Record<string, unknown> = {},
): void {
  turn.emit({ type, message: { key: `corteo.event.${type}`, values }, ...facts })
}

export const unitName = (rules: Rules, piece: number): MessageValue => ({
  text: `units.${rules.types[rules.pieces.type[piece]].id}`,
})
export const sideName = (rules: Rules, side: number): MessageValue => ({ text: `sides.${rules.sides[side]}` })
/** A player: by its own name where its side has several, else by that of the side. */
export const seatName = (rules: Rules, seat: number): MessageValue => {
  const { id, side } = rules.seats[seat]
  return rules.seatsOf[side].length > 1 ? { text: `seats.${id}` } : sideName(rules, side)
}
export const cellName = (rules: Rules, cell: number): MessageValue => ({ cell: rules.board.grid.names[cell] })
