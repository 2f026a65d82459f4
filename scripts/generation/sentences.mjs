/**
 * Gathers the sentences of the words of each ruleset, `schemas/generated/sentences/<ruleset>.<language>.json`, which the studio loads
 * when it shows a file in words. A definition says itself by `x-says`, in `schemas/blocks.json`, in a ruleset's `vocabulary.json`
 * and in its other schemas (docs/contributing/add-an-effect.md).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockWords, vocabularyOf, wordsOf } from './block-schemas.mjs'
import { allRulesets } from './schema-files.mjs'

const LANGUAGES = ['en', 'it']
/** Files of a pack that the studio shows in words. */
const ROLES = ['scenario', 'deck', 'tracks']
/** Groups of the texts of a pack by kind of name, where they are not the same. */
const GROUPS = {
  seats: ['seats', 'sides'],
  choices: ['options', 'places'],
  winners: ['sides', 'seats'],
  provinces: ['areas'],
}

const pascal = (id) => id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Returns the definitions of a ruleset that stand in sentences: its blocks, and those of its files. */
export function definitionsOf({ id, schemas }) {
  const vocabulary = vocabularyOf({ schemas })
  const blocks = vocabulary ? wordsOf(vocabulary) : {}
  const own = Object.keys(vocabulary?.definitions ?? {})
  const files = ROLES.map((role) => join(schemas, `${role}.schema.json`))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const local = Object.assign({}, ...files.map(({ definitions }) => definitions))
  const nameOf = ($ref) => {
    const name = $ref.split('/').pop()
    const bare = name.startsWith(pascal(id)) ? name.slice(pascal(id).length) : name
    return !own.includes(name) && Object.hasOwn(blocks, bare) && $ref.includes('-blocks.') ? bare : name
  }
  return { definitions: { ...local, ...blocks }, files, vocabulary, nameOf }
}

/** Returns the sentences of a ruleset in a language; undefined if it has none. */
export function sentencesOf(ruleset, language) {
  const { definitions, files, vocabulary, nameOf } = definitionsOf(ruleset)
  const words = {}
  const kinds = {}
  const gather = (name, definition) => {
    if (isKind(name, definitions, nameOf)) kinds[name] = kindOf(definition, definitions, nameOf)
    const says = definition['x-says'] ?? (isRules(definition) && { [language]: '' })
    if (!says) return
    const title = definition['x-title']
    words[name] = {
      says: says[language],
      ...(title && { title: title[language] }),
      keys: Object.fromEntries(
        Object.entries(definition.properties ?? {}).flatMap(([key, property]) => {
          const said = keySaid(property, {
            language,
            definitions,
            nameOf,
            inner: `${name}.${key}`,
            vocabulary,
          })
          if (said.of === `${name}.${key}`) gather(said.of, property)
          return Object.keys(said).length > 0 ? [[key, said]] : []
        }),
      ),
    }
  }
  for (const [name, definition] of Object.entries(definitions)) gather(name, definition)
  if (Object.keys(words).length === 0) return undefined
  const { terms } = blockWords()
  return {
    terms: { and: terms.and[language], or: terms.or[language] },
    kinds,
    words,
    lists: listsOf(files, definitions, nameOf),
  }
}

/** A definition whose inner objects say themselves, such as the rule options of a scenario. */
const isRules = ({ properties = {}, 'x-says': says }) =>
  !says && Object.values(properties).some((property) => property.properties && property['x-says'])

/** A list of words with sentences. */
const isKind = (name, definitions, nameOf) =>
  (definitions[name]?.oneOf ?? []).some(({ $ref }) => $ref && definitions[nameOf($ref)]?.['x-says'])

/** Returns the words of a kind by `type`. */
const kindOf = ({ oneOf }, definitions, nameOf) =>
  Object.fromEntries(
    oneOf.flatMap(({ $ref = '' }) => {
      const name = nameOf($ref)
      const type = definitions[name]?.properties?.type?.const
      return type === undefined ? [] : [[type, name]]
    }),
  )

/** Returns how the value of a key is said. */
function keySaid(property, { language, definitions, nameOf, inner, vocabulary }) {
  if (property.properties && property['x-says']) return { of: inner }
  const parts = [
    property,
    property.then,
    property.else,
    property.items,
    property.else?.items,
    property.then?.items,
  ].filter(Boolean)
  const names = parts.map((part) => part['x-names']).find(Boolean)
  const words = property['x-words'] ?? (property['x-moment'] && momentWords(vocabulary))
  const of = parts
    .flatMap((part) => (part.$ref ? [saidBy(nameOf(part.$ref), definitions, nameOf)] : []))
    .find(Boolean)
  return {
    ...(of && { of }),
    ...(names && !of && { names: GROUPS[names] ?? [names] }),
    ...(words && {
      words: Object.fromEntries(Object.entries(words).map(([word, text]) => [word, text[language]])),
    }),
    ...(property['x-says'] && { says: property['x-says'][language] }),
  }
}

/** Returns the definition that says a value; an amount is said by its measure. */
function saidBy(name, definitions, nameOf) {
  const { then, 'x-says': says } = definitions[name] ?? {}
  if (says || isKind(name, definitions, nameOf) || isRules(definitions[name] ?? {})) return name
  return then?.$ref ? saidBy(nameOf(then.$ref), definitions, nameOf) : undefined
}

const momentWords = ({ moments = {} } = {}) =>
  Object.fromEntries(
    Object.entries({ ...moments, ...blockWords().moments }).flatMap(([name, { says }]) =>
      says ? [[name, says]] : [],
    ),
  )

/** Returns the definitions of lists and of rules in the files, by key. */
const listsOf = (files, definitions, nameOf) =>
  Object.fromEntries(
    files.flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([key, property]) => {
        const $ref = property.items?.$ref ?? property.$ref
        const name = $ref && saidBy(nameOf($ref), definitions, nameOf)
        return name ? [[key, name]] : []
      }),
    ),
  )

const BANNER = '// Generated from the schemas by `npm run generate`: do not edit.'

/** Returns the files by path. */
export function sentenceFiles() {
  const files = {}
  const doors = []
  for (const ruleset of allRulesets()) {
    const ways = LANGUAGES.flatMap((language) => {
      const sentences = sentencesOf(ruleset, language)
      if (sentences === undefined) return []
      files[`schemas/generated/sentences/${ruleset.id}.${language}.json`] = `${JSON.stringify(sentences)}\n`
      return [`    ${language}: () => import('./sentences/${ruleset.id}.${language}.json'),`]
    })
    if (ways.length > 0) doors.push(`  '${ruleset.id}': {\n${ways.join('\n')}\n  },`)
  }
  files['schemas/generated/sentences.ts'] = `${BANNER}
/** The sentences of a ruleset's words by language, fetched when they are asked for. */
export const SENTENCES: Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>>
> = {
${doors.join('\n')}
}
`
  return files
}
