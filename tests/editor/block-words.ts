/** The studio's texts for blocks, in one language. A missing phrase is an error. */
import { createTranslator } from 'use-intl/core'
import { type Phrases, phrasesOf, type Words } from '../../app/_editor/blocks/model/words'
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

/** Returns the phrases of a built site, for blocks that may be half typed. The build has already parsed the patterns. */
function builtPhrases(language: 'en' | 'it'): Phrases {
  const t = phrasesIn(language)
  const raw = (key: string) => {
    const text = t.raw(key)
    return typeof text === 'string' && text.includes('{') ? text.split(/(?=\{)/) : text
  }
  return Object.assign((key: string, values?: Record<string, string | number>) => t(key, values), {
    has: t.has.bind(t),
    raw,
  })
}

export const panelWords = (language: 'en' | 'it'): Words => ({
  ...phrasesOf(builtPhrases(language)),
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
