/** The languages of the interface with their own names, separate from the large texts. */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'it', name: 'Italiano' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']

/** The header in which `proxy.ts` passes the language in the page's address. */
export const ASKED_LANGUAGE = 'x-ludoteca-language'

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some((known) => known.id === text)

/** The language of the interface for a locale. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : 'en')
