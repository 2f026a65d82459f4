/**
 * Builds the code that reads packs from the schemas, into `schemas/generated`: the lists of schemas and rulesets, and validators
 * compiled ahead of time, so that browsers need no `eval`. Install and `npm run generate` make these files; start, build, check and
 * test renew them after a change of schemas. Git does not keep them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lean } from './lean-validators.mjs'
import { camel } from './rulesets.mjs'
import { COMMON, kindsByRuleset, LATE, readSchemas, schemaFile, schemaPaths } from './schema-files.mjs'
import { wordsByRuleset } from './schema-words.mjs'
import { makeUnlessFresh } from './unless-fresh.mjs'

const here = fileURLToPath(import.meta.url)
const root = join(dirname(here), '../..')
const generated = join(root, 'schemas/generated')
/** Keys of the schemas for people, for completion and for the type generator. */
const TEXTS = [
  'title',
  'description',
  'examples',
  'x-description-it',
  'x-names',
  'x-also',
  'x-cell',
  'x-direction',
  'x-text',
  ...['x-of', 'x-unless', 'x-otherwise', 'x-gives', 'x-moment', 'x-lasts', 'x-starts', 'x-with', 'x-without'],
  ...['x-some', 'x-wants', 'x-idle', 'x-at-least', 'x-die', 'x-moments', 'x-numbers', 'x-figures'],
  ...['x-says', 'x-title', 'x-words', 'x-unsaid'],
  'x-ground-of',
  'x-short',
  'x-inline',
  'x-untyped',
  'tsType',
]

/** Returns the top-level lists whose items are validated one by one, for fast keystrokes; plain names are not worth it. */
export function itemLists(schema) {
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.type === 'array' && isOwnItem(property.items?.$ref))
    .map(([name, property]) => ({ name, ref: property.items.$ref }))
}

/** ajv writes a validator twice if two lists export it, so items shared by several files are excluded. */
const isOwnItem = (ref) => ref !== undefined && !ref.startsWith('shared.')

/** Returns the schema of a file without the schema of those items. */
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

function withoutTexts(value, inProperties = false) {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => inProperties || !TEXTS.includes(key))
      .map(([key, inner]) => [key, withoutTexts(inner, key === 'properties' || key === 'definitions')]),
  )
}

