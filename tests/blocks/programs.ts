/** Random programs of blocks, made from the schema of a ruleset's language: any that its schema allows, small enough to play. */
import { readFileSync } from 'node:fs'
import { nextBelow } from '../../engine/kernel/random'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly 'x-names'?: string
}
/** By kind of name, those that the pack has. */
export type NamesByKind = Readonly<Record<string, readonly string[]>>

/** Deeper than this a program takes what holds nothing. */
const DEEPEST = 9
/** A number is mostly small: a die, a turn, a counter. */
const MOST = 12
const MOST_ITEMS = 3
/** Of three keys that may be left out, one stands there. */
const ONE_IN = 3

/** Makes programs of one ruleset. @param names what names may be written, by the kind of the schema's `x-names` */
export function programsOf(file: string, name: string, names: NamesByKind) {
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly definitions: Readonly<Record<string, Schema>>
  }
  const seen = new Map<string, number>()

  function make(rng: number[], schema: Schema, depth: number): unknown {
    const pick = <T>(list: readonly T[]): T => list[nextBelow(rng, list.length)]
    if (schema['x-names']) return nameOf(rng, schema['x-names'])
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    if (schema.$ref) {
      const word = schema.$ref.split('/').pop() ?? ''
      return Object.hasOwn(definitions, word)
        ? make(rng, definitions[word], depth)
        : `name-${nextBelow(rng, 3)}`
    }
    if (schema.oneOf) return oneOf(rng, schema.oneOf, depth)
    if (schema.if)
      return make(rng, (depth < DEEPEST && nextBelow(rng, 2) === 0 ? schema.then : schema.else)!, depth + 1)
    if (schema.type === 'boolean') return nextBelow(rng, 2) === 1
    if (schema.type === 'integer') return integer(rng, schema)
    if (schema.type === 'array') return listOf(rng, schema, depth)
    if (schema.type === 'object') return object(rng, schema, depth)
    throw new Error(`A program cannot be made of ${JSON.stringify(schema).slice(0, 200)}`)
  }

  function nameOf(rng: number[], kind: string): string {
    const known = names[kind] ?? []
    // Now and then a name that nobody knows: it is refused with its place, or means nothing.
    return known.length === 0 || nextBelow(rng, 40) === 0 ? 'nobody' : known[nextBelow(rng, known.length)]
  }

  /** One of the kinds; where it is deep enough, one without others in it. */
  function oneOf(rng: number[], kinds: readonly Schema[], depth: number): unknown {
    const flat = kinds.filter(({ $ref = '' }) => isFlat(definitions[$ref.split('/').pop() ?? '']))
    const open = depth >= DEEPEST && flat.length > 0 ? flat : kinds
    const made = make(rng, open[nextBelow(rng, open.length)], depth + 1)
    const { type } = made as { readonly type: string }
    seen.set(type, (seen.get(type) ?? 0) + 1)
    return made
  }

  const isFlat = ({ properties = {}, required = [] }: Schema): boolean =>
    required.every(
      (key) =>
        !JSON.stringify(properties[key]).includes('#/definitions/') ||
        properties[key].$ref?.startsWith('shared'),
    )

  function integer(rng: number[], { minimum = -MOST, maximum = MOST }: Schema): number {
    const least = Math.max(minimum, -MOST)
    const most = Math.max(least, Math.min(maximum, MOST))
    return least + nextBelow(rng, most - least + 1)
  }

  function listOf(rng: number[], { items, minItems = 0, uniqueItems }: Schema, depth: number): unknown[] {
    const count = Math.max(minItems, 1 + nextBelow(rng, depth < DEEPEST / 2 ? MOST_ITEMS : 1))
    const list = Array.from({ length: count }, () => make(rng, items!, depth + 1))
    return uniqueItems ? [...new Set(list)] : list
  }

  function object(rng: number[], { properties = {}, required = [] }: Schema, depth: number): object {
    const keys = Object.keys(properties).filter(
      (key) => required.includes(key) || (depth < DEEPEST && nextBelow(rng, ONE_IN) === 0),
    )
    return Object.fromEntries(keys.map((key) => [key, make(rng, properties[key], depth + 1)]))
  }

  return {
    /** How often each type of block was made. */
    seen,
    /** All types of a kind. */
    types: (kind: string): string[] =>
      (definitions[`${name}${kind}`]?.oneOf ?? []).map(({ $ref = '' }) =>
        String(definitions[$ref.split('/').pop() ?? '']?.properties?.type?.const),
      ),
    triggers: (rng: number[], count: number): object[] =>
      Array.from({ length: count }, (_, index) => ({
        ...(make(rng, definitions[`${name}Trigger`], 0) as object),
        id: `trigger-${index}`,
      })),
  }
}
