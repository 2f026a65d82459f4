/** Generates the TypeScript types of a pack's content from the schemas. */
const HEADER = `/**
 * The content of a pack as TypeScript. Generated from the schemas by \`npm run generate\`: do not edit.
 */

/** A value for every side of the game, or one for each. */
export type BySide<T> = T | Record<string, T>`

/** The language of blocks is no file, so only its parts have types. */
const isLanguage = (kind) => kind === 'blocks' || kind.endsWith('-blocks')

/**
 * Merges all definitions into one schema with local references; texts beside a `$ref` are moved around it, as its name would be
 * lost.
 */
function oneSchema(schemas) {
  const definitions = {}
  for (const [kind, { $id, $schema, definitions: own, ...file }] of Object.entries(schemas)) {
    const typed = Object.entries(own ?? {}).filter(([, definition]) => !definition['x-untyped'])
    Object.assign(definitions, Object.fromEntries(typed))
    if (kind !== 'shared' && !isLanguage(kind)) definitions[file.title] = file
  }
  const local = (value) => {
    if (Array.isArray(value)) return value.map(local)
    if (value === null || typeof value !== 'object') return value
    const copy = Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'examples')
        .map(([key, inner]) => [key, local(inner)]),
    )
    if (typeof copy.tsType === 'string')
      return { description: copy.description, tsType: copy.tsType, title: copy.title }
    if (typeof copy.$ref !== 'string') return copy
    const { $ref, ...texts } = copy
    return { ...texts, allOf: [{ $ref: `#/definitions/${$ref.split('/').pop()}` }] }
  }
  return { title: 'Content', type: 'object', definitions: local(definitions), additionalProperties: false }
}

/** The files of a ruleset by role, and the parts of its cases, with the endings of their types. */
const ENDINGS = {
  terrain: 'TerrainFile',
  units: 'UnitsFile',
  tables: 'TablesFile',
  tracks: 'TracksFile',
  deck: 'DeckFile',
  bots: 'BotsFile',
  scenario: 'ScenarioFile',
  position: 'Position',
  expectation: 'Expectation',
}

/** Adds a type to each ruleset that lists the types of its files by role: `DraughtsFiles`. */
function withFiles(text) {
  const has = (name) => new RegExp(`^export (?:type|interface) ${name}\\b`, 'm').test(text)
  const prefixes = [...text.matchAll(/^export (?:type|interface) (\w+)ScenarioFile\b/gm)].map(
    ([, one]) => one,
  )
  const lists = prefixes.map((prefix) => {
    const lines = Object.entries(ENDINGS).flatMap(([role, ending]) =>
      has(prefix + ending) ? [`  ${role}: ${prefix}${ending}\n`] : [],
    )
    return `/** The types of the files of a ruleset, by role. */\nexport type ${prefix}Files = {\n${lines.join('')}}\n`
  })
  return [text, ...lists].join('\n')
}

/**
 * Returns the types as a module, or `undefined` if the package that writes them is not installed: a site runs without types. With
 * `isRead` the text is formatted for readers, which takes most of the time.
 */
export async function typesOf(schemas, { isRead = false } = {}) {
  const { compile } = await import('json-schema-to-typescript').catch(() => ({}))
  if (!compile) return undefined
  const text = await compile(oneSchema(schemas), 'Content', {
    additionalProperties: false,
    bannerComment: HEADER,
    enableConstEnums: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: isRead,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
  return withFiles(text)
    .replace(
      / \* ?\n \* This interface was referenced by `Content`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
      '',
    )
    .replace(/export interface Content \{\}\n/, '')
    .replace(/^export interface (\w+) \{/gm, 'export type $1 = {')
    .replace(/^ *\*\n(?= *\* @m)/gm, '')
    .replace(/^ *\* @(?:min|max)Items \d+\n/gm, '')
    .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */')
}
