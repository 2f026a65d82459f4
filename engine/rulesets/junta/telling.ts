/** Facts that only some may know: the others hear of them in other words, or not at all. */
import { fact } from '../../kernel/facts'
import type { GameEvent, MessageValue } from '../../types'
import { type About, wordsOf } from './coup/telling'
import type { JuntaTurn } from './state'

/** Told to those who may know, who cannot take back what showed it to them; `others` for everybody else. */
export function tellOnly(
  turn: JuntaTurn,
  seats: readonly number[],
  type: string,
  about: About,
  values: Readonly<Record<string, MessageValue>>,
  others?: string,
): void {
  const { rules } = turn.def
  const words = wordsOf(rules, about)
  const who = about.family === undefined ? {} : { family: rules.seats[about.family] }
  const event: GameEvent = {
    ...fact('junta', type, { ...words, ...values }, { ...who }),
    only: seats.map((seat) => rules.seats[seat]),
    reveals: true,
    // Somebody learns something: it cannot be taken back.
    reveals: true,
    ...(others === undefined ? {} : { others: fact('junta', others, words, who) }),
  }
  turn.emit(event)
}

/** Notes in words: how many of each value. */
export const notesText = (notes: readonly number[]): string =>
  notes.flatMap((count, index) => (count > 0 ? [`${count} × ${index + 1}`] : [])).join(', ') || '0'
