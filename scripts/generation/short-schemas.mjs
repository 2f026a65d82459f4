/**
 * Adds the short notation of blocks to the schemas for editors: `{ counter: c }` beside `{ type: counter, counter: c }`. The checks
 * read both through `schemas/short.ts`, so only editors need these schemas.
 */

const TAG = 'type'
const SHORT = 'Short'

/**
 * @param {ReadonlyMap<string, object>} schemas all schemas by address. @returns {Map<string, object>} the same with the short
 * notation
 */
export function withShort(schemas) {
  const made = new Map()
  for (const [address, schema] of schemas) {
    const at = { schemas, address }
    const definitions = Object.fromEntries(
      Object.entries(schema.definitions ?? {}).flatMap(([name, definition]) => {
        const short = shortOf(definition)
        const own = [name, readBoth(definition, at)]
        return short ? [own, [name + SHORT, readBoth(short, at)]] : [own]
      }),
    )
    const { definitions: _, ...rest } = schema
    made.set(address, { ...readBoth(rest, at), ...(schema.definitions ? { definitions } : {}) })
  }
  return made
}

/** Returns the short form of a word, or `undefined`: the name of the word is the key of its main value. */
function shortOf({ 'x-short': main, 'x-inline': _, properties, required = [], minProperties = 1, ...rest }) {
  if (main === undefined) return undefined
  const word = properties[TAG].const
  const { [TAG]: tag, [main]: value, ...others } = properties
  const isNeeded = (key) => key !== TAG && key !== main
  return {
    ...rest,
    // Its name needs no key of its own.
    minProperties: minProperties - 1,
    required: [word, ...required.filter(isNeeded)],
    properties: {
      [word]: { ...value, description: `${tag.description} ${value.description ?? ''}`.trim() },
      ...others,
    },
  }
}

/** Returns a schema whose lists of words and choices accept both notations. */
function readBoth(schema, at, areNames = false) {
  if (Array.isArray(schema)) return schema.map((one) => readBoth(one, at))
  if (schema === null || typeof schema !== 'object') return schema
  const made = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (!areNames && ['examples', 'enum', 'const', 'required'].includes(key)) return [key, value]
      return [key, readBoth(value, at, !areNames && key === 'properties')]
    }),
  )
  if (areNames) return made
  if (made.discriminator?.propertyName === TAG) return listOfBoth(made, at)
  return made.if?.type === 'object' ? withNames(made, at) : made
}

function listOfBoth(list, at) {
  const words = list.oneOf.map(({ $ref }) => wordAt($ref, at))
  if (!words.some((word) => word['x-short'])) return list
  const { oneOf, discriminator: _, required: __, type: ___, ...rest } = list
  const short = oneOf
    .filter((_, index) => words[index]['x-short'])
    .map(({ $ref }) => ({ $ref: $ref + SHORT }))
  const outer = words.find((word) => word['x-inline'])
  const names = namesOf(words)
  return {
    ...rest,
    oneOf: [
      ...oneOf,
      ...short,
      ...(outer ? inlineOf(outer, words, at) : []),
      ...(names.length > 0 ? [{ enum: names }] : []),
    ],
  }
}

/** Returns the names of the words that need no other key. */
const namesOf = (words) =>
  words
    .filter(({ required = [] }) => required.every((key) => key === TAG))
    .map(({ properties }) => properties[TAG].const)

/** Returns the measures of a condition with its bounds beside their keys. */
function inlineOf({ properties, 'x-short': main }, words, at) {
  const { [TAG]: _, [main]: measure, ...bounds } = properties
  const known = new Set(words.map((word) => word.properties[TAG].const))
  const amount = definitionAt(measure.$ref, at)
  const list = amount.then ? definitionAt(amount.then.$ref, at) : amount
  const isFree = (word) =>
    !known.has(word.properties[TAG].const) &&
    ![word.properties[TAG].const, ...Object.keys(word.properties)].some((key) => Object.hasOwn(bounds, key))
  return list.oneOf
    .map(({ $ref }) => wordAt($ref, at))
    .filter(isFree)
    .flatMap((word) => [word, shortOf(word)])
    .filter((word) => word !== undefined)
    .map(({ 'x-short': _short, ...word }) => ({ ...word, properties: { ...word.properties, ...bounds } }))
}

/** A choice between maps and other values also accepts the names of words that need no other key. */
function withNames(choice, at) {
  const list = choice.then?.$ref && definitionAt(choice.then.$ref, at)
  if (!list?.discriminator) return choice
  const names = namesOf(list.oneOf.map(({ $ref }) => wordAt($ref, at)))
  return names.length > 0 ? { ...choice, else: { anyOf: [choice.else, { enum: names }] } } : choice
}

const wordAt = (ref, at) => (ref ? definitionAt(ref, at) : {})

function definitionAt(ref, { schemas, address }) {
  const [file, pointer] = ref.split('#')
  return schemas.get(file || address)?.definitions?.[pointer.split('/').at(-1)] ?? {}
}
