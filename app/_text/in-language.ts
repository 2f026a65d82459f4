import type { LocalText } from '../../schemas/generated/content'
import { plainName } from './plain-name'

/** What is written in a language, or in English where it is not. */
export const inLanguage = (text: LocalText, language: string): string => plainName(text[language] ?? text.en)
