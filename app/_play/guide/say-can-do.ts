/** The current possibilities as a phrase after "You can". Independent of the game. */
import type { Message } from '../../../engine/types'
import type { CanDo } from './can-do'

/** The messages of `guide.can`. */
type Words = {
  (key: string, values: Record<string, string | number>): string
  has(key: string): boolean
}

export type SayingOf = {
  readonly t: Words
  readonly format: (message: Message) => string
  readonly list: (all: readonly string[]) => string
}

/** Counted choices come first, as verb phrases. Single choices follow in quotes, because a button's label may not be a verb. */
export function sayCanDo(all: readonly CanDo[], { t, format, list }: SayingOf): string {
  const counted = all.flatMap((one) => {
    if (one.type === 'one') return []
    const things = t(`things.${one.of}`, { count: one.count })
    const group = `groups.${one.group}`
    return [t(t.has(group) ? group : 'groups.other', { things })]
  })
  const labels = all.flatMap((one) => (one.type === 'one' ? [t('quoted', { label: format(one.label) })] : []))
  return list(labels.length === 0 ? counted : [...counted, t('choose', { labels: list(labels) })])
}
