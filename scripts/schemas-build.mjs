/**
 * Builds `schemas/generated` from the schemas, and before that the words of each ruleset (`case-words.mjs`)
 * and what is made of its statements (`statement-files.mjs`): the TypeScript types of a pack,
 * and validators compiled ahead of time so that no browser needs `eval`. With `--check` it only says whether the files are fresh.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Ajv from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { compile } from 'json-schema-to-typescript'
import ts from 'typescript'
import { loadEngine, wordSchemas } from './case-words.mjs'
import { putUnderAddresses } from './schema-addresses.mjs'
import { COMMON, camel, kindsByRuleset, readSchemas } from './schema-files.mjs'
import { statementFiles } from './statement-files.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'schemas')
/** Words inside the schemas for people, for completion and for the type generator. */
const TEXTS = ['title', 'description', 'examples', 'x-description-it', 'x-names', 'x-also', 'tsType']
const HEADER = `/**
 * What a pack may say, as TypeScript. Generated from the schemas by \`npm run schemas:build\`: do not edit.
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
  shell.$id = `${kind}.shell.json`
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

/** One ajv for each part, so that a change to one ruleset leaves the parts of the others as they are; and what validators are called: `juntaDeckItem_cards`. */
function compilerOf(schemas) {
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
  const namesOf = (kind) => {
    const shell = withoutTexts(shellOf(kind, schemas[kind]))
    ajv.addSchema(shell)
    const items = itemLists(schemas[kind]).map(({ name, ref }) => [
      `${camel(kind)}Item_${name}`,
      ref.startsWith('#') ? `${schemas[kind].$id}${ref}` : ref,
    ])
    return [[`${camel(kind)}File`, shell.$id], ...items]
  }
  return { ajv, namesOf }
}

/** A module with the validators of some kinds, and the schemas they and their texts are written with. */
async function partOf(schemas, places, kinds) {
  const { ajv, namesOf } = compilerOf(schemas)
  const names = Object.fromEntries(kinds.filter((kind) => kind !== 'shared').flatMap(namesOf))
  const known = withReferences(schemas, kinds)
  const contents = [
    ...known.map((kind) => `import ${camel(kind)}Schema from '../../${places.get(kind)}'`),
    withoutTwins(standaloneCode(ajv, names)).replace(/^export const (\w+) = /gm, 'const $1 = '),
    'export default {',
    `  schemas: { ${known.map((kind) => `'${kind}': ${camel(kind)}Schema`).join(', ')} },`,
    `  validators: { ${Object.keys(names).join(', ')} },`,
    '}',
  ]
  const bundle = await build({
    stdin: { contents: contents.join('\n'), resolveDir: root, loader: 'js' },
    banner: { js: BANNER },
    bundle: true,
    external: ['*.schema.json'],
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
  return code
}

/** These kinds and those that their schemas refer to, without what every part can rely on. */
function withReferences(schemas, kinds) {
  const found = new Set()
  const visit = (kind) => {
    if (found.has(kind) || (COMMON.includes(kind) && !kinds.includes(kind))) return
    found.add(kind)
    for (const [, other] of JSON.stringify(schemas[kind]).matchAll(/"\$ref":"([a-z-]+)\.schema\.json#/g))
      visit(other)
  }
  kinds.forEach(visit)
  return [...found]
}

const BANNER = '// Generated from the schemas by `npm run schemas:build`: do not edit.'

const partTypes = `${BANNER}
import type { Part } from '../../part'

declare const part: Part
export default part
`

const kindsOf = (schemas, places) => `${BANNER}
/** The name of every schema: that of its address, without the ending. */
export const KINDS = [
${Object.keys(schemas)
  .map((kind) => `  '${kind}',`)
  .join('\n')}
] as const

/** Of each ruleset, by role, the schema that its files answer to; a role that is not there is one that it has no use for. */
export const KINDS_OF: Readonly<Record<string, Readonly<Record<string, (typeof KINDS)[number]>>>> = ${JSON.stringify(kindsByRuleset(places), null, 2)}
`

/** Each ruleset is a module of its own, so that a browser loads only those that its packs are written for. */
const doors = (rulesets) => `${BANNER}
import type { Part } from '../part'

/** The schemas of a ruleset, fetched when they are asked for. */
export const PARTS: Readonly<Record<string, () => Promise<{ readonly default: Part }>>> = {
${rulesets.map((ruleset) => `  '${ruleset}': () => import('./parts/${ruleset}'),`).join('\n')}
}
`

const everything = (rulesets) => `${BANNER}
${rulesets.map((ruleset) => `import ${camel(ruleset)} from './parts/${ruleset}'`).join('\n')}

/** The schemas of all rulesets. */
export const ALL = [${rulesets.map(camel).join(', ')}]
`

const renamed = (files, folder) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

/** The generated files by name, from `schemas/generated` on. */
export async function generate() {
  const engine = await loadEngine()
  const words = await wordSchemas(engine)
  const { schemas, places } = readSchemas(words)
  const own = kindsByRuleset(places)
  const rulesets = Object.keys(own)
  const files = {
    ...renamed(words, '..'),
    ...renamed(await statementFiles(engine), '../..'),
    'content.ts': await typesOf(schemas),
    'kinds.ts': kindsOf(schemas, places),
    'parts.ts': doors(rulesets),
    'all.ts': everything(rulesets),
  }
  for (const part of ['common', ...rulesets]) {
    const kinds = part === 'common' ? COMMON : Object.values(own[part])
    files[`parts/${part}.js`] = await partOf(schemas, places, kinds)
    files[`parts/${part}.d.ts`] = partTypes
  }
  return files
}

async function main() {
  mkdirSync(join(folder, 'generated/parts'), { recursive: true })
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
    if (check) console.error(`${join('schemas/generated', name)} is stale: run \`npm run schemas:build\`.`)
    else writeFileSync(file, text)
  }
  if (check && stale > 0) process.exit(1)
  if (!check) putUnderAddresses()
  console.log(check ? 'schemas/generated is fresh.' : `schemas/generated: ${stale} files written.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
