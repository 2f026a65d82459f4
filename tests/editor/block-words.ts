/** The studio's texts for blocks, in one language. A missing phrase is an error. */
import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { type Phrases, phrasesOf, type Words } from '../../app/_editor/blocks/model/words'
import en from '../../app/_editor/text/en.json'
import it from '../../app/_editor/text/it.json'
import { Sayer, type Sentences } from '../../schemas/sentences/sayer'

const TEXTS = { en, it }
type Language = keyof typeof TEXTS

const phrasesIn = (language: Language) =>
  createTranslator({
    locale: language,
    messages: TEXTS[language],
    namespace: 'blockPhrases',
    onError: (error) => {
      throw error
    },
  }) as unknown as Phrases

/** Returns the phrases of a built site, for blocks that may be half typed. The build has already parsed the patterns. */
function builtPhrases(language: Language): Phrases {
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

export const sentencesIn = (language: Language, ruleset: string): Sentences =>
  JSON.parse(
    readFileSync(
      `${import.meta.dirname}/../../schemas/generated/sentences/${ruleset}.${language}.json`,
      'utf8',
    ),
  )

const unnamed = (_: string, id: string) => id

export const panelWords = (language: Language, ruleset: string): Words => ({
  ...phrasesOf(builtPhrases(language)),
  sayer: new Sayer(sentencesIn(language, ruleset), unnamed),
  name: unnamed,
  power: () => undefined,
})

export function wordsIn(language: Language, names: Record<string, string> = {}, ruleset = 'corteo'): Words {
  const t = phrasesIn(language)
  const name = (group: string, id: string) => names[`${group}.${id}`] ?? id
  return {
    phrase: (key, values) => t(key, values),
    has: (key) => t.has(key),
    sayer: new Sayer(sentencesIn(language, ruleset), name),
    name,
    power: (unit) => ({ runner: 2, guard: 4 })[unit],
  }
}
