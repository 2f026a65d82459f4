/** Every word and key of a block language that reads its moment, each in its smallest trigger. */
import { existsSync, readFileSync } from 'node:fs'
import type { Moment, Schema } from '../../schemas/part'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'

export type Language = {
  readonly ruleset: string
  readonly definitions: Readonly<Record<string, Schema>>
  readonly moments: Readonly<Record<string, Moment>>
  readonly numbers: Readonly<Record<string, readonly string[]>>
}

export const LANGUAGES: readonly Language[] = allRulesets()
  .filter(({ schemas }) => existsSync(`${schemas}/blocks.schema.json`))
  .map(({ id, schemas }) => {
    const schema = JSON.parse(readFileSync(`${schemas}/blocks.schema.json`, 'utf8')) as Schema
    return {
      ruleset: id,
      definitions: schema.definitions ?? {},
      moments: schema['x-moments'] ?? {},
      numbers: schema['x-numbers'] ?? {},
    }
  })

/** `of`: the part of the moment that it reads. `part`: the trigger without id and moment. */
export type Reader = {
  readonly name: string
  readonly of: string
  readonly part: Readonly<Record<string, unknown>>
}

const COUNT = { type: 'set', counter: 'one', to: 1 }
const DO = { do: [COUNT] }

/** Returns a value that a schema allows, from its first example. */
function sample({ definitions }: Language, schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  const word = schema.$ref?.split('/').pop() ?? ''
  if (Object.hasOwn(definitions, word)) return sample({ definitions } as Language, definitions[word])
  return schema.enum?.[0] ?? schema.minimum ?? 1
}

/** Returns a word with its required keys and one more. */
function written(
  language: Language,
  { properties = {}, required = [] }: Schema,
  key?: string,
): Record<string, unknown> {
  const otherwise = Object.keys(properties).filter((one) => properties[one]['x-otherwise'])
  const keys = [...new Set([...required, ...otherwise, ...(key === undefined ? [] : [key])])]
  return Object.fromEntries(keys.map((one) => [one, sample(language, properties[one])]))
}

/** Returns the part of a trigger that holds a word of a kind. */
function asPart(kind: string, word: Record<string, unknown>): Record<string, unknown> {
  if (kind === 'Effect') return { do: [word] }
  if (kind === 'Condition') return { when: word, ...DO }
  if (kind === 'Measure') return { when: { type: 'measure', of: word }, ...DO }
  return { when: { type: 'measure', of: { type: 'cells', zone: word } }, ...DO }
}

const KINDS = ['Effect', 'Condition', 'Measure', 'Zone']

/** The words of each kind, by the name of their definition. */
export function wordsOf({ definitions }: Language): { readonly kind: string; readonly name: string }[] {
  return KINDS.flatMap((kind) => {
    const all = Object.keys(definitions).find(
      (name) => name.endsWith(kind) && definitions[name].discriminator,
    )
    return (all ? (definitions[all].oneOf ?? []) : []).map(({ $ref = '' }) => ({
      kind,
      name: $ref.split('/').pop()!,
    }))
  })
}

export function readersOf(language: Language): Reader[] {
  const { definitions, numbers } = language
  const words = wordsOf(language).flatMap(({ kind, name }): Reader[] => {
    const schema = definitions[name]
    const type = String(schema.properties?.type?.const)
    const of = schema['x-of']
    const whole = (word: Record<string, unknown>, needs: string, said = type) => ({
      name: said,
      of: needs,
      part: asPart(kind, word),
    })
    if (of === 'number')
      return (schema.properties?.number.enum ?? []).map((number) => {
        const owners = numbers[String(number)]
        const owner = owners.includes('piece') ? 'unit' : owners.includes('cell') ? 'cell' : 'seat'
        return whole({ type, number }, owner, `number ${number}`)
      })
    // A word with a moment of its own reads that one, not the moment of its trigger.
    if (Object.values(schema.properties ?? {}).some((key) => key['x-moment'])) return []
    return [
      ...(of ? [whole(written(language, schema), of)] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
        one['x-of'] && !one['x-of'].endsWith('-number')
          ? [whole({ ...written(language, schema, key), ...named(schema) }, one['x-of'], `${type}: ${key}`)]
          : [],
      ),
    ]
  })
  return [...words, ...keysOf(language)]
}

/** Keys that replace what the word itself reads, so that only the key is under test. */
const named = (schema: Schema): Record<string, unknown> =>
  Object.fromEntries(
    (schema['x-unless'] ?? [])
      .slice(0, 1)
      .map((key) => [key, schema.properties?.[key]?.examples?.[0] ?? 'name']),
  )

/** Keys of a trigger and of its filters. */
function keysOf(language: Language): Reader[] {
  const keys = (tail: string) => {
    const name = Object.keys(language.definitions).find((one) => one.endsWith(tail))
    const { properties = {} } = name ? language.definitions[name] : {}
    return Object.entries(properties).flatMap(([key, { 'x-of': of }]) =>
      of && of !== 'turn' ? [{ key, of }] : [],
    )
  }
  return [
    ...keys('Trigger').map(({ key, of }) => ({
      name: `trigger: ${key}`,
      of,
      part: { [key]: SAMPLES[key], ...DO },
    })),
    ...keys('UnitFilter').map(({ key, of }) => ({
      name: `filter: ${key}`,
      of,
      part: { when: { type: 'present', who: { [key]: true } }, ...DO },
    })),
  ]
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  who: { side: 'first' },
  other: { side: 'first' },
  zone: { type: 'cells', cells: ['0101'] },
  counter: 'one',
  reaches: 1,
  fallsTo: 0,
}
