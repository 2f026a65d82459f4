/** The files `schemas/*.schema.json`: which there are, and that their names fit together. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'schemas')
/** Which file of a pack a schema describes, in the order a reader of the generated file meets them. */
const ROLES = ['shared', 'pack', 'map', 'terrain', 'units', 'tables', 'bots', 'scenario', 'case', 'text']
/** Roles whose files may have a shape of their own in each ruleset: `schemas/<ruleset>-<role>.schema.json`. */
const OWN_ROLES = ['terrain', 'units', 'tables', 'tracks', 'deck', 'bots', 'scenario', 'case']
/** Words of each ruleset, written by `case-words.mjs`: no file of a pack answers to them, cases refer to them. */
const WORDS = 'words'
/** In the order of the list; roles without a schema for all rulesets come after those that they are like. */
const ORDER = [...ROLES.slice(0, 6), 'tracks', 'deck', ...ROLES.slice(6), WORDS]

/** Every schema by its name: those of all rulesets first, then those of each ruleset. `fresh`: texts by file that stand for those on disk. */
export function readSchemas(fresh = {}) {
  const files = [...new Set([...readdirSync(folder), ...Object.keys(fresh)])]
  const found = files.flatMap((file) => /^(.+)\.schema\.json$/.exec(file)?.[1] ?? [])
  const read = (file) => fresh[file] ?? readFileSync(join(folder, file), 'utf8')
  const own = found.filter((kind) => !ROLES.includes(kind))
  for (const kind of own)
    if (![...OWN_ROLES, WORDS].includes(roleOf(kind)) || !/^[a-z][a-z0-9-]*-[a-z]+$/.test(kind))
      throw new Error(`schemas/${kind}.schema.json: name it <ruleset>-<${OWN_ROLES.join(' | ')}>.schema.json`)
  own.sort((a, b) => byCodeUnit(rulesetOf(a), rulesetOf(b)) || orderOf(a) - orderOf(b))
  const schemas = Object.fromEntries(
    [...ROLES, ...own].map((kind) => [kind, JSON.parse(read(`${kind}.schema.json`))]),
  )
  checkNames(schemas)
  return schemas
}

/** Schemas whose files are alike in all rulesets. */
export const COMMON = ROLES.filter((kind) => !OWN_ROLES.includes(kind))

/** By ruleset, the schemas that its files answer to: its own, and those of the roles for which it has none. */
export function kindsByRuleset(schemas) {
  const kinds = Object.keys(schemas)
  const rulesets = ['corteo', ...new Set(kinds.filter((kind) => kind.includes('-')).map(rulesetOf))]
  const kindFor = (ruleset, role) => [`${ruleset}-${role}`, role].find((kind) => kinds.includes(kind))
  return Object.fromEntries(
    rulesets.map((ruleset) => [ruleset, OWN_ROLES.flatMap((role) => kindFor(ruleset, role) ?? [])]),
  )
}

const roleOf = (kind) => kind.slice(kind.lastIndexOf('-') + 1)
const rulesetOf = (kind) => kind.slice(0, kind.lastIndexOf('-'))
const orderOf = (kind) => ORDER.indexOf(roleOf(kind))
const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
/** The name of a schema as a part of names in JavaScript: `kriegspiel-scenario` is `kriegspielScenario`. */
export const camel = (kind) => kind.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** All definitions become types of one file, and all validators know each other by `$id`: the name of the file, so that an editor that follows it stays in the folder. */
export function checkNames(schemas) {
  const owners = new Map()
  const faults = []
  for (const [kind, { $id, title, definitions }] of Object.entries(schemas)) {
    if ($id !== `${kind}.schema.json`)
      faults.push(`schemas/${kind}.schema.json: its $id must be ${kind}.schema.json, not ${$id}`)
    for (const name of [...(kind === 'shared' ? [] : [title]), ...Object.keys(definitions ?? {})]) {
      const other = owners.get(name)
      if (name === undefined) faults.push(`schemas/${kind}.schema.json has no title`)
      else if (other !== undefined)
        faults.push(`"${name}" is defined in schemas/${other}.schema.json and in schemas/${kind}.schema.json`)
      else owners.set(name, kind)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
