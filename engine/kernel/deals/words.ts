/** Deals as text: the items of each side, as one message. */
import { seatText } from '../../seat-text'
import type { GameDef, Message, MessageValue } from '../../types'
import { type Deal, type DealingState, type DealPort, UNREAD } from './deals'

export const seatValue = (def: Pick<GameDef, 'seats' | 'sideOf'>, seat: number): MessageValue => {
  const { section, id } = seatText(def, def.seats[seat])
  return { text: `${section}.${id}` }
}

const say = (key: string, values?: Message['values']): Message => ({ key: `kernel.deal.${key}`, values })

/** Each item once, with its number if there are several. */
export function itemLabels<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  items: readonly number[],
): Message[] {
  return [...new Set(items)].map((item) => {
    const count = items.filter((other) => other === item).length
    const label = item === UNREAD ? say('hidden', { count }) : port.label(rules, item)
    return count === 1 || item === UNREAD ? label : say('times', { count, item: { message: label } })
  })
}

export const promises = <S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  words: readonly number[],
): Message[] =>
  words.map((index) => say('promise', { words: { text: `promises.${port.words(rules)[index]}` } }))

/** Joins messages to one. */
export function listed(messages: readonly Message[]): Message {
  if (messages.length === 0) return say('nothing')
  const last = messages[messages.length - 1]
  return messages
    .slice(0, -1)
    .reduceRight((rest, first) => say('list', { first: { message: first }, rest: { message: rest } }), last)
}

/** Both sides of a deal, for prompts and events. */
export function dealValues<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  { from, to, gives, wants, words }: Deal,
): Readonly<Record<string, MessageValue>> {
  const given = [...itemLabels(port, def.rules, gives), ...promises(port, def.rules, words)]
  return {
    from: seatValue(def, from),
    to: seatValue(def, to),
    gives: { message: listed(given) },
    wants: { message: listed(itemLabels(port, def.rules, wants)) },
  }
}
