/** Converts a validator error into a finding: the fault, the correct value, and the likely edit. */

import type { Kind } from '../catalogue'
import type { Finding, Message, ValuePath } from '../diagnostic'
import { unknownFormat } from '../format/unknown-format'
import type { Schema, SchemaError } from '../part'
import type { Placed } from '../resolve'
import { nearest } from '../suggest'
import { branches, isObject, schemaAt, settle, valueAt } from '../walk'
import { plainly } from '../yaml/doubtful'
import { type Advice, adviceOn } from './brought'
import { form } from './forms'
import { example, fits, rewritten, shown, typesOf } from './problem-values'

/** A finding of a schema about one file. */
export type Problem = Omit<Finding, 'file'>

export function problemOf(
  error: SchemaError,
  path: ValuePath,
  schema: Schema,
  value: unknown,
  kind: Kind,
  root: unknown,
): Problem | undefined {
  const { keyword, params } = error
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(path, String(params.additionalProperty), schema, value, kind)
    case 'required':
    case 'dependencies':
      return missingKey(path, String(params.missingProperty))
    case 'discriminator':
      return wrongBranch(path, String(params.tag), value, kind, root)
    case 'propertyNames':
      return problem(
        'E-KEY-FORM',
        [...path, String(params.propertyName)],
        { key: String(params.propertyName) },
        {
          on: 'key',
          expected: Object.keys((schema.examples?.[0] ?? {}) as object)[0],
          ...plainSuggestion(String(params.propertyName), PLAIN_KEY),
        },
      )
    case 'oneOf':
      return problem(
        'E-KEYS-ONE',
        path,
        { keys: oneOfKeys(schema).join(', ') },
        { expected: oneOfKeys(schema).join(', ') },
      )
    case 'type':
      return wrongType(path, schema, value)
    case 'enum':
    case 'const':
      if (kind === 'pack' && path[0] === 'format')
        return unknownFormat(value) ?? wrongType(path, schema, value)
      return unknownName(path, schema.enum ?? [schema.const], value, kind)
    case 'pattern':
      return problem(
        'E-FORM',
        path,
        { found: shown(value), form: form(String(params.pattern)) },
        { expected: example(schema), ...plainSuggestion(value, schema.pattern) },
      )
    case 'minimum':
    case 'maximum':
      return outOfRange(path, schema, value)
    case 'minLength':
    case 'maxLength':
      return value === ''
        ? problem('E-VALUE-MISSING', path, { expected: typeWords(schema) }, { expected: example(schema) })
        : problem(
            'E-LENGTH',
            path,
            { limit: Number(params.limit), found: String(value).length },
            { expected: `≤ ${params.limit}` },
          )
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return wrongCount(path, keyword, Number(params.limit), value)
    case 'additionalItems':
      return wrongCount(path, 'maxItems', Number(params.limit), value)
    case 'uniqueItems':
      return problem('E-LIST-TWICE', [...path, Number(params.i)], {
        found: shown(valueAt(value, [Number(params.i)])),
      })
    default:
      return problem('E-SHAPE', path, { found: shown(value) })
  }
}

const PLAIN_KEY = '^[A-Za-z][A-Za-z0-9-]*$'

/** A suggestion for a text whose only fault is lookalike characters. */
function plainSuggestion(value: unknown, pattern: string | undefined): { suggestion?: string } {
  if (typeof value !== 'string' || pattern === undefined) return {}
  const plain = plainly(value)
  return plain !== value && new RegExp(pattern, 'u').test(plain) ? { suggestion: plain } : {}
}

function problem(
  code: string,
  path: ValuePath,
  values: Message['values'],
  extra: Partial<Problem> = {},
): Problem {
  return { path, code, severity: 'error', message: { key: `findings.${code}`, values }, ...extra }
}

function unknownKey(path: ValuePath, key: string, schema: Schema, value: unknown, kind: Kind): Problem {
  const present = isObject(value) ? value : {}
  const allowed = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(present, name))
  const advice = adviceOn(key, allowed, 'keys', kind)
  const { suggestion } = advice
  const values = {
    key,
    allowed: allowed.join(', '),
    ...valuesOf(advice),
    free: allowed.length > 0 ? 'some' : 'none',
  }
  return problem('E-KEY-UNKNOWN', [...path, key], values, {
    on: 'key',
    found: key,
    expected: allowed.join(', '),
    ...(suggestion && isWhole(suggestion, key, schema, present, advice) ? { suggestion } : {}),
  })
}

/** Whether renaming a key completes the block. A typing error is fixed whatever else is missing. */
const isWhole = (
  suggestion: string,
  key: string,
  schema: Schema,
  { [key]: value, ...rest }: Readonly<Record<string, unknown>>,
  { likely }: Advice,
): boolean => likely === 'yes' || hasRequired(schema, { ...rest, [suggestion]: value })

/** The values of advice for a message. */
const valuesOf = ({ likely, suggestion = '', home = '', word = '' }: Advice) => ({
  ...{ likely, suggestion, home, word },
})

