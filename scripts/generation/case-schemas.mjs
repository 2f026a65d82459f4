/**
 * Derives the schema of a ruleset's cases, `case.schema.json`, from `observables.json` beside its schemas: the list of
 * the values that a position shows. `schemas/case-frame.json` holds the parts that all rulesets share: the frame of a
 * case, and the usual observables and fields, which a list only has to name. The list is explained in
 * docs/tutorial-ruleset.md.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { allRulesets } from './schema-files.mjs'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const pascal = (id) => id.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Returns the texts of the case schemas by path, for rulesets that list their observables. */
export function caseSchemas() {
  const common = read(join(root, 'schemas/case-frame.json'))
  return Object.fromEntries(
    allRulesets().flatMap(({ id, schemas, isOurs }) => {
      const list = join(schemas, 'observables.json')
      if (!isOurs || !existsSync(list)) return []
      return [[`${id}/case.schema.json`, `${JSON.stringify(caseSchema(id, read(list), common), null, 2)}\n`]]
    }),
  )
}

/** Returns the schema of the cases of one ruleset. `name` in its list is the first part of the names of its types. */
export function caseSchema(id, listed, { usual, frame }) {
  const { name = pascal(id), address = `${id}-case.schema.json`, position, definitions, examples } = listed
  const words = `${id}-words.schema.json#/definitions/${pascal(id)}`
  const entries = {
    Position: { ...position, fields: shownIn('given', 'expect', listed, usual) },
    Expectation: { ...usual.expectation, fields: shownIn('expect', 'given', listed, usual) },
    ...definitions,
  }
  const schema = filled(
    frame,
    { name, address, words },
    { secret: examples.given, type: 'done', ...examples },
  )
  const from = { name, words, usual }
  for (const [key, entry] of Object.entries(entries)) schema.definitions[name + key] = schemaOf(entry, from)
  if (listed.maps !== false) return schema
  delete schema.properties.maps
  delete schema.definitions[`${name}Case`].properties.map
  return schema
}

/** Returns the observables of positions (`given`) or of expectations (`expect`), each with its own part for that side. */
function shownIn(side, otherSide, { observables }, usual) {
  const all = Object.entries({ from: {}, ...observables, events: observables.events }).flatMap(
    ([key, own]) => {
      const { in: only, [side]: here, [otherSide]: _, ...both } = { ...usual.observables[key], ...own }
      return only === otherSide ? [] : [[key, { ...both, ...here }]]
    },
  )
  return Object.fromEntries(all)
}

/** Returns the schema of an observable, a field or a definition. Keys of JSON Schema in it stay as they are. */
function schemaOf({ en, it, default: usually, example, ...entry }, from) {
  const shown = example ?? (entry.is === 'yes' ? true : undefined)
  return {
    description: usually ? `${en} Default: ${usually[0]}` : en,
    'x-description-it': usually ? `${it} Se manca: ${usually[1]}` : it,
    ...(shown !== undefined && { examples: [shown] }),
    ...(entry.fields ? fieldsOf(entry, from) : kindOf(entry, from)),
  }
}

function fieldsOf({ fields, needs: required, least: minProperties, ...more }, from) {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([key, own]) => [key, schemaOf({ ...from.usual.fields[key], ...own }, from)]),
  )
  return { type: 'object', required, properties, additionalProperties: false, minProperties, ...more }
}

/** Returns the schema of a value, of a list of at most `list` values, or of at most `most` values by their names. */
function kindOf({ is, of, also, list, by, keys = 'Id', most, least, ...more }, from) {
  const one = { ...baseOf(is, from), 'x-names': of, 'x-also': also }
  if (list) return { type: 'array', items: one, maxItems: list, minItems: least, ...more }
  if (!most) return { ...one, ...more }
  const propertyNames = Array.isArray(keys) ? { enum: keys } : shared(keys)
  const bounds = { maxProperties: most, minProperties: least }
  return { type: 'object', 'x-names': by, propertyNames, additionalProperties: one, ...bounds, ...more }
}

/** Resolves `is`: a range, an enumeration, `yes`, a definition of the list (`#`), a word of the ruleset (`@`), or a shared definition. */
function baseOf(is, { name, words }) {
  if (is === undefined) return {}
  if (typeof is[0] === 'number') return { type: 'integer', minimum: is[0], maximum: is[1] }
  if (Array.isArray(is)) return { enum: is }
  if (is === 'yes') return { type: 'boolean' }
  if (is.startsWith('#')) return { $ref: `#/definitions/${name}${is.slice(1)}` }
  return is.startsWith('@') ? { $ref: `${words}${is.slice(1)}` } : shared(is)
}

const shared = (name) => ({ $ref: `shared.schema.json#/definitions/${name}` })

/** Fills the frame: `@` in texts and keys with the names of the ruleset, `$given` and the like with its examples. */
function filled(value, names, examples) {
  if (Array.isArray(value)) return value.map((item) => filled(item, names, examples))
  if (typeof value === 'string')
    return value.startsWith('$') ? examples[value.slice(1)] : textOf(value, names)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [textOf(key, names), filled(inner, names, examples)]),
  )
}

const textOf = (text, { name, address, words }) =>
  text.replace('@address', address).replace('@words', words).replaceAll('@', name)
