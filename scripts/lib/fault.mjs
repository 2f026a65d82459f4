// The known faults of a data folder or a database: each has a code, and its texts are in `scripts/text` in both languages.
import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { PlainError } from './project.mjs'

const read = (language) =>
  JSON.parse(readFileSync(new URL(`../text/${language}.json`, import.meta.url), 'utf8'))
const messages = { en: read('en'), it: read('it') }

/** Returns Italian if the terminal's locale says so, otherwise English, like the command line. */
export function terminalLanguage(env = process.env) {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return wish.toLowerCase().startsWith('it') ? 'it' : 'en'
}

/** Formats one text of `scripts/text`, for example `tell('doctor.ok')`. */
export function tell(key, values = {}, language = terminalLanguage()) {
  return createTranslator({ locale: language, messages: messages[language], timeZone: 'UTC' })(key, values)
}

/**
 * A known fault of the environment, with what is wrong and what to do next. `words` formats it in a given language; `message` is in
 * the terminal's.
 */
export class Fault extends PlainError {
  constructor(code, values = {}, options = {}) {
    super(tell(`faults.${code}`, values), options)
    this.code = code
    this.values = values
  }

  words(language) {
    return tell(`faults.${this.code}`, this.values, language)
  }
}

/** Explains a file system error by its code, for example `EACCES`. */
export const reasonOf = (error) => {
  const known = messages.en.reasons[error.code]
  return known ? `${tell(`reasons.${error.code}`)}, ${error.code}` : (error.code ?? error.message)
}
