/** Lines for the entries of a list whose definition has a sentence (`x-says`), and for the rules that a scenario enables. */
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isMap, type Loose, listOf, textOf } from './loose'
import type { Words } from './words'

export type BlockLine = { readonly path: ValuePath; readonly name: string; readonly summary: string }

/** Lines of a list; undefined if its entries have no sentences. */
export function saidLines(words: Words, key: string, value: unknown): BlockLine[] | undefined {
  const definition = words.sayer.entryOf(key)
  if (definition === undefined) return undefined
  if (isMap(value)) {
    const lines = ruleLines(words, key, definition, value)
    return lines.length > 0 ? lines : undefined
  }
  return listOf(value).flatMap((entry, index) =>
    isMap(entry)
      ? [
          {
            path: [key, index],
            name: words.sayer.title(definition, entry) ?? nameOf(words, key, entry, index),
            summary: words.sayer.say(definition, entry),
          },
        ]
      : [],
  )
}

/** Lists whose entries are named like those of another list. */
const NAMED_LIKE: Readonly<Record<string, string>> = { schedule: 'triggers', levels: 'victory' }

function nameOf({ name }: Words, key: string, { id }: Loose, index: number): string {
  const text = textOf(id)
  if (text === '') return String(index + 1)
  const own = name(key, text)
  return own === text && Object.hasOwn(NAMED_LIKE, key) ? name(NAMED_LIKE[key], text) : own
}

/** A line for each rule that says something, and for each entry of a list of them. */
function ruleLines(words: Words, key: string, definition: string, rules: Loose): BlockLine[] {
  return Object.entries(rules).flatMap(([rule, value]) => {
    const of = words.sayer.keyOf(definition, rule)
    if (of === undefined) return []
    const line = (path: BlockLine['path'], block: Loose): BlockLine[] => {
      const summary = words.sayer.say(of, block)
      return summary === '' ? [] : [{ path, name: words.sayer.title(of, block) ?? rule, summary }]
    }
    if (isMap(value)) return line([key, rule], value)
    return listOf(value).flatMap((one, index) => line([key, rule, index], isMap(one) ? one : {}))
  })
}
