/**
 * Lists the rulesets: the bundled ones, a folder each under `engine/rulesets`, and outside ones from `ludoteca.config.mjs`. The
 * engine's registry (`engine/rulesets/known.ts`), the schemas and the tests are all made from this list.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from '../lib/fault.mjs'
import { root as projectRoot } from '../lib/project.mjs'

const CONFIG = 'ludoteca.config.mjs'
const INDEXES = ['index.ts', 'index.js', 'index.mjs']
/** The folder for copies of outside rulesets: a build reads only files inside the project. */
const COPIES = '.rulesets'

/** @returns {Promise<import('./rulesets.d.mts').KnownRuleset[]>} the bundled ones first, each part in the order of their ids */
export async function knownRulesets(root = projectRoot) {
  const own = houseRulesets(root)
  const outside = []
  for (const [index, entry] of (await readConfig(root)).entries()) {
    const found = await outsideRuleset(root, entry, `rulesets[${index}]`)
    const other = [...own, ...outside].find(({ id }) => id === found.id)
    if (other)
      throw fault('id-taken', {
        place: `rulesets[${index}]`,
        id: found.id,
        other: relative(root, other.folder),
      })
    outside.push(found)
  }
  return [...own, ...outside.sort((a, b) => (a.id < b.id ? -1 : 1))]
}

function houseRulesets(root) {
  const folder = join(root, 'engine/rulesets')
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.ts')))
    .sort()
    .map((id) => ({
      id,
      folder: join(folder, id),
      source: join(folder, id),
      schemas: join(root, 'schemas', id),
      isOutside: false,
      isOurs: true,
    }))
}

const fault = (code, values) => new Fault(`config-${code}`, { file: CONFIG, ...values })

/** @returns {Promise<string[]>} the entries of `rulesets`; none without a configuration */
async function readConfig(root) {
  const path = join(root, CONFIG)
  if (!existsSync(path)) return []
  // The query bypasses the module cache, so that a changed file is read again.
  const address = `${pathToFileURL(path).href}?${statSync(path).mtimeMs}`
  const { default: config } = await import(address).catch((error) => {
    throw fault('unreadable', { reason: String(error.message).split('\n')[0] })
  })
  if (config === null || typeof config !== 'object' || Array.isArray(config)) throw fault('shape')
  const unknown = Object.keys(config).find((key) => key !== 'rulesets')
  if (unknown !== undefined) throw fault('key', { key: unknown })
  const { rulesets = [] } = config
  if (!Array.isArray(rulesets)) throw fault('list')
  const wrong = rulesets.findIndex((entry) => typeof entry !== 'string' || entry.trim() === '')
  if (wrong >= 0) throw fault('entry', { place: `rulesets[${wrong}]` })
  return rulesets
}

/** Inspects an outside ruleset at its configured place, and copies it into the project if it is elsewhere. */
async function outsideRuleset(root, entry, place) {
  const isPath = /^(\.{0,2}[\\/]|[A-Za-z]:)/.test(entry)
  const source = isPath ? resolve(root, entry) : join(root, 'node_modules', entry)
  if (!existsSync(source)) throw fault(isPath ? 'no-folder' : 'no-package', { place, entry })
  const id = basename(source)
  if (!/^(?!constructor$)[a-z][a-z0-9-]{0,63}$/.test(id)) throw fault('id', { place, id })
  const name = camel(id)
  const isRuleset = INDEXES.map((index) => join(source, index))
    .filter(existsSync)
    .some((index) => new RegExp(`^export\\b.*\\b${name}\\b`, 'm').test(readFileSync(index, 'utf8')))
  if (!isRuleset) throw fault('no-index', { place, entry, name })
  const missing = [
    'schemas',
    ...textsIn('text'),
    ...(has(source, 'text/refusals') ? textsIn('text/refusals') : []),
  ]
  const part = missing.find((one) => !has(source, one))
  if (part !== undefined) throw fault('no-part', { place, entry, part })
  const isHere = isPath && source.startsWith(root + sep)
  const folder = isHere ? source : copied(source, join(root, COPIES, id))
  return { id, folder, source, schemas: join(folder, 'schemas'), isOutside: true, isOurs: isPath }
}

