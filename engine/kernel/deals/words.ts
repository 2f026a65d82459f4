/** Deals as text: the items of each side, as one message. */
import { seatText } from '../../seat-text'
import type { GameDef, Message, MessageValue } from '../../types'
import { listed } from '../lists'
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

const orNothing = (messages: readonly Message[]): Message =>
  messages.length === 0 ? say('nothing') : listed(messages)

/** Both sides of a deal, for prompts. */
export function dealValues<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  { from, to, gives, wants, words }: Deal,
): Readonly<Record<string, MessageValue>> {
  const given = [...itemLabels(port, def.rules, gives), ...promises(port, def.rules, words)]
  return {
    from: seatValue(def, from),
    to: seatValue(def, to),
    gives: { message: orNothing(given) },
    wants: { message: orNothing(itemLabels(port, def.rules, wants)) },
  }
}

/**
 * Both sides of a deal for the log, alike items together: the giver of something comes first. Without `isRead`, only items that
 * everybody sees have names, and of the others there is the number.
 */
export function exchangeValues<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  { from, to, gives, wants, words }: Deal,
  isRead: boolean,
): Readonly<Record<string, MessageValue>> {
  const given = (items: readonly number[]) => summary(port, def.rules, items, isRead)
  const sides = [
    { giver: from, items: [...given(gives), ...(isRead ? promises(port, def.rules, words) : [])] },
    { giver: to, items: given(wants) },
  ]
  const [first, second] = sides[0].items.length > 0 ? sides : sides.toReversed()
  return {
    from: seatValue(def, first.giver),
    to: seatValue(def, second.giver),
    gives: { message: orNothing(first.items) },
    wants: { message: orNothing(second.items) },
  }
}

function summary<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  items: readonly number[],
  isRead: boolean,
): Message[] {
  const seen = isRead ? items : items.filter((item) => port.isOpen?.(rules, item))
  const count = items.length - seen.length
  return [
    ...(port.summary?.(rules, seen) ?? itemLabels(port, rules, seen)),
    ...(count > 0 ? [say('unseen', { count })] : []),
  ]
}
