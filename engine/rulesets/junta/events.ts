/** Names in messages, and events for the log: public ones, and those for some seats only. */
import { fact } from '../../kernel/facts'
import type { GameEvent, MessageValue } from '../../types'
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

/** The subjects of an event, by index; the log shows their names. */
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

/** Emits a public event, unless `facts` say otherwise (`only`, `reveals`). */
export function emit(
  turn: JuntaTurn,
  type: string,
  about: About = {},
  facts: Readonly<Record<string, unknown>> = {},
): void {
  if (turn.quiet) return
  const { rules } = turn
  turn.emit(fact('junta', type, wordsOf(rules, about), { ...namesOf(rules, about), ...facts }))
}

/** By kind of subject, the function for its name on the screen and the one for its id in events. */
const NAMED = {
  family: [seatName, ({ seats }: Rules, seat: number) => seats[seat]],
  other: [seatName, ({ seats }: Rules, seat: number) => seats[seat]],
  cell: [cellName, ({ board }: Rules, cell: number) => board.grid.names[cell]],
  from: [cellName, ({ board }: Rules, cell: number) => board.grid.names[cell]],
  unit: [unitName, ({ units }: Rules, unit: number) => units.ids[unit]],
  card: [cardName, ({ cards }: Rules, card: number) => cards.ids[card]],
  office: [officeName, ({ offices }: Rules, office: number) => offices.ids[office]],
  location: [locationName, ({ locations }: Rules, location: number) => locations.ids[location]],
} as const
type Word = keyof typeof NAMED
const WORDS = Object.keys(NAMED) as Word[]

export function wordsOf(rules: Rules, about: About): Record<string, MessageValue> {
  return {
    ...named(about, (word, index) => NAMED[word][0](rules, index)),
    ...plain(about, about.dice?.join(' ') || 'none'),
  }
}

const namesOf = (rules: Rules, about: About): Record<string, unknown> => ({
  ...named(about, (word, index) => NAMED[word][1](rules, index)),
  ...plain(about, about.dice),
})

function named<T>(about: About, name: (word: Word, index: number) => T): Record<string, T> {
  const found: Record<string, T> = {}
  for (const word of WORDS) {
    const index = about[word]
    if (index !== undefined) found[word] = name(word, index)
  }
  return found
}

const plain = <T>({ count, dice, kind }: About, thrown: T) => ({
  ...(count !== undefined && { count }),
  ...(dice !== undefined && { dice: thrown }),
  ...(kind !== undefined && { kind }),
})

/** Emits an event to the seats that may know it, which then cannot take back the step; `others` goes to all other viewers. */
export function emitOnly(
  turn: JuntaTurn,
  seats: readonly number[],
  type: string,
  about: About,
  values: Readonly<Record<string, MessageValue>>,
  others?: { readonly type: string; readonly about?: About },
): void {
  if (turn.quiet) return
  const { rules } = turn
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

/** Returns a text with the number of notes of each value. */
export const notesText = (notes: readonly number[]): string =>
  notes.flatMap((count, index) => (count > 0 ? [`${count} × ${index + 1}`] : [])).join(', ') || '0'
