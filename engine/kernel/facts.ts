/** Builds events for the log, with names instead of indices. */
import type { GameDef, GameEvent, Message, MessageValue } from '../types'

/** Names in messages: of a side, of a cell. */
export const sideName = ({ sides }: { readonly sides: readonly string[] }, side: number): MessageValue => ({
  text: `sides.${sides[side]}`,
})
export const cellName = (
  { board }: { readonly board: { readonly grid: { readonly names: readonly string[] } } },
  cell: number,
): MessageValue => ({ cell: board.grid.names[cell] })

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

/** An event about a piece and optionally a cell; both are in the message and in fields. */
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

/** The part of a turn that emits events. */
type Told = {
  readonly def: Pick<GameDef, 'grid'>
  readonly quiet?: boolean
  emit(event: GameEvent): void
}

/** Emits an event of a ruleset about a side, or without one. */
export const emitting =
  (ruleset: string) =>
  (turn: Told, type: string, values: Message['values'] = {}, facts: Facts = {}): void => {
    if (!turn.quiet) turn.emit(fact(ruleset, type, values, facts))
  }

/** Emits an event about a piece and optionally a cell. @param about the id of a piece, and its name */
export const reporting =
  <T extends Told>(
    ruleset: string,
    about: (turn: T, piece: number) => { readonly id: string; readonly unit: MessageValue },
  ) =>
  (
    turn: T,
    type: string,
    piece: number,
    cell = -1,
    values: Message['values'] = {},
    facts: Facts = {},
  ): void => {
    if (turn.quiet) return
    const at = cell >= 0 ? turn.def.grid.names[cell] : undefined
    turn.emit(factOfPiece(ruleset, type, { ...about(turn, piece), cell: at }, values, facts))
  }
