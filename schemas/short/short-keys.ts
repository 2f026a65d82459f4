/** The keys of blocks as they are written, for completion and help: in the short notation the name of a word is a key. */
import type { Kind } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import type { Schema } from '../part'
import type { Placed } from '../resolve'
import { isObject, rootAsWritten, schemaAt, settle } from '../walk'
import { type ShortWord, shortWordsOf, wordNamed } from './words'

/** The same as `settle`, also for a value in the short notation. */
export function settleWritten(placed: Placed, value: unknown): Placed {
  const at = settle(placed, value)
  const words = shortWordsOf(at)
  if (!words || !isObject(value) || Object.hasOwn(value, 'type')) return at
  const word = wordNamed(words, Object.keys(value))
  return word ? { schema: schemaInShort(word), home: word.placed.home } : at
}

/** The schema of a word in the short notation. */
function schemaInShort(word: ShortWord): Schema {
  const { schema } = word.placed
  const { type: _, [word.main]: main, ...others } = schema.properties ?? {}
  const required = (schema.required ?? []).filter((key) => key !== 'type' && key !== word.main)
  return {
    ...schema,
    properties: { [word.name]: keyOf(word), ...others, ...word.inside?.bounds },
    required: [word.name, ...required],
  }
}

/** The schema of the main value, described as the word. */
function keyOf({ placed: { schema }, main }: ShortWord): Schema {
  const { description, 'x-description-it': italian } = schema.properties?.type ?? schema
  const value = schema.properties?.[main]
  const both = (word: string | undefined, own: string | undefined) => [word, own].filter(Boolean).join(' ')
  return {
    ...value,
    description: both(description, value?.description),
    'x-description-it': both(italian, value?.['x-description-it']),
  }
}

/** The names of the words of a list that can be keys, with the schemas of their main values. */
export function shortKeysOf(
  at: Placed,
  isMeant: (word: Schema) => boolean,
): Readonly<Record<string, Schema>> {
  const words = shortWordsOf(at)?.words ?? new Map<string, ShortWord>()
  const meant = [...words.values()].filter(({ placed }) => isMeant(placed.schema))
  return Object.fromEntries(meant.map((word) => [word.name, keyOf(word)]))
}

/** The schema at a path of a text as it is written. */
export const writtenSchemaAt = (kind: Kind, value: unknown, path: ValuePath): Placed | undefined =>
  schemaAt(kind, value, path, rootAsWritten(kind), settleWritten)