const textsIn = (folder) => ['en', 'it'].map((language) => `${folder}/${language}.json`)
const has = (folder, part) => ['', '.ts', '.js', '.mjs'].some((end) => existsSync(join(folder, part + end)))

/** Copies a ruleset without its package.json: its code then imports parts of Ludoteca by name, as code in the project does. */
function copied(source, folder) {
  rmSync(folder, { recursive: true, force: true })
  const isWanted = (path) =>
    path !== join(source, 'package.json') && !relative(source, path).split(sep).includes('node_modules')
  cpSync(source, folder, { recursive: true, filter: isWanted })
  return folder
}

/** Returns the sources of code and schemas in a ruleset's folder, without its packs and packages. */
export const sourcesOf = (source) =>
  readdirSync(source, { recursive: true })
    .filter((name) => /\.(?:[cm]?[jt]s|json)x?$/.test(name) && !name.split(sep).includes('node_modules'))
    .sort()

const BANNER =
  '// Generated from the folders of rulesets and from ludoteca.config.mjs by `npm run generate`: do not edit.'

/** Converts an id for names in JavaScript: `wir-sind-das-volk` to `wirSindDasVolk`. */
export const camel = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/**
 * Writes `engine/rulesets/known.ts` (the registry's list) and the lists of effects, if they are outdated. Returns whether it wrote
 * any.
 */
export async function writeKnown(root = projectRoot) {
  const known = await knownRulesets(root)
  const folder = join(root, 'engine/rulesets')
  const wayTo = (path) => {
    const way = relative(folder, path).split(sep).join('/')
    return way.startsWith('.') ? way : `./${way}`
  }
  const text = `${BANNER}
import type { RulesetManifest } from '../types'

/** Every ruleset that a pack may name, with the parts in its folder. A part is loaded when it is needed. */
export const MANIFESTS: readonly RulesetManifest[] = [
${known.map(({ id, folder: place }) => manifestOf(id, place, wayTo(place))).join('\n')}
]

/** Where each is, from the project on. */
export const FOLDERS: Readonly<Record<string, string>> = {
${known.map(({ id, folder }) => `  '${id}': '${relative(root, folder).split(sep).join('/')}',`).join('\n')}
}
`
  const lists = known.flatMap((one) => effectsIn(one.folder))
  return [[join(folder, 'known.ts'), text], ...lists].filter(([file, now]) => put(file, now)).length > 0
}

/** Returns the description of a ruleset as code: its id, and how each of its parts is loaded. */
function manifestOf(id, folder, way) {
  const code = (part, name) => `async () => (await import('${way}/${part}')).${name}`
  const texts = (place) =>
    `{ ${['en', 'it'].map((language) => `${language}: () => import('${way}/${place}/${language}.json')`).join(', ')} }`
  const optional = [
    ['authoring', 'authoring', code('authoring', 'authoring')],
    ['runtime', 'runtime', code('runtime', 'runtime')],
    ['text/refusals', 'refusals', texts('text/refusals')],
    ['statements.json', 'statements', `() => import('${way}/statements.json')`],
  ].flatMap(([part, key, load]) => (has(folder, part) ? [`    ${key}: ${load},\n`] : []))
  return `  {
    id: '${id}',
    load: ${code('index', camel(id))},
    texts: ${texts('text')},
${optional.join('')}  },`
}

function put(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}

/** Returns the list of card effects for a ruleset with a folder of effects: every file there that exports `effects`. */
function effectsIn(ruleset) {
  const folder = join(ruleset, 'effects')
  if (!existsSync(join(folder, 'effect.ts'))) return []
  const files = readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.ts') && /^export const effects\b/m.test(readFileSync(join(folder, name), 'utf8')),
    )
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
  const text = `// Generated from the files of this folder by \`npm run generate\`: do not edit.
import type { EffectName } from '../state'
import type { EffectRules } from './effect'
${files.map((name) => `import { effects as ${camel(name)} } from './${name}'`).join('\n')}

/** Every effect by its name. */
export const EFFECTS: Readonly<Record<EffectName, EffectRules>> = { ${files.map((name) => `...${camel(name)}`).join(', ')} }
`
  return [[join(folder, 'known.ts'), text]]
}
