/** Completions at the cursor in a file of a pack of `ruleset`: unused keys (required ones first), names of the schema, names of the pack. */
import { type Kind, schemaFor } from '../catalogue'
import { isLoaded } from '../library'
import type { Schema } from '../part'
import type { Placed } from '../resolve'
import { settleWritten, shortKeysOf } from '../short/short-keys'
import { shortWordsOf } from '../short/words'
import { branches, childOf, settle } from '../walk'
import { type CursorContext, contextAt } from './context'
import { unquoted } from './flow'
import { aroundCursor, isIdle } from './moments'
import type { Names } from './names'
import { placeOf, standIn } from './shape'
import { describe, type Language } from './words'

export type Completion = {
  readonly label: string
  readonly kind: 'key' | 'value' | 'name' | 'example'
  /** The text that replaces the span between `from` and `to`. */
  readonly insert: string
  readonly from: number
  readonly to: number
  readonly detail?: string
  readonly required?: boolean
}

export function complete(
  path: string,
  text: string,
  offset: number,
  names: Names = {},
  language: Language = 'en',
  ruleset?: string,
): Completion[] {
  const kind = schemaFor(path, ruleset)
  const context = kind && contextAt(text, offset)
  if (!kind || !context || !isLoaded(kind)) return []
  const word = text.slice(context.from, Math.max(context.from, offset))
  const all =
    context.at === 'key'
      ? keys(kind, context, text, names, language)
      : values(kind, context, text, names, language)
  const typed = unquoted(word.replace(/^["']/, '')).toLowerCase()
  return all
    .filter(({ label }) => label.toLowerCase().startsWith(typed))
    .concat(
      all.filter(
        ({ label }) =>
          !label.toLowerCase().startsWith(typed) && typed !== '' && label.toLowerCase().includes(typed),
      ),
    )
}

function keys(
  kind: Kind,
  context: CursorContext,
  text: string,
  names: Names,
  language: Language,
): Completion[] {
  const place = placeOf(kind, context)
  if (place?.level.kind !== 'map') return []
  const { around, level } = place
  if (around.schema.type === 'array') return [listStart(context)]
  const current = unquoted(text.slice(context.from, context.to))
  const written = (key: string) => key !== current && Object.hasOwn(level.written, key)
  const tag = around.schema.discriminator?.propertyName
  const moment = aroundCursor(kind, context)
  const properties =
    around.schema.properties ??
    (tag
      ? { ...tagOnly(around, tag), ...shortKeysOf(around, (word) => !isIdle(word, moment)) }
      : namedKeys(around.schema, names))
  const required = new Set(around.schema.required ?? (tag ? [tag] : []))
  const hasColon = /^\s*:/.test(text.slice(context.to, context.to + 4))
  return Object.keys(properties)
    .filter((key) => !written(key) && !isIdle(properties[key], moment))
    .sort((a, b) => Number(required.has(b)) - Number(required.has(a)))
    .map((key) => {
      const schema = settle({ schema: properties[key], home: around.home }, undefined).schema
      return {
        label: key,
        kind: 'key' as const,
        insert: hasColon ? key : key + afterKey(schema, context.indent),
        from: context.from,
        to: context.to,
        detail: describe(schema, language),
        required: required.has(key),
      }
    })
}

const tagOnly = (around: Placed, tag: string): Readonly<Record<string, Schema>> => {
  const first = branches(around)[0]?.schema.properties?.[tag]
  return first
    ? { [tag]: { description: first.description, 'x-description-it': first['x-description-it'] } }
    : {}
}

/** The keys of a free map whose keys are names of the pack, such as a cost for each side. */
function namedKeys(schema: Schema, names: Names): Readonly<Record<string, Schema>> {
  const { additionalProperties: value, 'x-names': source } = schema
  if (typeof value !== 'object' || source === undefined) return {}
  return Object.fromEntries((names[source] ?? []).map((name) => [name, value]))
}

/** The colon, and for lists and maps in block form the next line with its indentation. */
function afterKey(schema: Schema, indent: number | undefined): string {
  if (indent === undefined) return ': '
  const inside = `:\n${' '.repeat(indent + 2)}`
  if (schema.type === 'array') return `${inside}- `
  return schema.type === 'object' || schema.discriminator ? inside : ': '
}

/** A new line under a key with a list: items begin with a dash. */
const listStart = ({ from, to }: CursorContext): Completion => ({
  label: '-',
  kind: 'value',
  insert: '- ',
  from,
  to,
})

function values(
  kind: Kind,
  context: CursorContext,
  text: string,
  names: Names,
  language: Language,
): Completion[] {
  const place = placeOf(kind, context)
  if (!place) return []
  const span = { from: context.from, to: context.to }
  const make = (label: string, as: Completion['kind'], detail?: string): Completion => ({
    label,
    kind: as,
    insert: quoted(label, text.slice(span.from, span.to)),
    ...span,
    ...(detail ? { detail } : {}),
  })
  const tagged = tagValues(kind, context, language)
  if (tagged) return tagged.map(({ name, detail }) => make(name, 'value', detail))
  if (!place.value) return []
  const { schema } = settle(place.value, undefined)
  if (place.level.kind === 'list' && schema.type === 'object')
    return itemKeys(kind, context, text, names, language)
  const known = schema['x-names'] ? (names[schema['x-names']] ?? []) : []
  const fixed = [
    ...(schema.enum ?? (schema.const === undefined ? [] : [schema.const])),
    ...(schema['x-also'] ?? []),
  ]
  const found = [
    ...fixed.map((value) => make(String(value), 'value')),
    ...(schema.type === 'boolean' ? [make('true', 'value'), make('false', 'value')] : []),
    ...known.map((name) => make(name, 'name')),
  ]
  if (found.length > 0) return found
  const alone = wordsAlone(place.value, aroundCursor(kind, context))
  if (alone.length > 0)
    return alone.map(({ name, schema }) => make(name, 'value', describe(schema, language)))
  return (schema.examples ?? [])
    .filter((example) => typeof example !== 'object')
    .map((example) => ({ ...make(String(example), 'example'), insert: written(example) }))
}

/** The words of blocks that are written with their name alone. */
function wordsAlone(
  value: Placed,
  moment: ReturnType<typeof aroundCursor>,
): readonly { readonly name: string; readonly schema: Schema }[] {
  const at = settle(value, {})
  const { alone } = shortWordsOf(at) ?? {}
  return branches(at)
    .map(({ schema }) => ({ name: String(schema.properties?.type?.const), schema }))
    .filter(({ name, schema }) => alone?.has(name) && !isIdle(schema, moment))
}

/** After a dash in a list of maps: the keys of a new item. */
function itemKeys(
  kind: Kind,
  context: CursorContext,
  text: string,
  names: Names,
  language: Language,
): Completion[] {
  const column = context.from - (text.lastIndexOf('\n', context.from - 1) + 1)
  const inside = { kind: 'map' as const, column, key: '', written: { ...context.inside } }
  const flow = context.indent === undefined
  return keys(
    kind,
    { ...context, at: 'key', levels: [...context.levels, inside], ...(flow ? {} : { indent: column }) },
    text,
    names,
    language,
  )
}

/** The allowed values of the `type`, `role` or `kind` of a value with several shapes. */
function tagValues(
  kind: Kind,
  context: CursorContext,
  language: Language,
): { name: string; detail: string | undefined }[] | undefined {
  const level = context.levels.at(-1)
  if (level?.kind !== 'map') return undefined
  const untagged = { ...level, written: { ...level.written, [level.key]: '' } }
  const around = placeOf(kind, { ...context, levels: [...context.levels.slice(0, -1), untagged] })?.around
  if (around?.schema.discriminator?.propertyName !== level.key) return undefined
  const moment = aroundCursor(kind, context)
  const fitting = branches(around).filter(({ schema }) => !isIdle(schema, moment))
  return fitting.map((branch) => ({
    name: String(branch.schema.properties?.[level.key]?.const),
    detail: describe(branch.schema, language),
  }))
}

/** Keeps existing quotes, and adds them if the name would not be a string without. */
function quoted(name: string, before: string): string {
  const quote = before[0]
  if (quote === '"' || quote === "'") return `${quote}${name}${quote}`
  return name
}

const written = (example: unknown): string =>
  typeof example === 'string' && !/^[A-Za-z][A-Za-z0-9 ._-]*$/.test(example)
    ? JSON.stringify(example)
    : String(example)

/** The schema of a key at the cursor; hover uses it too. */
export function keySchema(kind: Kind, context: CursorContext, key: string): Placed | undefined {
  const place = placeOf(kind, context)
  return place && childOf(settleWritten(place.around, standIn(place.level)), key)
}
