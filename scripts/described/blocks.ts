/** The words of the block language: each needs a sentence in both languages in the studio, and a line in the docs. */
import { createTranslator } from 'use-intl/core'
import { sayCondition, sayMeasure, sayZone } from '../../app/_editor/blocks/model/say-condition'
import { sayEffect } from '../../app/_editor/blocks/model/say-effect'
import { phrasesOf, type Words } from '../../app/_editor/blocks/model/words'

const SAY = { Effect: sayEffect, Condition: sayCondition, Measure: sayMeasure, Zone: sayZone }
export type WordKind = keyof typeof SAY
export const WORD_KINDS = Object.keys(SAY) as WordKind[]

type Property = { readonly const?: string; readonly examples?: readonly unknown[] }
export type Definition = {
  readonly properties?: Readonly<Record<string, Property>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly oneOf?: readonly { readonly $ref: string }[]
  readonly 'x-kind'?: string
}
export type Definitions = Readonly<Record<string, Definition>>
export type Word = { readonly kind: WordKind; readonly name: string; readonly definition: Definition }

/** The file of texts and its messages, for one language. */
export type TextFile = { readonly file: string; readonly language: 'en' | 'it'; readonly messages: object }

/** The words of all games: those that a kind lists. */
export const commonWords = (definitions: Definitions): Word[] =>
  WORD_KINDS.flatMap((kind) =>
    (definitions[kind].oneOf ?? []).map(({ $ref }) => {
      const name = $ref.split('/').pop() ?? ''
      return { kind, name, definition: definitions[name] }
    }),
  )

/** The words of one game: those that name their kind. */
export const ownWords = (definitions: Definitions): Word[] =>
  WORD_KINDS.flatMap((kind) =>
    Object.entries(definitions)
      .filter(([, definition]) => definition['x-kind'] === kind)
      .map(([name, definition]) => ({ kind, name, definition })),
  )

export const typeOf = ({ definition, name }: Word): string => definition.properties?.type?.const ?? name
const titleOf = (word: Word): string => `${word.kind.toLowerCase()} "${typeOf(word)}"`

/** The word with the first example of each key, and the same with its required keys only. */
function samplesOf({ definition }: Word): object[] {
  const { properties = {}, required = [], minProperties = 0 } = definition
  const entries = Object.entries(properties).map(([key, property]): [string, unknown] => [
    key,
    property.const ?? property.examples?.[0],
  ])
  const least = entries.filter(([key]) => required.includes(key))
  return (least.length < minProperties ? [entries] : [entries, least]).map((some) => Object.fromEntries(some))
}

/** Reports each word without a sentence, and each missing phrase of its sentence. */
export function sentenceFaults(words: readonly Word[], texts: readonly TextFile[]): string[] {
  return texts.flatMap((text) =>
    words.flatMap((word) => {
      const faults = new Set<string>()
      const phrases = phraseReader(text, faults)
      const sentences = samplesOf(word).map((sample) => SAY[word.kind](phrases, sample))
      if (faults.size > 0)
        return [...faults].map((fault) => `${text.file}: ${fault}, for the ${titleOf(word)}`)
      return sentences.includes('')
        ? [
            `app/_editor/blocks/model: the ${titleOf(word)} has no sentence (${text.language}); add its case to a file say-*.ts`,
          ]
        : []
    }),
  )
}

function phraseReader({ language, messages }: TextFile, faults: Set<string>): Words {
  const t = createTranslator({
    locale: language,
    messages,
    namespace: 'blockPhrases' as never,
    onError: ({ message }) => faults.add(message),
  })
  const { has, phrase } = phrasesOf(t as never)
  const reported: Words['phrase'] = (key, values) => {
    if (!has(key)) faults.add(`blockPhrases.${key} is missing`)
    return phrase(key, values)
  }
  return { has, phrase: reported, name: (_, id) => id, power: () => undefined }
}

const KEYS = /<!-- keys: ([\w, ]+) -->/g

/** Reports each definition without a table of keys on a page, and each table of a definition that does not exist. */
export function tableFaults(file: string, page: string, wanted: readonly string[]): string[] {
  const shown = [...page.matchAll(KEYS)].flatMap(([, names]) => names.split(', '))
  return [
    ...wanted
      .filter((name) => !shown.includes(name))
      .map((name) => `${file}: no table has "${name}"; add it to a line <!-- keys: … -->`),
    ...shown
      .filter((name) => !wanted.includes(name))
      .map((name) => `${file}: "${name}" has a table and no definition`),
  ]
}

/** Reports each word without a line on a generated page. */
export const pageFaults = (file: string, page: string, words: readonly Word[]): string[] =>
  words
    .filter((word) => !page.includes(`| \`${typeOf(word)}\` |`))
    .map((word) => `${file}: no line for the ${titleOf(word)}; run npm run schemas:build`)
