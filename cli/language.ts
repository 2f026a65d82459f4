import { createTranslator } from 'use-intl/core'
import { loadTexts, rulesetIds } from '../engine/rulesets'
import engineEn from '../engine/text/en.json'
import engineIt from '../engine/text/it.json'
import { withArticle } from '../schemas/articles'
import type { Message } from '../schemas/diagnostic'
import type { TextFile } from '../schemas/generated/content'
import { format, type PackText, type Translate } from '../schemas/say'
import schemasEn from '../schemas/text/en.json'
import schemasIt from '../schemas/text/it.json'
import serverEn from '../server/text/en.json'
import serverIt from '../server/text/it.json'
import en from './text/en.json'
import it from './text/it.json'

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

const MESSAGES: Record<Language, Record<string, unknown>> = {
  en: { ...schemasEn, ...engineEn, ...(await loadTexts(rulesetIds(), 'en')), ...serverEn, cli: en },
  it: { ...schemasIt, ...engineIt, ...(await loadTexts(rulesetIds(), 'it')), ...serverIt, cli: it },
}

/** The texts of a pack, by file or by language. */
export type PackTexts = Readonly<Record<string, TextFile>>

/** All texts of the command line, in one language. */
export type Words = {
  /** Formats one of our own texts: `tell('check.clean', { pack })`. */
  tell(key: string, values?: Message['values']): string
  /** Formats any message of engine, schemas or server; names come from the pack's texts. */
  format(message: Message, texts?: PackTexts): string
}

export const isLanguage = (text: string): text is Language => LANGUAGES.some((known) => known === text)

/** Returns the language of the terminal: Italian if its locale says so, otherwise English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return wish.toLowerCase().startsWith('it') ? 'it' : 'en'
}

export function wordsIn(language: Language): Words {
  const options = { locale: language, messages: MESSAGES[language], timeZone: 'UTC' }
  const translate = createTranslator(options) as unknown as Translate
  const speak = (message: Message, texts: PackTexts = {}) =>
    format(message, translate, namesIn(language, texts))
  return { format: speak, tell: (key, values) => speak({ key: `cli.${key}`, values }) }
}

/** Returns names in the user's language, else in English, else in any language of the pack. */
function namesIn(language: Language, texts: PackTexts): PackText {
  const files = Object.values(texts)
  const rank = (file: TextFile) => [language, 'en'].indexOf(file.language as Language) >>> 0
  const wished = files.sort((a, b) => rank(a) - rank(b))
  return (key) => {
    const cut = key.indexOf('.')
    const [group, id] = [key.slice(0, cut), key.slice(cut + 1)]
    const entry = wished.map((file) => file.text[group]?.[id]).find((one) => one !== undefined)
    return entry && withArticle(entry.name, entry.article)
  }
}
