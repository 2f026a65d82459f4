/** Reports words without a sentence, and sentences that do not fit the keys of their definition (`x-says`). */
import { keysIn, templateOf } from '../../schemas/sentences/template'

const LANGUAGES = ['en', 'it'] as const
type Texts = Readonly<Record<string, string>>

/** A definition, or a key of one, with its sentences. */
export type Said = {
  readonly properties?: Readonly<Record<string, Said>>
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly unknown[]
  readonly 'x-says'?: Texts
  readonly 'x-title'?: Texts
  readonly 'x-words'?: Readonly<Record<string, Texts>>
  readonly 'x-unsaid'?: readonly string[]
}
type Vocabulary = {
  readonly definitions?: Readonly<Record<string, Said>>
  readonly filter?: Readonly<Record<string, Said>>
  readonly moments?: Readonly<Record<string, { readonly says?: Texts }>>
  readonly where?: Readonly<Record<string, Texts>>
}

/** Keys that no sentence needs to say: the word itself, and the id, which names the line. */
const NAMES = ['type', 'id']

/** Reports the faults of a vocabulary, in which everything says itself. */
export function vocabularyFaults(file: string, vocabulary: Vocabulary): string[] {
  const { definitions = {}, filter = {}, moments = {}, where = {} } = vocabulary
  return [
    ...sentenceFaults(file, definitions, true),
    ...Object.entries(filter).flatMap(([key, one]) => [
      ...(one['x-says'] ? [] : [`${file}: the filter "${key}" has no x-says`]),
      ...keyFaults(file, key, one, [key]),
    ]),
    ...Object.entries(moments).flatMap(([name, { says }]) => textFaults(file, `the moment "${name}"`, says)),
    ...Object.entries(where).flatMap(([name, words]) => textFaults(file, `the place "${name}"`, words)),
  ]
}

/** @param isWhole whether every definition needs a sentence */
export function sentenceFaults(
  file: string,
  definitions: Readonly<Record<string, Said>>,
  isWhole: boolean,
): string[] {
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const { properties = {} } = definition
    if (definition['x-says']) return definitionFaults(file, name, definition)
    if (isWhole && definition.properties && !definition.oneOf) return [`${file}: ${name} has no x-says`]
    return innerFaults(file, name, properties)
  })
}

/** An object in a key may say itself like a definition. */
const innerFaults = (file: string, name: string, properties: Readonly<Record<string, Said>>): string[] =>
  Object.entries(properties).flatMap(([key, one]) =>
    one.properties && one['x-says'] ? definitionFaults(file, `${name}.${key}`, one) : [],
  )

function definitionFaults(file: string, name: string, definition: Said): string[] {
  const { properties = {}, 'x-says': says = {}, 'x-title': title = {}, 'x-unsaid': unsaid = [] } = definition
  const keys = Object.keys(properties)
  const faults = [
    ...textFaults(file, name, says),
    ...(definition['x-title'] ? textFaults(file, `the title of ${name}`, title) : []),
    ...unsaid
      .filter((key) => !keys.includes(key))
      .map((key) => `${file}: ${name} has no key "${key}" to leave unsaid`),
    ...Object.entries(properties).flatMap(([key, one]) => keyFaults(file, `${name}.${key}`, one, keys)),
    ...innerFaults(file, name, properties),
  ]
  if (faults.length > 0) return faults
  return LANGUAGES.flatMap((language) => {
    const said = keysIn(templateOf(says[language])).concat(keysIn(templateOf(title[language] ?? '')))
    const hasRest = said.includes('*')
    const isSaid = (key: string) => said.includes(key) || (hasRest && properties[key]['x-says'] !== undefined)
    return [
      ...said
        .filter((key) => key !== '*' && !keys.includes(key))
        .map((key) => `${file}: ${name} has no key "${key}" to say (${language})`),
      ...keys
        .filter((key) => ![...NAMES, ...unsaid].includes(key) && !isSaid(key))
        .map(
          (key) =>
            `${file}: the sentence of ${name} leaves out "${key}" (${language}); say it, or list it in x-unsaid`,
        ),
      ...unsaid
        .filter(isSaid)
        .map((key) => `${file}: ${name} says "${key}", which x-unsaid lists (${language})`),
    ]
  })
}

/** Reports the faults of the words and of the sentence of one key. */
function keyFaults(file: string, name: string, one: Said, keys: readonly string[]): string[] {
  const words = one['x-words'] ?? {}
  const isInner = one.properties !== undefined
  return [
    ...Object.entries(words).flatMap(([word, texts]) => textFaults(file, `"${word}" of ${name}`, texts)),
    ...(one.enum && one['x-words']
      ? one.enum
          .filter((word) => !Object.hasOwn(words, String(word)))
          .map((word) => `${file}: "${word}" of ${name} has no words`)
      : []),
    ...(one['x-says'] && !isInner ? textFaults(file, name, one['x-says']) : []),
    ...(one['x-says'] && !isInner
      ? LANGUAGES.flatMap((language) => keysIn(readable(one['x-says']?.[language])))
          .filter((key) => !keys.includes(key))
          .map((key) => `${file}: ${name} says "${key}", which is no key beside it`)
      : []),
  ]
}

function textFaults(file: string, name: string, texts: Texts = {}): string[] {
  return LANGUAGES.flatMap((language) => {
    if (!texts[language]?.trim()) return [`${file}: ${name} has no sentence (${language})`]
    try {
      templateOf(texts[language])
      return []
    } catch (fault) {
      return [`${file}: ${name} (${language}): ${(fault as Error).message}`]
    }
  })
}

function readable(text = '') {
  try {
    return templateOf(text)
  } catch {
    return []
  }
}
