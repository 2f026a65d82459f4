import { asName, inSentence } from './articles'
import type { Message, MessageValue } from './diagnostic'

/** The translator of the caller's language: next-intl's `t` in the browser, `use-intl`'s in the command line. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
/** The pack's own name for an entry of its text files (`units.cordone-4-2`), `withArticle` if it has one; `undefined` if it has no name. */
export type PackText = (key: string) => string | undefined

/** A message as text. Values that are messages, cells or texts of the pack are converted first. */
export const format = (
  message: Message,
  translate: Translate,
  packText: PackText = () => undefined,
): string => inSentence(withMarks(message, translate, packText))

function withMarks(message: Message, translate: Translate, packText: PackText): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(message.values ?? {}))
    values[name] = word(value, translate, packText)
  return translate(message.key, values)
}

function word(value: MessageValue, translate: Translate, packText: PackText): string | number {
  if (typeof value !== 'object') return value
  // Areas have names; cells of a grid are named by column and row.
  if ('cell' in value) return asName(packText(`areas.${value.cell}`) ?? value.cell)
  if ('message' in value) return asName(withMarks(value.message, translate, packText))
  return asName(packText(value.text) ?? value.text.slice(value.text.lastIndexOf('.') + 1))
}
