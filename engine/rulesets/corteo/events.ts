/** Events for the log, with names instead of indices. */
import { emitting, reporting } from '../../kernel/facts'
import type { MessageValue } from '../../types'
import { idsOf } from './names'
import type { CorteoTurn, Rules } from './rules'

const tell = reporting<CorteoTurn>('corteo', ({ rules, state }, piece) => ({
  id: idsOf(rules, state)[piece],
  unit: unitName(rules, piece),
}))

/** Reports an event about a piece and, if it matters, a cell. */
export function report(
  turn: CorteoTurn,
  type: string,
  piece: number,
  cell = -1,
  more: Record<string, unknown> = {},
): void {
  if (!turn.quiet) tell(turn, type, piece, cell, numbersIn(more), more)
}

/** Returns the numbers of the facts for the message: a die, a turn of return. */
const numbersIn = (facts: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts).filter((one): one is [string, number] => typeof one[1] === 'number'),
  )

/** Emits an event about a side, or about no side. */
export const emit = emitting('corteo')

export const unitName = (rules: Rules, piece: number): MessageValue => ({
  text: rules.pieces.named.has(piece)
    ? `pieces.${rules.pieces.named.get(piece)}`
    : `units.${rules.types[rules.pieces.type[piece]].id}`,
})
export const sideName = (rules: Rules, side: number): MessageValue => ({ text: `sides.${rules.sides[side]}` })
/** Returns the name of a player: its own if its side has several, otherwise that of the side. */
export const seatName = (rules: Rules, seat: number): MessageValue => {
  const { id, side } = rules.seats[seat]
  return rules.seatsOf[side].length > 1 ? { text: `seats.${id}` } : sideName(rules, side)
}
export const cellName = (rules: Rules, cell: number): MessageValue => ({ cell: rules.board.grid.names[cell] })