const missingKey = (path: ValuePath, key: string): Problem =>
  problem('E-KEY-MISSING', path, { key }, { expected: key })

/** A value with several shapes whose `type`, `role` or `kind` is unknown, or whose key is misspelt. */
function wrongBranch(
  path: ValuePath,
  tag: string,
  value: unknown,
  kind: Kind,
  root: unknown,
): Problem | undefined {
  if (!isObject(value)) return undefined
  if (!Object.hasOwn(value, tag)) {
    const misspelt = Object.keys(value).find((key) => nearest(key, [tag]) === tag)
    if (misspelt === undefined) return undefined
    return problem(
      'E-KEY-UNKNOWN',
      [...path, misspelt],
      { key: misspelt, allowed: tag, ...valuesOf({ likely: 'yes', suggestion: tag }), free: 'some' },
      { on: 'key', found: misspelt, expected: tag, suggestion: tag },
    )
  }
  const at = schemaAt(kind, root, path)
  const names = at
    ? branches(settle(at, undefined)).map((branch) => branch.schema.properties?.[tag]?.const)
    : []
  const found = unknownName([...path, tag], names, value[tag], kind)
  const shape = at && branches(settle(at, undefined)).find(isCalled(tag, found.suggestion))
  return shape && !hasRequired(shape.schema, value) ? withoutFix(found) : found
}

const isCalled =
  (tag: string, name: string | undefined) =>
  ({ schema }: Placed): boolean =>
    name !== undefined && schema.properties?.[tag]?.const === name

const hasRequired = ({ required = [] }: Schema, value: Readonly<Record<string, unknown>>): boolean =>
  required.every((key) => Object.hasOwn(value, key))

/** The same advice in words only, because the edit would lead to another finding. */
function withoutFix({ suggestion: _, ...found }: Problem): Problem {
  return found
}

/** A value that is not allowed. A value of another type (`"1"` for `1`) is a type error instead. */
export function unknownName(
  path: ValuePath,
  allowed: readonly unknown[],
  value: unknown,
  kind?: Kind,
): Problem {
  const twin = allowed.find((one) => typeof one !== typeof value && String(one) === String(value))
  if (twin !== undefined) return wrongType(path, { type: typeName(twin), const: twin }, value)
  const names = allowed.map(String)
  const advice: Advice =
    names.length === 1
      ? { likely: 'yes', suggestion: names[0] }
      : adviceOn(String(value), names, 'names', kind)
  const { suggestion } = advice
  const isPlain = allowed.some((one) => typeof one !== 'string' && String(one) === suggestion)
  return problem(
    'E-NAME-UNKNOWN',
    path,
    {
      found: shown(value),
      allowed: listed(names),
      ...valuesOf(advice),
    },
    {
      found: String(value),
      expected: listed(names),
      ...(suggestion ? { suggestion } : {}),
      ...(isPlain ? { isPlain } : {}),
    },
  )
}

const typeName = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value)

/** The first names of a long list, and their number. */
const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')}, … (${names.length})`
const MOST_NAMES = 40

function wrongType(path: ValuePath, schema: Schema, value: unknown): Problem {
  const expected = typeWords(schema)
  if (value === null || value === undefined)
    return problem('E-VALUE-MISSING', path, { expected }, { expected: example(schema) })
  const written = rewritten(schema, value)
  const suggestion = written !== undefined && fits(schema, JSON.parse(written)) ? written : undefined
  return problem(
    'E-TYPE',
    path,
    { expected, found: shown(value) },
    {
      found: shown(value),
      expected: example(schema) ?? typesOf(schema).join(', '),
      ...(suggestion ? { suggestion, isPlain: true } : {}),
    },
  )
}

/** The message for an expected type: "a whole number", "a text". */
function typeWords(schema: Schema): { message: Message } {
  const types = typesOf(schema)
  const name = types.length > 1 ? types.slice().sort().join('-') : (types[0] ?? 'value')
  return { message: { key: `types.${name}` } }
}

function outOfRange(path: ValuePath, schema: Schema, value: unknown): Problem {
  const minimum = schema.minimum ?? Number.MIN_SAFE_INTEGER
  const maximum = schema.maximum ?? Number.MAX_SAFE_INTEGER
  const near = Number(value) < minimum ? minimum : maximum
  return problem(
    'E-RANGE',
    path,
    { found: Number(value), minimum, maximum },
    { found: shown(value), expected: `${minimum}-${maximum}`, suggestion: String(near), isPlain: true },
  )
}

function wrongCount(path: ValuePath, keyword: string, limit: number, value: unknown): Problem {
  const found = Array.isArray(value) ? value.length : Object.keys(value ?? {}).length
  return keyword.startsWith('min')
    ? problem('E-COUNT-LOW', path, { limit, found }, { expected: `≥ ${limit}` })
    : problem('E-COUNT-HIGH', path, { limit, found }, { expected: `≤ ${limit}` })
}

const oneOfKeys = (schema: Schema): string[] =>
  (schema.oneOf ?? []).map((branch) => branch.required?.[0] ?? '').filter(Boolean)
