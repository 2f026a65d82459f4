/**
 * Adapts the schemas for editors. The rules for a file apply to it merged with the files it extends (decision 45), but an editor
 * sees the file alone. So the file may contain `extends`, `change` and `without`, and may then be incomplete.
 *
 * Schemas that only other schemas refer to have no `$schema`. A language server that finds one validates the schema again after
 * resolving its references, and the nested references of blocks then overflow its stack.
 */

import { withShort } from './short-schemas.mjs'

const ENDING = '.schema.json'
const PART = '-part'
/** Roles without files: only other schemas refer to them. */
const REFERRED = ['blocks', 'words']
/** Schemas shared by all rulesets are short and have no part schema. */
const SHARED = /^(?:shared|pack|map|text)\.schema\.json$/
/** The keys of a role that refer to the files below, as `reachKeys` of `schemas/catalogue.ts` lists them. */
export const REACH = {
  scenario: ['extends', 'change', 'without'],
  deck: ['change'],
  ...Object.fromEntries(
    ['terrain', 'units', 'tables', 'tracks', 'bots'].map((role) => [role, ['change', 'without']]),
  ),
}

const nameOfDefinition = (key) => key[0].toUpperCase() + key.slice(1)
const reachOf = (keys) =>
  Object.fromEntries(
    keys.map((key) => [key, { $ref: `shared${ENDING}#/definitions/${nameOfDefinition(key)}` }]),
  )
const partName = (address) => address.replace(ENDING, PART + ENDING)

/**
 * @param {ReadonlyMap<string, string>} texts schemas of rulesets by address. @returns {Map<string, string>} the schemas for
 * editors, with the parts that they refer to
 */
export function asWritten(texts) {
  const given = withShort(new Map([...texts].map(([address, text]) => [address, JSON.parse(text)])))
  const made = new Map()
  for (const [address, schema] of given) {
    const role = roleOf(address)
    const keys = REACH[role]
    if (REFERRED.includes(role)) made.set(address, { ...schema, $schema: undefined })
    else if (!keys) made.set(address, schema)
    else if (role === 'scenario') {
      made.set(address, wholeOrPart(schema, keys))
      for (const [name, part] of partsOf(address, given)) made.set(name, part)
    } else made.set(address, wholeIfAlone(schema, keys))
  }
  return new Map([...made].map(([address, schema]) => [address, `${JSON.stringify(schema, null, 2)}\n`]))
}

const roleOf = (address) => address.slice(0, -ENDING.length).split('-').at(-1)

// biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
const choice = (when, good, bad) => ({ if: when, then: good, else: bad })

/** Applies `required` only to a file without any of the keys that refer to files below. */
function wholeIfAlone({ required, ...schema }, keys) {
  const properties = { ...schema.properties, ...reachOf(keys.filter((key) => !(key in schema.properties))) }
  const reaches = { anyOf: keys.map((key) => ({ required: [key] })) }
  return { ...schema, properties, ...(required ? choice(reaches, {}, { required }) : {}) }
}

/** Validates a scenario that extends another one with the schema of a part, every other one with the full schema. */
function wholeOrPart(schema, keys) {
  const { $schema, $id, title, description, 'x-description-it': italian, definitions, ...whole } = schema
  const help = { description, 'x-description-it': italian }
  return {
    ...{ $schema, $id, title, ...help },
    ...choice(
      { required: [keys[0]] },
      { $ref: `${partName($id)}#/definitions/Part` },
      { $ref: '#/definitions/Whole' },
    ),
    definitions: { ...definitions, Whole: whole },
  }
}

/** Returns the part schema of a scenario, and those of all schemas that it refers to. */
function partsOf(address, given) {
  const parts = new Map()
  const wanted = new Set([address])
  for (const name of wanted) {
    const refer = (file) => {
      if (SHARED.test(file) || !given.has(file)) return file
      wanted.add(file)
      return partName(file)
    }
    const { $schema: _, $id, title, definitions, ...whole } = given.get(name)
    const properties = { ...whole.properties, ...reachOf(REACH.scenario) }
    parts.set(partName(name), {
      ...{ $id: partName($id), title },
      definitions: partOf(
        { ...definitions, ...(name === address ? { Part: { ...whole, properties } } : {}) },
        refer,
        true,
      ),
    })
  }
  return parts
}

const AS_IT_IS = ['examples', 'enum', 'const', 'default', 'if', 'required']
const LEAST = ['required', 'minItems', 'minProperties']

/** Returns a schema without the keys in `LEAST`, and with `anyOf` for `oneOf`. `areNames`: its keys are names of properties or definitions. */
function partOf(schema, refer, areNames = false) {
  if (Array.isArray(schema)) return schema.map((one) => partOf(one, refer))
  if (schema === null || typeof schema !== 'object') return schema
  const entries = Object.entries(schema).filter(([key]) => areNames || !LEAST.includes(key))
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (areNames) return [key, partOf(value, refer)]
      if (AS_IT_IS.includes(key)) return [key, value]
      if (key === '$ref') return [key, value.replace(/^[^#]+/, refer)]
      const isMap = ['properties', 'definitions', 'patternProperties'].includes(key)
      return [key === 'oneOf' ? 'anyOf' : key, partOf(value, refer, isMap)]
    }),
  )
}
