/** Walks a schema along a value, to find the schema for a place in a file. */

import { type Kind, type Role, reachKeys } from './catalogue'
import type { ValuePath } from './diagnostic'
import { schemaOf } from './library'
import type { Schema } from './part'
import { type Placed, resolve } from './resolve'
import { isObject, valueAt } from './value-at'

export { isObject, valueAt }

/** The schema of a whole file. */
export const rootOf = (kind: Kind): Placed => ({ schema: schemaOf(kind), home: kind })

/** The same with the keys that modify the file below, which are removed before validation. */
export function rootAsWritten(kind: Kind): Placed {
  const { schema, home } = rootOf(kind)
  const role = kind.slice(kind.lastIndexOf('-') + 1) as Role
  const refer = (key: string) => `shared.schema.json#/definitions/${key[0].toUpperCase()}${key.slice(1)}`
  const reaching = Object.fromEntries(reachKeys(role).map((key) => [key, { $ref: refer(key) }]))
  return { schema: { ...schema, properties: { ...schema.properties, ...reaching } }, home }
}

/** The schema of a value, with references resolved and the branch selected by its `type`, `role` or kind. */
export function settle(placed: Placed, value: unknown): Placed {
  let at = resolve(placed)
  for (let hops = 0; hops < 8; hops++) {
    const branch = branchOf(at, value)
    if (!branch) break
    at = resolve(branch)
  }
  return at
}

function branchOf(at: Placed, value: unknown): Placed | undefined {
  const { schema, home } = at
  const tag = schema.discriminator?.propertyName
  if (tag && schema.oneOf) {
    const name = isObject(value) ? value[tag] : undefined
    return branches(at).find((branch) => branch.schema.properties?.[tag]?.const === name)
  }
  if (schema.if) {
    const matches = schema.if.type === 'array' ? Array.isArray(value) : isObject(value)
    const branch = matches ? schema.then : schema.else
    return branch && { schema: { ...withoutChoice(schema), ...branch }, home }
  }
  return undefined
}

const withoutChoice = ({ if: _if, then: _then, else: _else, ...rest }: Placed['schema']) => rest

/** The shapes of a value with a discriminator. */
export function branches(at: Placed): Placed[] {
  if (!at.schema.discriminator) return []
  return (at.schema.oneOf ?? []).map((schema) => resolve({ schema, home: at.home }))
}

/** The schema of a key or an item of a settled schema. */
export function childOf(at: Placed, step: string | number): Placed | undefined {
  const { schema, home } = at
  if (typeof step === 'number') {
    const items = schema.items
    const item = Array.isArray(items) ? items[step] : items
    return item ? { schema: item, home } : undefined
  }
  if (schema.discriminator?.propertyName === step) return { schema: tagOf(at, step), home }
  if (schema.properties && Object.hasOwn(schema.properties, step))
    return { schema: schema.properties[step], home }
  return typeof schema.additionalProperties === 'object'
    ? { schema: schema.additionalProperties, home }
    : undefined
}

/** The allowed tags while no shape is selected. */
function tagOf(at: Placed, tag: string): Schema {
  const names = branches(at).map((branch) => branch.schema.properties?.[tag]?.const)
  const { description, 'x-description-it': italian } = at.schema
  return { description, 'x-description-it': italian, enum: names, examples: names.slice(0, 1) }
}

/** The settled schema at a path of a file; `undefined` if there is none. */
export function schemaAt(
  kind: Kind,
  value: unknown,
  path: ValuePath,
  root: Placed = rootOf(kind),
  settled = settle,
): Placed | undefined {
  let at: Placed | undefined = settled(root, value)
  let current = value
  for (const step of path) {
    const child: Placed | undefined = at && childOf(at, step)
    if (!child) return undefined
    current = valueAt(current, [step])
    at = settled(child, current)
  }
  return at
}
