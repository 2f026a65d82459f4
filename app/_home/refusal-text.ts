import { createTranslator } from 'use-intl/core'
import type { ApiFailure } from '../../schemas/api'
import { format } from '../../schemas/say'
import type { Language } from '../_text/languages'

/** The server's messages load after a refusal, so that the front page does not load them. */
const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('../../server/text/en.json'),
  it: () => import('../../server/text/it.json'),
}

/** The reason of the server's refusal in words, with the faulty entry. */
export async function refusalText({ message, entry }: ApiFailure['error'], locale: string): Promise<string> {
  const { default: messages } = await texts[locale === 'it' ? 'it' : 'en']()
  const t = createTranslator({ locale, messages: messages as Record<string, never> })
  const text = format(message, (key, values) =>
    t.has(key as never) ? t(key as never, values as never) : key,
  )
  return entry && !text.includes(entry) ? `${text} (${entry})` : text
}
