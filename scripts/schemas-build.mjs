/**
 * Builds `schemas/generated` from `schemas/*.schema.json`: the TypeScript types of a pack, and validators compiled
 * ahead of time so that no browser needs `eval`. With `--check` it only says whether the files are fresh.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Ajv from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { compile } from 'json-schema-to-typescript'
import ts from 'typescript'
import { camel, readSchemas } from './schema-files.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'schemas')
/** Words inside the schemas for people, for completion and for the type generator. */
const TEXTS = ['title', 'description', 'examples', 'x-description-it', 'x-names', 'x-also', 'tsType']
const HEADER = `/**
 * What a pack may say, as TypeScript. Generated from \`schemas/*.schema.json\` by \`npm run schemas:build\`: do not edit.
 */

/** A value for every side of the game, or one for each. */
export type BySide<T> = T | Record<string, T>`

// ---- types

/** All definitions in one schema with local references; texts beside a `$ref` move around it, or its name would be lost. */
function oneSchema(schemas) {
  const definitions = {}
  for (const [kind, { $id, $schema, definitions: own, ...file }] of Object.entries(schemas)) {
    Object.assign(definitions, own)
    if (kind !== 'shared') definitions[file.title] = file
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

// ---- validators

/** The lists at the top of a file whose items are checked one by one, so that a keystroke checks only one of them; plain names are not worth it. */
export function itemLists(schema) {
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.type === 'array' && isOwnItem(property.items?.$ref))
    .map(([name, property]) => ({ name, ref: property.items.$ref }))
}

/** ajv writes a validator that two lists export twice, so items that are parts shared by several files do not count. */
const isOwnItem = (ref) => ref !== undefined && !ref.startsWith('shared.')

/** The schema of a file without the schema of those items. */
function shellOf(kind, schema) {
  const shell = structuredClone(schema)
  shell.$id = `/schema/v1/${kind}.shell.json`
  delete shell.definitions
  const absolute = (value) => {
    if (value === null || typeof value !== 'object') return
    if (typeof value.$ref === 'string' && value.$ref.startsWith('#'))
      value.$ref = `${schema.$id}${value.$ref}`
    Object.values(value).forEach(absolute)
  }
  for (const { name } of itemLists(schema)) delete shell.properties[name].items
  absolute(shell)
  return shell
}

/** What only people read would travel to every browser with the code. */
function withoutTexts(value, inProperties = false) {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => inProperties || !TEXTS.includes(key))
      .map(([key, inner]) => [key, withoutTexts(inner, key === 'properties' || key === 'definitions')]),
  )
}

/** ajv writes a function twice when it is exported and was first met inside itself: the first one stays. */
export function withoutTwins(code) {
  const names = [...code.matchAll(/^function (validate\d+)\(/gm)].map(([, name]) => name)
  if (new Set(names).size === names.length) return code
  const seen = new Set()
  const twins = ts
    .createSourceFile('validators.js', code, ts.ScriptTarget.ESNext)
    .statements.filter((statement) => {
      const name = ts.isFunctionDeclaration(statement) ? statement.name?.text : undefined
      if (name === undefined || !seen.has(name)) {
        seen.add(name)
        return false
      }
      return true
    })
  return twins.reduceRight((rest, twin) => rest.slice(0, twin.pos) + rest.slice(twin.end), code)
}

async function validatorsOf(schemas) {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutTexts(schema))
  const names = {}
  for (const kind of Object.keys(schemas).filter((kind) => kind !== 'shared')) {
    const shell = withoutTexts(shellOf(kind, schemas[kind]))
    ajv.addSchema(shell)
    names[`${camel(kind)}File`] = shell.$id
    for (const { name, ref } of itemLists(schemas[kind])) {
      names[`${camel(kind)}Item_${name}`] = ref.startsWith('#')
        ? `${schemas[kind].$id}${ref}`
        : `/schema/v1/${ref}`
    }
  }
  const bundle = await build({
    stdin: { contents: withoutTwins(standaloneCode(ajv, names)), resolveDir: root, loader: 'js' },
    banner: { js: '// Generated from `schemas/*.schema.json` by `npm run schemas:build`: do not edit.' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minifySyntax: true,
    legalComments: 'none',
    write: false,
  })
  // ajv's helper keeps its own source as a text for further compiling: dead weight here, and it names `require`.
  const code = bundle.outputFiles[0].text.replace(/^.*\.code = ['"`]require\(.*\n/gm, '')
  const leftOver = /\brequire\(["']|\bnew Function\b|\beval\(/.exec(code)
  if (leftOver) throw new Error(`The validators still hold ${leftOver[0]}: they would not run in a browser.`)
  return { code, names: Object.keys(names) }
}

const declarations = (
  names,
) => `// Generated from \`schemas/*.schema.json\` by \`npm run schemas:build\`: do not edit.
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly propertyName?: string
  readonly params: Readonly<Record<string, unknown>>
}
/** \`kindFile\`: a file without the items of its lists. \`kindItem_list\`: one item of such a list. */
export type Validate = { (value: unknown): boolean; errors?: SchemaError[] | null }
${names.map((name) => `export const ${name}: Validate`).join('\n')}
`

/** The schemas as data, so that a new file beside them is known without another line. */
const asData = (
  schemas,
) => `// Generated from \`schemas/*.schema.json\` by \`npm run schemas:build\`: do not edit.
${Object.keys(schemas)
  .map((kind) => `import ${camel(kind)}Schema from '../${kind}.schema.json'`)
  .join('\n')}

/** Every schema by its name: a role, or a ruleset and a role. */
export const schemas = {
${Object.keys(schemas)
  .map((kind) => `  ${kind.includes('-') ? `'${kind}'` : kind}: ${camel(kind)}Schema,`)
  .join('\n')}
}
`

/** The generated files by name. */
export async function generate() {
  const schemas = readSchemas()
  const validators = await validatorsOf(schemas)
  return {
    'content.ts': await typesOf(schemas),
    'schemas.ts': asData(schemas),
    'validators.js': validators.code,
    'validators.d.ts': declarations(validators.names),
  }
}

async function main() {
  const check = process.argv.includes('--check')
  let stale = 0
  for (const [name, text] of Object.entries(await generate())) {
    const file = join(folder, 'generated', name)
    let before = ''
    try {
      before = readFileSync(file, 'utf8')
    } catch {}
    if (before === text) continue
    stale++
    if (check) console.error(`schemas/generated/${name} is stale: run \`npm run schemas:build\`.`)
    else writeFileSync(file, text)
  }
  if (check && stale > 0) process.exit(1)
  console.log(check ? 'schemas/generated is fresh.' : `schemas/generated: ${stale} files written.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
