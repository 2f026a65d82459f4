/** Formats and converts values for findings and their fixes. */
import type { Schema } from '../part'
import { isObject } from '../walk'
import { plainly } from '../yaml/doubtful'

export const typesOf = (schema: Schema): readonly string[] =>
  schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type as string]

/** Whether a value of the right type is allowed. Names of the pack are never guessed from a number. */
export function fits(schema: Schema, value: unknown): boolean {
  const { pattern, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema
  if (schema.enum && !schema.enum.includes(value)) return false
  if (typeof value === 'number') return value >= minimum && value <= maximum
  if (typeof value !== 'string') return true
  return schema['x-names'] === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(value))
}

/** The value rewritten to the right type: `"5"` to `5`, `704` to `"704"`, `0.5` to `"1/2"`. */
export function rewritten(schema: Schema, value: unknown): string | undefined {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = typesOf(schema)
  if (typeof value === 'number') {
    if (types.includes('integer') && types.includes('string') && Number.isInteger(value * 2))
      return JSON.stringify(`${value * 2}/2`)
    if (types.includes('string')) return JSON.stringify(String(value))
  }
  if (typeof value === 'boolean' && types.includes('string')) return JSON.stringify(String(value))
  if (typeof value === 'string') {
    const number = plainly(value)
    if (types.includes('integer') && /^-?[0-9]{1,15}$/.test(number)) return String(Number(number))
    if (types.includes('boolean') && /^(?:yes|on|sì|si|no|off|true|false)$/i.test(value))
      return String(!/^(?:no|off|false)$/i.test(value))
  }
  return undefined
}

export const example = (schema: Schema): string | undefined =>
  schema.examples?.[0] === undefined ? undefined : shown(schema.examples[0])

/** A short form of a value that an author recognises. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]'
  if (isObject(value)) return '{…}'
  const text = typeof value === 'string' ? value : String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
