import type { LocalText } from '../../schemas/generated/content'

/** What is written in a language, or in English where it is not. */
export const inLanguage = (text: LocalText, language: string): string => text[language] ?? text.en
