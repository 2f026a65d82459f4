/**
 * Lists the rulesets: the bundled ones, a folder each under `engine/rulesets`, and outside ones from `ludoteca.config.mjs`. The
 * engine's registry (`engine/rulesets/known.ts`), the schemas and the tests are all made from this list.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { Fault } from './fault.mjs'
import { root as projectRoot } from './project.mjs'

const CONFIG = 'ludoteca.config.mjs'
const MANIFESTS = ['manifest.ts', 'manifest.js', 'manifest.mjs']
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
    .filter((name) => existsSync(join(folder, name, 'manifest.ts')))
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
  const manifest = MANIFESTS.find((name) => existsSync(join(source, name)))
  if (manifest === undefined) throw fault('no-manifest', { place, entry })
  const id = await idIn(join(source, manifest), place)
  const isHere = isPath && source.startsWith(root + sep)
  const folder = isHere ? source : copied(source, join(root, COPIES, id))
  const schemas = join(folder, 'schemas')
  if (!existsSync(schemas)) throw fault('no-schemas', { place, entry })
  return { id, folder, source, schemas, isOutside: true, isOurs: isPath }
}

/** A manifest imports its parts lazily, so its code can run alone. */
async function idIn(path, place) {
  const where = { place, manifest: basename(path) }
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts' }).catch((error) => {
    throw fault('manifest', { ...where, reason: String(error.errors?.[0]?.text ?? error.message) })
  })
  const module = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const { manifest } = await import(module).catch((error) => {
    throw fault('manifest', { ...where, reason: String(error.message).split('\n')[0] })
  })
  const missing = missingIn(manifest)
  if (missing !== undefined) throw fault('manifest-part', { ...where, part: missing })
  return manifest.id
}

/** Returns the first part missing in a manifest, or `undefined`. */
function missingIn(manifest) {
  if (typeof manifest !== 'object' || manifest === null) return 'export const manifest'
  if (!/^(?!constructor$)[a-z][a-z0-9-]{0,63}$/.test(manifest.id)) return 'id'
  if (typeof manifest.load !== 'function') return 'load'
  const parts = { texts: 'text', ...(manifest.refusals && { refusals: 'text/refusals' }) }
  return Object.entries(parts)
    .flatMap(([part, folder]) => ['en', 'it'].map((language) => ({ part, folder, language })))
    .filter(({ part, folder, language }) => !loads(manifest[part]?.[language], `${folder}/${language}.json`))
    .map(({ part, language }) => `${part}.${language}`)[0]
}

/** Checks the import of texts: the build parses messages only in expected folders (`message-folders.mjs`). */
const loads = (load, file) => typeof load === 'function' && String(load).includes(`import("./${file}")`)

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
${known.map((one) => `import { manifest as ${camel(one.id)} } from '${wayTo(one.folder)}/manifest'`).join('\n')}

/** Every ruleset that a pack may name. */
export const MANIFESTS: readonly RulesetManifest[] = [
${known.map(({ id }) => `  ${camel(id)},`).join('\n')}
]

/** Where each is, from the project on. */
export const FOLDERS: Readonly<Record<string, string>> = {
${known.map(({ id, folder }) => `  '${id}': '${relative(root, folder).split(sep).join('/')}',`).join('\n')}
}
`
  const lists = known.flatMap((one) => effectsIn(one.folder))
  return [[join(folder, 'known.ts'), text], ...lists].filter(([file, now]) => put(file, now)).length > 0
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
