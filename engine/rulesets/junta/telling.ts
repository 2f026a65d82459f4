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
