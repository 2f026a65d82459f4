/** Names in words, and events for the log: those that all see, and those that only some may know. */
import { fact } from '../../kernel/facts'
import type { GameEvent, Message, MessageValue } from '../../types'
import type { Rules } from './rules'
import type { JuntaTurn } from './state'

export const seatName = ({ seats }: Rules, seat: number): MessageValue => ({ text: `sides.${seats[seat]}` })
export const cellName = ({ board }: Rules, cell: number): MessageValue => ({ cell: board.grid.names[cell] })
export const officeName = ({ offices }: Rules, office: number): MessageValue => ({
  text: `offices.${offices.ids[office]}`,
})
export const cardName = ({ cards }: Rules, card: number): MessageValue => ({
  text: `cards.${cards.name[card]}`,
})
export const locationName = ({ locations }: Rules, location: number): MessageValue => ({
  text: `locations.${locations.ids[location]}`,
})
export const typeName = ({ types }: Rules, type: number): MessageValue => ({
  text: `units.${types.ids[type]}`,
})
export const unitName = (rules: Rules, unit: number): MessageValue => typeName(rules, rules.units.type[unit])

/** What an event is about: by index, shown by name. */
export type About = {
  readonly family?: number
  readonly other?: number
  readonly cell?: number
  readonly from?: number
  readonly unit?: number
  readonly card?: number
  readonly office?: number
  readonly location?: number
  readonly count?: number
  readonly dice?: readonly number[]
  readonly kind?: string
}

/** An event that everybody sees, unless `facts` say otherwise (`only`, `reveals`). */
export function emit(
  turn: JuntaTurn,
  type: string,
  about: About = {},
  facts: Readonly<Record<string, unknown>> = {},
): void {
  if (turn.quiet) return
  const { rules } = turn.def
  turn.emit(fact('junta', type, wordsOf(rules, about), { ...namesOf(rules, about), ...facts }))
}

export function wordsOf(rules: Rules, about: About): Message['values'] {
  const { family, other, cell, from, unit, card, office, location, count, dice, kind } = about
  return {
    ...(family !== undefined && { family: seatName(rules, family) }),
    ...(other !== undefined && { other: seatName(rules, other) }),
    ...(cell !== undefined && { cell: cellName(rules, cell) }),
    ...(from !== undefined && { from: cellName(rules, from) }),
    ...(unit !== undefined && { unit: unitName(rules, unit) }),
    ...(card !== undefined && { card: cardName(rules, card) }),
    ...(office !== undefined && { office: officeName(rules, office) }),
    ...(location !== undefined && { location: locationName(rules, location) }),
    ...(count !== undefined && { count }),
    ...(dice !== undefined && { dice: dice.join(' ') || 'none' }),
    ...(kind !== undefined && { kind }),
  }
}

function namesOf(rules: Rules, about: About): Record<string, unknown> {
  const { family, other, cell, from, unit, card, office, location, count, dice, kind } = about
  return {
    ...(family !== undefined && { family: rules.seats[family] }),
    ...(other !== undefined && { other: rules.seats[other] }),
    ...(cell !== undefined && { cell: rules.board.grid.names[cell] }),
    ...(from !== undefined && { from: rules.board.grid.names[from] }),
    ...(unit !== undefined && { unit: rules.units.ids[unit] }),
    ...(card !== undefined && { card: rules.cards.ids[card] }),
    ...(office !== undefined && { office: rules.offices.ids[office] }),
    ...(location !== undefined && { location: rules.locations.ids[location] }),
    ...(count !== undefined && { count }),
    ...(dice !== undefined && { dice }),
    ...(kind !== undefined && { kind }),
  }
}

/** Emitted to those who may know, who cannot take back what showed it to them; `others` for everybody else. */
export function emitOnly(
  turn: JuntaTurn,
  seats: readonly number[],
  type: string,
  about: About,
  values: Readonly<Record<string, MessageValue>>,
  others?: { readonly type: string; readonly about?: About },
): void {
  if (turn.quiet) return
  const { rules } = turn.def
  const words = wordsOf(rules, about)
  const who = about.family === undefined ? {} : { family: rules.seats[about.family] }
  const event: GameEvent = {
    ...fact('junta', type, { ...words, ...values }, { ...who }),
    only: seats.map((seat) => rules.seats[seat]),
    reveals: true,
    ...(others && {
      others: fact('junta', others.type, wordsOf(rules, others.about ?? {}), who),
    }),
  }
  turn.emit(event)
}

/** Notes in words: how many of each value. */
export const notesText = (notes: readonly number[]): string =>
  notes.flatMap((count, index) => (count > 0 ? [`${count} × ${index + 1}`] : [])).join(', ') || '0'
