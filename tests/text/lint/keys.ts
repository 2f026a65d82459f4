/** Unused and missing messages of the program. */
import { readFileSync } from 'node:fs'
import { schemaFile, schemaPaths } from '../../../scripts/generation/schema-files.mjs'
import type { Sources } from './sources'

/** Returns the words of the schemas. Names of lists and types are parts of keys too. */
export const schemaWords = (): Set<string> =>
  new Set(
    schemaPaths().flatMap((path) => readFileSync(schemaFile(path), 'utf8').match(/(?<=")[\w-]+(?=")/g) ?? []),
  )

/**
 * Returns the unused messages. A key is used if a source has it in quotes, whole or after a group. It is also used if a template
 * makes it (`corteo.event.${type}`) and each word of the template's value is quoted somewhere.
 */
export function unusedKeys(keys: readonly string[], sources: Sources, more: ReadonlySet<string>): string[] {
  const { words, templates, groups } = sources
  const ofKeys = templates.filter((pieces) => pieces.some((piece) => piece.includes('.'))).map(patternOf)
  const ofWords = templates.filter((pieces) => /^[\w-]{2,}$/.test(pieces.join(''))).map(patternOf)
  const isWord = (word: string): boolean => words.has(word) || more.has(word) || /^\d+$/.test(word)
  const isMade = (word: string): boolean =>
    isWord(word) || ofWords.some((pattern) => pattern.exec(word)?.slice(1).every(isWord))
  const isRead = (way: string): boolean =>
    words.has(way) ||
    ofKeys.some((pattern) =>
      pattern
        .exec(way)
        ?.slice(1)
        .every((part) => isWord(part) || part.split('.').every(isMade)),
    )
  return keys.filter(
    (key) => ![...groups].some((group) => key.startsWith(group) && isRead(key.slice(group.length))),
  )
}

const patternOf = (pieces: readonly string[]): RegExp =>
  new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`)

/** Returns quoted keys without a message. `except` are files whose `t` takes other keys. */
export function missingKeys(keys: readonly string[], { asked, groups }: Sources): string[] {
  const known = new Set(keys)
  return asked
    .filter(({ key }) => ![...groups].some((group) => known.has(`${group}${key}`)))
    .map(({ key, file }) => `${file}: ${key}`)
}
