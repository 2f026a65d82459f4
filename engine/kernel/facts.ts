/** Events for the log, with names instead of indices: what the rulesets say of a piece, a side or nobody. */
import type { GameEvent, Message, MessageValue } from '../types'

type Facts = Readonly<Record<string, unknown>>

/** An event of a ruleset: its message is under `<ruleset>.event.<type>`. */
export const fact = (
  ruleset: string,
  type: string,
  values: Message['values'],
  facts: Facts = {},
): GameEvent => ({
  type,
  message: { key: `${ruleset}.event.${type}`, values },
  ...facts,
})

/** An event about a piece and, where it matters, a cell; both are in the message and in fields. */
export function factOfPiece(
  ruleset: string,
  type: string,
  { id, unit, cell }: { readonly id: string; readonly unit: MessageValue; readonly cell: string | undefined },
  values: Message['values'] = {},
  facts: Facts = {},
): GameEvent {
  const where: Record<string, MessageValue> = cell === undefined ? {} : { cell: { cell } }
  const fields = { unit: id, ...(cell === undefined ? {} : { cell }), ...facts }
  return fact(ruleset, type, { unit, id, ...where, ...values }, fields)
}
