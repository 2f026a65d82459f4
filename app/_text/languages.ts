/** The languages of the interface with their own names; kept apart from the texts, which are large. */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'it', name: 'Italiano' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']

/** The header by which `proxy.ts` says which language the address of a page names. */
export const ASKED_LANGUAGE = 'x-ludoteca-language'

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some((known) => known.id === text)

/** The language of a locale as the page knows it. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : 'en')
