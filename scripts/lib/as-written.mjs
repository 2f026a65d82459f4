/**
 * Schemas as an editor has to hold files against them. The rules for a file count for what it comes to with what is under it (decision 45),
 * and an editor sees the file alone: so it may say `extends`, `change` and `without`, and where it does it need not be whole.
 *
 * A schema that only other schemas refer to names no draft (`$schema`). A language server that finds one there validates the schema again
 * after it has put references in place, and those of blocks, which hold blocks, then overflow its stack.
 */

const ENDING = '.schema.json'
const PART = '-part'
/** Roles that no file has: only other schemas refer to these. */
const REFERRED = ['blocks', 'words']
/** What all rulesets share is short and has no part. */
const SHARED = /^(?:shared|pack|map|text)\.schema\.json$/
/** The keys under which a role speaks about what is below, as `reachKeys` of `schemas/catalogue.ts` has them. */
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

/** @param {ReadonlyMap<string, string>} texts schemas of rulesets by address. @returns {Map<string, string>} those that editors get, with the parts that they refer to */
export function asWritten(texts) {
  const given = new Map([...texts].map(([address, text]) => [address, JSON.parse(text)]))
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

/** All that it must have is asked of a file that says nothing about what is below. */
function wholeIfAlone({ required, ...schema }, keys) {
  const properties = { ...schema.properties, ...reachOf(keys.filter((key) => !(key in schema.properties))) }
  const reaches = { anyOf: keys.map((key) => ({ required: [key] })) }
  return { ...schema, properties, ...(required ? choice(reaches, {}, { required }) : {}) }
}

/** A scenario that extends another one is held against the schema of a part, every other one against that of a whole. */
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

/** The part of a scenario, and of all schemas that it refers to. */
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

/** The same without what must be there; `areNames`: its keys are names of properties or definitions. Branches no longer exclude each other. */
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
