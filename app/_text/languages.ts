/** The languages of the interface with their own names; kept apart from the texts, which are large. */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'it', name: 'Italiano' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']
