/** Events for the log, with names instead of indices. */
import { emitting, reporting } from '../../kernel/facts'
import type { Message, MessageValue } from '../../types'
import { idsOf } from './names'
import type { Effect, Rules } from './rules'
import type { CryHavocTurn } from './state'

/** Reports an event about a piece and, if it matters, a cell. */
export const report = reporting<CryHavocTurn>('cry-havoc', ({ rules, state }, piece) => ({
  id: idsOf(rules, state)[piece],
  unit: unitName(rules, piece),
}))

/** Emits an event about a side, or about no side. */
export const emit = emitting('cry-havoc')

/** Returns the name of a piece: its own, if it has one. */
export const unitName = ({ pieces }: Rules, piece: number): MessageValue => pieces.label[piece]

/** Returns the words for a result, with the letter of the printed table. @param ofShot whether it hits only its target */
export function effectWords(effect: Effect | undefined, ofShot: boolean): Message {
  if (effect === undefined) return { key: 'cry-havoc.inspect.nothing' }
  const { letter, type, who, falls, mount } = effect
  return {
    key: 'cry-havoc.inspect.result',
    values: { letter, type, who: ofShot ? 'target' : who, falls: falls ? 'yes' : 'no', mount },
  }
}
export { cellName, sideName } from '../../kernel/facts'
