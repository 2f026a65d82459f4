/** The loaded schemas as data, with resolved references, and their validators. */
import type { Kind } from './catalogue'
import { KINDS } from './generated/kinds'
import { schemaOf, validatorOf } from './library'
import type { Schema, Validate } from './part'

/** The name of a schema in the names of its validators. */
const jsName = (kind: Kind): string =>
  kind.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const JS_NAMES: ReadonlyMap<string, string> = new Map(KINDS.map((kind) => [kind, jsName(kind as Kind)]))

/** The validator of a file without the items of the lists that `itemValidator` covers. */
export function fileValidator(kind: Kind): Validate {
  const validate = validatorOf(`${JS_NAMES.get(kind)}File`)
  if (!validate) throw new Error(`The schemas of "${kind}" were not brought.`)
  return validate
}

/** The validator of one item of a top-level list; `undefined` if the file's own validator covers it. */
export const itemValidator = (kind: Kind, property: string): Validate | undefined =>
  /^[a-z]+$/.test(property) ? validatorOf(`${JS_NAMES.get(kind)}Item_${property}`) : undefined

/** A schema with its reference resolved; texts beside the reference win. `home` is the base of local references. */
export type Placed = { readonly schema: Schema; readonly home: Kind | 'shared' }

export function resolve({ schema, home }: Placed): Placed {
  let current = schema
  let at = home
  for (let hops = 0; current.$ref !== undefined && hops < 8; hops++) {
    const [file, pointer] = current.$ref.split('#') as [string, string]
    const texts = { ...current, $ref: undefined }
    if (file) at = file.replace('.schema.json', '') as Kind
    let target: unknown = schemaOf(at)
    for (const step of pointer.split('/').slice(1)) target = (target as Record<string, unknown>)[step]
    current = { ...(target as Schema), ...dropUndefined(texts) }
    if ((target as Schema).$ref !== undefined) current = { ...current, $ref: (target as Schema).$ref }
  }
  return { schema: current, home: at }
}

const dropUndefined = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
