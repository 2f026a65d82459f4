/** The fields of the schemas: each needs a description in both languages and an example, and some a word in the studio. */

export type Node = { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every property of a schema with its pointer. */
export function propertiesOf(
  value: unknown,
  pointer = '',
  inProperties = false,
): { readonly pointer: string; readonly property: Node }[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => propertiesOf(item, `${pointer}/${at}`))
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${key}`
    if (!inProperties && key === 'examples') return []
    const own = inProperties && isNode(inner) ? [{ pointer: at, property: inner }] : []
    return [...own, ...propertiesOf(inner, at, !inProperties && key === 'properties')]
  })
}

const TEXTS = ['description', 'x-description-it']
const lacks = (node: Node, keys: readonly string[]) => keys.filter((key) => !node[key])

/** Reports each definition and each property of a schema without a description or an example. */
export function descriptionFaults(place: string, schema: Node): string[] {
  const definitions = Object.entries((schema.definitions ?? {}) as Record<string, Node>)
  const fields = propertiesOf(schema).map(({ pointer, property }) => ({
    pointer,
    missing: [
      ...lacks(property, TEXTS),
      ...(Array.isArray(property.examples) && property.examples.length > 0 ? [] : ['examples']),
    ],
  }))
  return [
    ...definitions.map(([name, one]) => ({ pointer: `/definitions/${name}`, missing: lacks(one, TEXTS) })),
    ...fields,
  ]
    .filter(({ missing }) => missing.length > 0)
    .map(({ pointer, missing }) => `${place}: ${pointer} has no ${missing.join(', no ')}`)
}

/** Reports each key of a file that the studio lists by a word, if there is no such word; and each word without a key. */
export function keyFaults(keys: ReadonlySet<string>, file: string, words: Readonly<Record<string, string>>) {
  return [
    ...[...keys]
      .filter((key) => !words[key])
      .map((key) => `${file}: blockPhrases.keys.${key} is missing, for the field "${key}"`),
    ...Object.keys(words)
      .filter((key) => !keys.has(key))
      .map((key) => `${file}: blockPhrases.keys.${key} is the word of no field`),
  ]
}
