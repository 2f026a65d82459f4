/**
 * Writes the generated files that git keeps: the pages of rules (`statement-files.mjs`) and of vocabularies
 * (`vocabulary-pages.mjs`), the code in the tutorial, and the icons of the interface (`icons.mjs`). It also fills the tables on
 * the page of blocks (`blocks-doc.mjs`). For an outside ruleset it also writes words, blocks, the schema of cases, sections and
 * types to the ruleset's folder. The files that git does not keep (`generated-code.mjs`,
 * `validators.mjs`) are generated too. With `--check` it only reports outdated files.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { blockSchemas } from './generation/block-schemas.mjs'
import { caseSchemas } from './generation/case-schemas.mjs'
import { loadEngine, wordSchemas } from './generation/case-words.mjs'
import { typesOf } from './generation/content-types.mjs'
import { makeCode } from './generation/generated-code.mjs'
import { writeKnown } from './generation/rulesets.mjs'
import { putUnderAddresses } from './generation/schema-addresses.mjs'
import { allRulesets, COMMON, readSchemas, schemaPlace } from './generation/schema-files.mjs'
import { rulesPages, sectionFiles } from './generation/statement-files.mjs'
import { buildValidators } from './generation/validators.mjs'
import { tell } from './lib/fault.mjs'
import { fromRoot, main as runMain } from './lib/project.mjs'
import { blocksPage } from './pages/blocks-doc.mjs'
import { iconFiles } from './pages/icons.mjs'
import { momentsPages } from './pages/moments-page.mjs'
import { statementWordsPages } from './pages/statement-words-page.mjs'
import { tutorialFile } from './pages/tutorial.mjs'
import { vocabularyPages } from './pages/vocabulary-pages.mjs'
import { wordsPages } from './pages/words-page.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The module of the shared types, imported by the types of an outside ruleset. */
const SHARED_TYPES = 'ludoteca/schemas/content'

/** Returns the types of a single ruleset for its own folder; shared types are imported. */
async function typesOfOne(schemas, kinds) {
  const shared = Object.fromEntries(COMMON.map((kind) => [kind, schemas[kind]]))
  const own = Object.fromEntries(kinds.map((kind) => [kind, schemas[kind]]))
  const common = new Map(declarations(await typesOf(shared, { isRead: true })))
  const texts = declarations(await typesOf({ ...shared, ...own }, { isRead: true })).filter(
    ([name]) => !common.has(name),
  )
  const body = texts.map(([, text]) => text.trim()).join('\n\n')
  const used = [...common.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(body)).sort()
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from '${SHARED_TYPES}'\n` : ''
  return `${OWN_HEADER}\n${imports}\n${body}\n`
}

const OWN_HEADER =
  '/** What the files of this game may say, as TypeScript. Generated from the schemas by `npm run schemas:build`: do not edit. */'

/** Returns the types in a generated text by name, each with its comment. */
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

/** Returns the files by path, relative to the project, including those of copied outside rulesets. */
export async function generate() {
  const engine = await loadEngine()
  const words = { ...(await wordSchemas(engine)), ...blockSchemas(), ...caseSchemas() }
  const { schemas, places } = readSchemas(words)
  const outside = allRulesets().filter(({ isOutside }) => isOutside)
  const kindsOf = ({ id }) => [...places].flatMap(([kind, path]) => (path.startsWith(`${id}/`) ? [kind] : []))
  const isOutside = ([path]) => outside.some(({ id }) => path.startsWith(`${id}/`))
  const ofOutside = Object.entries(words).filter(isOutside)
  const files = {
    ...Object.fromEntries(ofOutside.map(([path, text]) => [schemaPlace(path), text])),
    ...(await rulesPages(engine)),
    ...sectionFiles(engine, outside),
    ...iconFiles(),
    ...tutorialFile(),
    ...vocabularyPages(),
    ...wordsPages(),
    ...blocksPage(),
    ...momentsPages(),
    ...statementWordsPages(),
  }
  for (const known of outside.filter(({ isOurs }) => isOurs))
    files[relative(root, join(known.folder, 'files.ts'))] = await typesOfOne(schemas, kindsOf(known))
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, textFor(placesOf(name), text)]),
  )
}

/** Where a file is written: of a ruleset from elsewhere, in its own folder and in the copy; and as whose it counts. */
function placesOf(name) {
  const path = join(root, name)
  const known = allRulesets().find(({ folder, source }) => folder !== source && path.startsWith(folder + sep))
  if (!known) return { paths: [path], where: root }
  return { paths: [join(known.source, relative(known.folder, path)), path], where: known.source, known }
}

/** A folder from elsewhere speaks of its own files, not of the copy. */
const textFor = ({ known }, text) => (known ? text.replaceAll(`${fromRoot(known.folder)}/`, '') : text)

const isFresh = (path, text) => existsSync(path) && readFileSync(path, 'utf8') === text

/** Returns the outdated paths of each place, with their new texts. */
async function staleFiles() {
  const stale = new Map([[root, []]])
  for (const { isOurs, folder, source } of allRulesets())
    if (isOurs && folder !== source) stale.set(source, [])
  for (const [name, text] of Object.entries(await generate())) {
    const places = placesOf(name)
    if (!isFresh(places.paths[0], text)) stale.get(places.where).push([places.paths, text])
  }
  return stale
}

function write([paths, text]) {
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Reports how many files were written where, and which were left out. @returns {string[]} */
export function written(stale, rulesets, language) {
  const leftOut = rulesets.filter(({ isOurs }) => !isOurs)
  return [
    ...[...stale].map(([where, { length }]) => tell('schemas.written', { where, count: length }, language)),
    ...leftOut.map(({ id }) => tell('schemas.left-out', { id }, language)),
  ]
}

async function main() {
  await writeKnown()
  await makeCode()
  const stale = await staleFiles()
  const files = [...stale.values()].flat()
  if (process.argv.includes('--check')) {
    for (const [[path]] of files) console.error(tell('schemas.stale', { path: relative(root, path) }))
    if (files.length === 0) console.log(tell('schemas.fresh'))
    return files.length > 0 ? 1 : 0
  }
  files.forEach(write)
  await buildValidators()
  putUnderAddresses()
  for (const line of written(stale, allRulesets())) console.log(line)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runMain(main)
