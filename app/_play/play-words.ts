import type { useTranslations } from 'next-intl'

/** The messages of the table, in the user's language. */
export type PlayWords = ReturnType<typeof useTranslations<'play'>>
