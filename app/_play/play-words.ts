import type { useTranslations } from 'next-intl'

/** The words of the table, in the reader's language. */
export type PlayWords = ReturnType<typeof useTranslations<'play'>>