/** Keeps the first copy of a function that ajv writes twice because it is exported and recursive. */
export function withoutDuplicates(code, ts) {
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

/**
 * Returns one ajv per part, so that a change to one ruleset leaves the other parts unchanged, and the names of its validators:
 * `juntaDeckItem_cards`.
 */
function compilerOf(Ajv, schemas) {
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

/** Returns the import path from a part to a schema. */
const wayTo = (path) => relative(join(generated, 'parts'), schemaFile(path)).split(sep).join('/')

/** Returns a module with the validators of some kinds, and with the schemas that they use. */
async function partOf({ Ajv, standaloneCode, build, ts }, schemas, places, kinds) {
  const { ajv, namesOf } = compilerOf(Ajv, schemas)
  const names = Object.fromEntries(kinds.filter((kind) => kind !== 'shared').flatMap(namesOf))
  const known = withReferences(schemas, kinds)
  const contents = [
    ...known.map((kind) => `import ${camel(kind)}Schema from '${wayTo(places.get(kind))}'`),
    lean(withoutDuplicates(standaloneCode(ajv, names), ts), ts).replace(
      /^export const (\w+) = /gm,
      'const $1 = ',
    ),
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
  // ajv's helper keeps its own source as a text for further compiling. It is useless here, and it contains `require`.
  const code = bundle.outputFiles[0].text.replace(/^.*\.code = ['"`]require\(.*\n/gm, '')
  const leftOver = /\brequire\(["']|\bnew Function\b|\beval\(/.exec(code)
  if (leftOver) throw new Error(`The validators still hold ${leftOver[0]}: they would not run in a browser.`)
  return code
}

/** Returns these kinds and those that their schemas refer to, without those in every part. */
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

const BANNER = '// Generated from the schemas by `npm run generate`: do not edit.'

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

/** The schema of a ruleset's files, by role; a ruleset does not use the missing roles. */
export const KINDS_OF: Readonly<Record<string, Readonly<Record<string, (typeof KINDS)[number]>>>> = ${JSON.stringify(kindsByRuleset(places), null, 2)}
`

const wordsOf = (words) => `${BANNER}
/** By ruleset, the keys and the names that stand in its scenarios and cards. */
export const WORDS_OF: Readonly<Record<string, { readonly keys: string; readonly names: string }>> = {
${Object.entries(words)
  .map(
    ([id, { keys, names }]) =>
      `  '${id}': {\n    keys: '${keys.join(' ')}',\n    names: '${names.join(' ')}',\n  },`,
  )
  .join('\n')}
}
`

/** Each ruleset is a module of its own, so that a browser loads only those its packs use. */
const doors = (rulesets) => `${BANNER}
import type { Part } from '../part'

/** The schemas of a ruleset, and the shared ones of files that the first look does not read, fetched when they are asked for. */
export const PARTS: Readonly<Record<string, () => Promise<{ readonly default: Part }>>> = {
${['late', ...rulesets].map((part) => `  '${part}': () => import('./parts/${part}'),`).join('\n')}
}
`

const everything = (rulesets) => `${BANNER}
${['late', ...rulesets].map((part) => `import ${camel(part)} from './parts/${part}'`).join('\n')}

/** The schemas of all rulesets, and the shared ones that load with them. */
export const ALL = [${['late', ...rulesets].map(camel).join(', ')}]
`

/** The tools, loaded only if something has to be built. */
async function tools() {
  const [ajv, standalone, esbuild, typescript] = await Promise.all([
    import('ajv'),
    import('ajv/dist/standalone/index.js'),
    import('esbuild'),
    import('typescript'),
  ])
  return {
    Ajv: ajv.default.default ?? ajv.default,
    standaloneCode: standalone.default.default ?? standalone.default,
    build: esbuild.build,
    ts: typescript.default,
  }
}

/** Returns the files by name, relative to `schemas/generated`. */
async function validatorFiles({ schemas, places }) {
  const own = kindsByRuleset(places)
  const rulesets = Object.keys(own)
  const files = {
    'kinds.ts': kindsOf(schemas, places),
    'words.ts': wordsOf(wordsByRuleset(schemas, own)),
    'parts.ts': doors(rulesets),
    'all.ts': everything(rulesets),
  }
  const made = await tools()
  const first = COMMON.filter((kind) => !LATE.includes(kind))
  const kindsIn = (part) => ({ common: first, late: LATE })[part] ?? Object.values(own[part])
  for (const part of ['common', 'late', ...rulesets]) {
    const kinds = kindsIn(part)
    files[`parts/${part}.js`] = await partOf(made, schemas, places, kinds)
    files[`parts/${part}.d.ts`] = partTypes
  }
  return files
}

/** Returns a digest of all sources: the schemas, this script, and the versions of the tools. */
function madeOf() {
  const require = createRequire(import.meta.url)
  const stamp = createHash('sha256')
  for (const tool of ['ajv', 'esbuild', 'typescript'])
    stamp.update(`${tool} ${require(`${tool}/package.json`).version}\n`)
  for (const script of ['validators.mjs', 'schema-files.mjs', 'schema-words.mjs', 'lean-validators.mjs'])
    stamp.update(readFileSync(join(dirname(here), script)))
  for (const path of schemaPaths()) stamp.update(`\n${wayTo(path)}\n`).update(readFileSync(schemaFile(path)))
  return stamp.digest('hex')
}

/** Removes the parts of rulesets that are no longer known. */
function removeOtherParts(names) {
  const parts = join(generated, 'parts')
  for (const name of existsSync(parts) ? readdirSync(parts) : [])
    if (!names.includes(`parts/${name}`)) rmSync(join(parts, name), { force: true })
}

/** Builds the validators if schemas or tools have changed; returns whether it did. */
export const buildValidators = () =>
  makeUnlessFresh('schemas/generated/.made-from', madeOf(), async () => {
    const files = await validatorFiles(readSchemas())
    removeOtherParts(Object.keys(files))
    return Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`schemas/generated/${name}`, text]),
    )
  })
