/** The words in the texts of a language. A displayed word outside of them is an id, a key or a fault. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { RawPack } from '../../../engine/types'

/** Results of tables have letters as names. */
const LETTER = /^\p{Lu}$/u

const WORD = /[\p{L}_][\p{L}\p{N}_]*(?:[-.’'][\p{L}\p{N}_]+)*/gu

export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** Returns the literal parts of a message in ICU form, in every branch. */
export const literalsOf = (message: string): string[] => literalsIn(parse(message, { ignoreTag: true }))

const literalsIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literalsIn(value))
    return element.type === TYPE.tag ? literalsIn(element.children) : []
  })

export type Vocabulary = { has(word: string): boolean }

/** Returns the words of the program's messages and of a pack's own texts in one language. */
export function vocabularyOf(messages: readonly string[], pack: RawPack, language: string): Vocabulary {
  const known = new Set(wordsIn(messages))
  const register = (text: string) => {
    for (const form of formsIn(text)) known.add(form)
  }
  for (const group of Object.values(pack.texts[language]?.text ?? {}))
    for (const { name, short, help } of Object.values(group))
      for (const text of [name, short, help]) if (text) register(text)
  return { has: (word) => known.has(fold(word)) }
}

const formsIn = (text: string): string[] =>
  wordsOf(text).flatMap((word) => [word, ...partsOf(word)].map(fold))

const read = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Cached, since the messages of a language are the same for every pack. */
function wordsIn(messages: readonly string[]): ReadonlySet<string> {
  const words = read.get(messages) ?? new Set(messages.flatMap(literalsOf).flatMap(formsIn))
  read.set(messages, words)
  return words
}

const fold = (word: string): string => word.toLocaleLowerCase().replaceAll('’', "'")
/** An elision joins two words ("dell'unità"). A hyphen does not make its parts separate words. */
const partsOf = (word: string): string[] =>
  word.split(/(?<=['’])/).flatMap((part) => [part, part.replace(/['’]$/, '')])

/** Returns the words of a text that are not in its language, and those that never belong in one. */
export function foreignIn(text: string, vocabulary: Vocabulary): string[] {
  const strange = wordsOf(text).filter(
    (word) =>
      !LETTER.test(word) &&
      !vocabulary.has(word.replace(/['’]s$/, '')) &&
      !partsOf(word).every((part) => vocabulary.has(part)),
  )
  const slips =
    text.match(/[{}‹›]|\s{2,}|^\s|\s$|\s[,.;)]|\(\s|\bundefined\b|\bNaN\b|\bnull\b|\[object/g) ?? []
  return [...strange, ...slips]
}
