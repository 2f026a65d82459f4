/**
 * Writes what is made of the schemas and of the rulesets' own words and kept in git, so that a change of it is read in review: the TypeScript
 * types of a pack (`schemas/generated/content.ts`, or `files.ts` of a ruleset from outside), the words of each ruleset (`case-words.mjs`) and what its
 * statements come to (`statement-files.mjs`), what is usual where a pack says nothing (`usual-files.mjs`), the icons of the interface (`icons.mjs`), and the pages of each vocabulary (`vocabulary-pages.mjs`). The validators follow (`validators.mjs`). With `--check` it only says whether the files are fresh.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { blockSchemas, blockWords } from './block-schemas.mjs'
import { loadEngine, wordSchemas } from './case-words.mjs'
import { iconFiles } from './icons.mjs'
import { writeKnown } from './lib/rulesets.mjs'
import { momentsPages } from './moments-page.mjs'
import { putUnderAddresses } from './schema-addresses.mjs'
import { allRulesets, COMMON, readSchemas, schemaPlace } from './schema-files.mjs'
import { statementFiles } from './statement-files.mjs'
import { tutorialFile } from './tutorial.mjs'
import { usualFiles } from './usual-files.mjs'
import { buildValidators } from './validators.mjs'
import { vocabularyPages } from './vocabulary-pages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const HEADER = `/**
 * What a pack may say, as TypeScript. Generated from the schemas by \`npm run schemas:build\`: do not edit.
 */

/** A value for every side of the game, or one for each. */
export type BySide<T> = T | Record<string, T>`

/** The language of blocks is no file: only its parts have types. */
const isLanguage = (kind) => kind === 'blocks' || kind.endsWith('-blocks')

/** All definitions in one schema with local references; texts beside a `$ref` move around it, or its name would be lost. */
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

export async function typesOf(schemas) {
  const text = await compile(oneSchema(schemas), 'Content', {
    additionalProperties: false,
    bannerComment: HEADER,
    enableConstEnums: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
  return text
    .replace(
      / \*\n \* This interface was referenced by `Content`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
      '',
    )
    .replace(/export interface Content \{\}\n/, '')
    .replace(/^export interface (\w+) \{/gm, 'export type $1 = {')
    .replace(/^ *\*\n(?= *\* @m)/gm, '')
    .replace(/^ *\* @(?:min|max)Items \d+\n/gm, '')
    .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */')
}

/** What the schemas share comes from here in the types of a ruleset from outside. */
const SHARED_TYPES = 'ludoteca/schemas/content'

/** The types of one ruleset alone, for a folder of its own: what all share is imported. */
async function typesOfOne(schemas, kinds) {
  const shared = Object.fromEntries(COMMON.map((kind) => [kind, schemas[kind]]))
  const own = Object.fromEntries(kinds.map((kind) => [kind, schemas[kind]]))
  const common = new Map(declarations(await typesOf(shared)))
  const texts = declarations(await typesOf({ ...shared, ...own })).filter(([name]) => !common.has(name))
  const body = texts.map(([, text]) => text.trim()).join('\n\n')
  const used = [...common.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(body)).sort()
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from '${SHARED_TYPES}'\n` : ''
  return `${OWN_HEADER}\n${imports}\n${body}\n`
}

const OWN_HEADER =
  '/** What the files of this game may say, as TypeScript. Generated from the schemas by `npm run schemas:build`: do not edit. */'

/** Types of a generated text by name, each with its comment. */
const declarations = (text) =>
  text
    .split(/\n(?=\/\*\*|export type )/)
    .reduce((parts, part) => {
      const last = parts.at(-1)
      if (last !== undefined && !/export type /.test(last)) parts[parts.length - 1] = `${last}\n${part}`
      else parts.push(part)
      return parts
    }, [])
    .flatMap((part) => {
      const name = /^export type (\w+)/m.exec(part)?.[1]
      return name === undefined ? [] : [[name, part]]
    })

/** The files by their path from the root on. */
export async function generate() {
  const engine = await loadEngine()
  const words = { ...(await wordSchemas(engine)), ...blockSchemas() }
  const { schemas, places } = readSchemas(words)
  const outside = allRulesets().filter(({ isOutside }) => isOutside)
  const kindsOf = ({ id }) => [...places].flatMap(([kind, path]) => (path.startsWith(`${id}/`) ? [kind] : []))
  const ofOutside = new Set(outside.flatMap(kindsOf))
  const ofHouse = Object.fromEntries(Object.entries(schemas).filter(([kind]) => !ofOutside.has(kind)))
  const files = {
    ...Object.fromEntries(Object.entries(words).map(([path, text]) => [schemaPlace(path), text])),
    ...(await statementFiles(engine)),
    ...usualFiles(schemas, places),
    ...iconFiles(),
    ...tutorialFile(),
    ...vocabularyPages(),
    ...momentsPages(),
    'schemas/generated/content.ts': await typesOf({ ...ofHouse, blocks: blockWords() }),
  }
  for (const known of outside.filter(({ isOurs }) => isOurs))
    files[relative(root, join(known.folder, 'files.ts'))] = await typesOfOne(schemas, kindsOf(known))
  return files
}

async function main() {
  await writeKnown()
  const check = process.argv.includes('--check')
  let stale = 0
  for (const [name, text] of Object.entries(await generate())) {
    const file = join(root, name)
    let before = ''
    try {
      before = readFileSync(file, 'utf8')
    } catch {}
    if (before === text) continue
    stale++
    if (check) console.error(`${name} is stale: run \`npm run schemas:build\`.`)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  if (check && stale > 0) process.exit(1)
  if (!check) {
    await buildValidators()
    putUnderAddresses()
  }
  console.log(check ? 'What is made of the schemas is fresh.' : `Schemas: ${stale} files written.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
