/**
 * Generates code from the schemas, the statements and the engine that git does not keep.
 * - the words of each bundled ruleset (`case-words.mjs`)
 * - its language of blocks (`block-schemas.mjs`)
 * - the schema of its cases (`case-schemas.mjs`), also of a ruleset outside
 * - the sections of its rulebook
 * - its defaults (`usual-files.mjs`)
 * - the sentences of its words (`sentences.mjs`), also of a ruleset outside
 * - the TypeScript types of a pack (`content-types.mjs`)
 *
 * Stamps in `schemas/generated` record the sources, so that an up-to-date file costs only the reading of its sources.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fromRoot, root } from '../lib/project.mjs'
import { blockSchemas, blockWords } from './block-schemas.mjs'
import { caseSchemas } from './case-schemas.mjs'
import { loadEngine, loadStatementReader, wordSchemas } from './case-words.mjs'
import { typesOf } from './content-types.mjs'
import { allRulesets, readSchemas, schemaPaths, schemaPlace } from './schema-files.mjs'
import { sentenceFiles } from './sentences.mjs'
import { sectionFiles } from './statement-files.mjs'
import { makeUnlessFresh } from './unless-fresh.mjs'
import { usualFiles } from './usual-files.mjs'

const MADE_BY = [
  'generated-code.mjs',
  'block-schemas.mjs',
  'case-schemas.mjs',
  'case-words.mjs',
  'content-types.mjs',
  'schema-files.mjs',
  'sentences.mjs',
  'statement-files.mjs',
  'usual-files.mjs',
]

const ours = () => allRulesets().filter(({ isOutside }) => !isOutside)

const inFolder = (folder, isWanted) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((path) => isWanted(path) && !path.includes('/generated/'))
    .sort()

/** Returns whether the file is written by hand: the words, blocks and cases of a ruleset are generated here. */
const isSource = (path) => !/\/(?:words|blocks|case)\.schema\.json$/.test(path)

const schemaSources = () => [
  'schemas/blocks.json',
  'schemas/case-frame.json',
  'engine/rulesets/statements.ts',
  ...schemaPaths().filter(isSource).map(schemaPlace),
  ...allRulesets().flatMap(({ schemas }) => [
    `${fromRoot(schemas)}/observables.json`,
    `${fromRoot(schemas)}/vocabulary.json`,
  ]),
  ...ours().map(({ folder }) => `${fromRoot(folder)}/statements.json`),
]

/** The types of a pack include the words of its ruleset. */
const typeSources = () => ['schemas/blocks.json', ...schemaPaths().filter(isOfHouse).map(schemaPlace)]

const engineSources = () => [
  ...inFolder('engine', (path) => path.endsWith('.ts')),
  ...inFolder('engine/rulesets', (path) => path.endsWith('statements.json')),
]

function digestOf(paths, more = '') {
  const digest = createHash('sha256').update(more)
  for (const name of MADE_BY) digest.update(readFileSync(join(root, 'scripts/generation', name)))
  for (const path of new Set(paths))
    if (existsSync(join(root, path))) digest.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  return digest.digest('hex')
}

const isOfHouse = (path) => !allRulesets().some(({ id, isOutside }) => isOutside && path.startsWith(`${id}/`))

const byPlace = (schemas) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([path, text]) => (isOfHouse(path) ? [[schemaPlace(path), text]] : [])),
  )

/** Generates the files that the engine itself imports, so the engine is not needed for them. */
function fromSchemas(reader) {
  const blocks = blockSchemas()
  const { schemas, places } = readSchemas(blocks)
  const cases = Object.entries(caseSchemas()).map(([path, text]) => [schemaPlace(path), text])
  return {
    ...byPlace(blocks),
    ...Object.fromEntries(cases),
    ...sectionFiles(reader, ours()),
    ...usualFiles(schemas, places),
    ...sentenceFiles(),
  }
}

/** Generates the types of a pack, if the package that writes them is installed. */
async function types() {
  const { schemas, places } = readSchemas()
  const ofHouse = [...places].filter(([, path]) => isOfHouse(path))
  const all = { ...Object.fromEntries(ofHouse.map(([kind]) => [kind, schemas[kind]])), blocks: blockWords() }
  const text = await typesOf(all)
  return text === undefined ? {} : { 'schemas/generated/content.ts': text }
}

const make = (name, digest, files) => makeUnlessFresh(`schemas/generated/.${name}-made-from`, digest, files)

/** Generates outdated files; returns whether there were any. */
export async function makeCode() {
  const hasTypes = String(existsSync(join(root, 'node_modules/json-schema-to-typescript')))
  const made = [
    await make('code', digestOf(schemaSources()), async () => fromSchemas(await loadStatementReader())),
    await make('words', digestOf(engineSources()), async () =>
      byPlace(await wordSchemas(await loadEngine())),
    ),
    await make('types', digestOf(typeSources(), hasTypes), types),
  ]
  return made.includes(true)
}
