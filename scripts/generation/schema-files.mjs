/**
 * Lists the schemas: shared ones in `schemas/`, those of a ruleset in `schemas/<ruleset>/`, those of an outside ruleset in its own
 * folder `schemas`. Also checks that their names fit together. Each schema is identified by `<ruleset>/<role>.schema.json`,
 * wherever it is.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, root } from '../lib/project.mjs'
import { knownRulesets } from './rulesets.mjs'

const folder = join(root, 'schemas')
/** The rulesets, or the fault of the configuration, which is thrown on use. */
const rulesets = await knownRulesets().catch((fault) => fault)

/** Returns every ruleset with its folders, the bundled ones first. */
export function allRulesets() {
  if (rulesets instanceof Error) throw rulesets
  return rulesets
}
const ENDING = '.schema.json'
/** Schemas of files that are alike in all rulesets, in the order of the generated file. */
export const COMMON = ['shared', 'pack', 'map', 'text', 'golden', 'campaign']
/** Those of them that load with a ruleset, because the first look at a pack reads no such file. */
export const LATE = ['golden', 'campaign']
/** Roles of files that differ in each ruleset: `schemas/<ruleset>/<role>.schema.json`. */
const OWN_ROLES = ['terrain', 'units', 'tables', 'tracks', 'deck', 'bots', 'scenario', 'case']
/** The words of each ruleset, written by `case-words.mjs`: only the schemas of cases refer to them. */
const WORDS = 'words'
/** The language of blocks of each ruleset, written by `block-schemas.mjs`: the schemas of scenarios and cards refer to it. */
const BLOCKS = 'blocks'

/** Returns the paths of all schemas: shared ones, then those of each ruleset. */
export const schemaPaths = () => [
  ...COMMON.map((kind) => `${kind}${ENDING}`),
  ...allRulesets().flatMap(({ id, schemas }) =>
    readdirSync(schemas)
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map((file) => `${id}/${file}`),
  ),
]

/** Returns the absolute path of a schema. */
export function schemaFile(path) {
  const [role, id] = path.split('/').reverse()
  const ruleset = allRulesets().find((one) => one.id === id)
  return ruleset ? join(ruleset.schemas, role) : join(folder, path)
}

/** Returns its path relative to the project, for messages and imports. */
export const schemaPlace = (path) => fromRoot(schemaFile(path))

/**
 * Returns every schema by the name of its address (`$id`): shared ones first, then those of each ruleset. `fresh`: texts by path
 * that override those on disk.
 */
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
 * Returns the name of a schema: its address without the ending. A ruleset's is `<ruleset>-<role>`; older addresses with the role
 * alone remain valid, because published packs use them.
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

/** Returns the schemas of a ruleset's files, by ruleset and role; without its words and blocks, which only other schemas refer to. */
export function kindsByRuleset(places) {
  const found = {}
  for (const [kind, path] of places) {
    const [ruleset, role] = path.slice(0, -ENDING.length).split('/')
    if (role !== undefined && ![WORDS, BLOCKS].includes(role))
      found[ruleset] = { ...found[ruleset], [role]: kind }
  }
  return found
}

/** Orders shared schemas first, then by ruleset with outside ones last, then by role. */
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
/** Checks that no name has two shapes, as all definitions become types of one file. `places`: the path of each schema. */
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
