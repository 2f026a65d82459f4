import type { LocalText } from '../../schemas/generated/content'
import { plainName } from './plain-name'

/** The text in a language, or in English if it is missing. */
export const inLanguage = (text: LocalText, language: string): string => plainName(text[language] ?? text.en)
