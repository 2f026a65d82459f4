// What can be wrong with a data folder or a database, each by a code, its words in both languages in `scripts/text`.
import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { PlainError } from './project.mjs'

const read = (language) =>
  JSON.parse(readFileSync(new URL(`../text/${language}.json`, import.meta.url), 'utf8'))
const messages = { en: read('en'), it: read('it') }

/** Italian where the terminal says so, English everywhere else: the rule of the command line too. */
export function terminalLanguage(env = process.env) {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return wish.toLowerCase().startsWith('it') ? 'it' : 'en'
}

/** One text of `scripts/text`, for example `tell('doctor.ok')`. */
export function tell(key, values = {}, language = terminalLanguage()) {
  return createTranslator({ locale: language, messages: messages[language], timeZone: 'UTC' })(key, values)
}

/**
 * A known fault of the place Ludoteca runs in: what is wrong, and what to do next. `words` says it in a given language;
 * `message` is in that of the terminal.
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

/** A file system's refusal by its code, `EACCES` for one, in words. */
export const reasonOf = (error) => {
  const known = messages.en.reasons[error.code]
  return known ? `${tell(`reasons.${error.code}`)}, ${error.code}` : (error.code ?? error.message)
}
