/**
 * The schemas: those that all rulesets share in `schemas/`, those of a ruleset in `schemas/<ruleset>/`, those of a ruleset from outside in
 * the folder `schemas` of its own; and that their names fit together. Each goes by its path, `<ruleset>/<role>.schema.json`, wherever it is.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './lib/project.mjs'
import { knownRulesets } from './lib/rulesets.mjs'

const folder = join(root, 'schemas')
/** Or what is wrong with the configuration, to be said to anyone who asks. */
const rulesets = await knownRulesets().catch((fault) => fault)

/** Every ruleset with its folders, the bundled ones first. */
export function allRulesets() {
  if (rulesets instanceof Error) throw rulesets
  return rulesets
}
const ENDING = '.schema.json'
/** Schemas whose files are alike in all rulesets, in the order a reader of the generated file meets them. */
export const COMMON = ['shared', 'pack', 'map', 'text', 'golden']
/** Roles whose files have a shape of their own in each ruleset: `schemas/<ruleset>/<role>.schema.json`. */
const OWN_ROLES = ['terrain', 'units', 'tables', 'tracks', 'deck', 'bots', 'scenario', 'case']
/** Words of each ruleset, written by `case-words.mjs`: no file of a pack answers to them, cases refer to them. */
const WORDS = 'words'
/** The language of blocks of each ruleset, written by `block-schemas.mjs`: scenarios and cards refer to it. */
const BLOCKS = 'blocks'

/** The paths of all schemas: those that all share, then ruleset by ruleset. */
export const schemaPaths = () => [
  ...COMMON.map((kind) => `${kind}${ENDING}`),
  ...allRulesets().flatMap(({ id, schemas }) =>
    readdirSync(schemas)
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map((file) => `${id}/${file}`),
  ),
]

/** Where a schema of that path is, absolute. */
export function schemaFile(path) {
  const [role, id] = path.split('/').reverse()
  const ruleset = allRulesets().find((one) => one.id === id)
  return ruleset ? join(ruleset.schemas, role) : join(folder, path)
}

/** The same from the project on, for people and for imports. */
export const schemaPlace = (path) => relative(root, schemaFile(path)).split(sep).join('/')

/** Every schema by the name of its address (`$id`): those of all rulesets first, then those of each ruleset. `fresh`: texts by path that stand for those on disk. */
export function readSchemas(fresh = {}) {
  const paths = [...new Set([...schemaPaths(), ...Object.keys(fresh)])].sort(inOrder)
  const read = (path) => fresh[path] ?? readFileSync(schemaFile(path), 'utf8')
  const schemas = {}
  const places = new Map()
  for (const path of paths) {
    const schema = JSON.parse(read(path))
    const kind = addressOf(path, schema.$id)
    if (Object.hasOwn(schemas, kind))
      throw new Error(
        `${schemaPlace(path)}: the address ${schema.$id} is that of ${schemaPlace(places.get(kind))} too`,
      )
    schemas[kind] = schema
    places.set(kind, path)
  }
  checkNames(schemas, places)
  return { schemas, places }
}

/**
 * The name of a schema: its address without the ending. A ruleset's is `<ruleset>-<role>`; an address of old that has the role alone
 * stays, because packs in the world name it.
 */
function addressOf(path, id) {
  const [role, ruleset] = path.slice(0, -ENDING.length).split('/').reverse()
  const allowed = ruleset === undefined ? COMMON : [...OWN_ROLES, WORDS, BLOCKS]
  if (!allowed.includes(role))
    throw new Error(`${schemaPlace(path)}: name it ${allowed.join(' | ')}${ENDING}`)
  const good = ruleset === undefined ? [role] : [`${ruleset}-${role}`, role]
  if (!good.some((kind) => id === `${kind}${ENDING}`))
    throw new Error(`${schemaPlace(path)}: its $id must be ${good[0]}${ENDING}, not ${id}`)
  return id.slice(0, -ENDING.length)
}

/** By ruleset and role, the schemas that its files answer to; without its words and blocks, to which only schemas refer. */
export function kindsByRuleset(places) {
  const found = {}
  for (const [kind, path] of places) {
    const [ruleset, role] = path.slice(0, -ENDING.length).split('/')
    if (role !== undefined && ![WORDS, BLOCKS].includes(role))
      found[ruleset] = { ...found[ruleset], [role]: kind }
  }
  return found
}

/** Shared schemas first, then ruleset by ruleset, those from outside last; the files of each in the order of their roles. */
function inOrder(a, b) {
  const rank = (path) => {
    const [role, ruleset = ''] = path.slice(0, -ENDING.length).split('/').reverse()
    const isOutside = allRulesets().some((one) => one.id === ruleset && one.isOutside)
    return [isOutside ? 1 : 0, ruleset, [...COMMON, ...OWN_ROLES, WORDS, BLOCKS].indexOf(role)]
  }
  const [[groupA, rulesetA, placeA], [groupB, rulesetB, placeB]] = [rank(a), rank(b)]
  return groupA - groupB || byCodeUnit(rulesetA, rulesetB) || placeA - placeB
}

const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
/** All definitions become types of one file, so no two schemas may give one name to two shapes. `places`: where each schema is. */
export function checkNames(schemas, places = new Map()) {
  const owners = new Map()
  const faults = []
  const fileOf = (kind) => schemaPlace(places.get(kind) ?? `${kind}${ENDING}`)
  for (const [kind, { title, definitions }] of Object.entries(schemas)) {
    for (const name of [...(kind === 'shared' ? [] : [title]), ...Object.keys(definitions ?? {})]) {
      const other = owners.get(name)
      if (name === undefined) faults.push(`${fileOf(kind)} has no title`)
      else if (other !== undefined)
        faults.push(`"${name}" is defined in ${fileOf(other)} and in ${fileOf(kind)}`)
      else owners.set(name, kind)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
