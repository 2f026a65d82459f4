/** The studio's words for blocks, of one language; whatever has no phrase is an error. */
import { createTranslator } from 'use-intl/core'
import { type Phrases, phrasesOf, type Words } from '../../app/_editor/model/blocks/words'
import en from '../../app/_editor/text/en.json'
import it from '../../app/_editor/text/it.json'

const TEXTS = { en, it }

const phrasesIn = (language: 'en' | 'it') =>
  createTranslator({
    locale: language,
    messages: TEXTS[language],
    namespace: 'blockPhrases',
    onError: (error) => {
      throw error
    },
  }) as unknown as Phrases

/** As the panel has them, for blocks that may be half typed. */
export const panelWords = (language: 'en' | 'it'): Words => ({
  ...phrasesOf(phrasesIn(language)),
  name: (_, id) => id,
  power: () => undefined,
})

export function wordsIn(language: 'en' | 'it', names: Record<string, string> = {}): Words {
  const t = phrasesIn(language)
  return {
    phrase: (key, values) => t(key, values),
    has: (key) => t.has(key),
    name: (group, id) => names[`${group}.${id}`] ?? id,
    power: (unit) => ({ runner: 2, guard: 4 })[unit],
  }
}
