/** The schemas of files as far as blocks with a short notation can be inside. */
import type { Kind } from '../catalogue'
import type { Schema } from '../part'
import { type Placed, resolve } from '../resolve'
import { rootAsWritten } from '../walk'
import { type ShortWords, shortWordsOf } from './words'

/** A schema with its reference resolved. Its parts are made when they are first needed. */
export class Shape {
  /** For alternatives with a short notation. */
  readonly words: ShortWords | undefined
  readonly #children = new Map<string | number, Shape | undefined>()
  #branches: ReadonlyMap<unknown, Shape> | undefined
  #ofMap: Shape | undefined
  #ofList: Shape | undefined
  #isOpen: boolean | undefined

  constructor(
    readonly placed: Placed,
    /** The root of a file whose `change` holds ways into the file below. */
    readonly isRoot = false,
  ) {
    this.words = shortWordsOf(placed)
  }

  /** Whether blocks with a short notation can be inside. */
  get isOpen(): boolean {
    this.#isOpen ??= canHold(this, new Set())
    return this.#isOpen
  }

  /** The shape at a key or an index of a value with this `type`. */
  child(step: string | number, type: unknown): Shape | undefined {
    const { schema, home } = this.placed
    if (schema.discriminator) return this.branch(type)?.child(step, type)
    if (schema.if) return (typeof step === 'number' ? this.ofList : this.ofMap).child(step, type)
    const key = typeof step === 'number' && !Array.isArray(schema.items) ? 0 : step
    if (!this.#children.has(key)) this.#children.set(key, shapeOf(partAt(schema, step), home, step))
    return this.#children.get(key)
  }

  /** The alternative of a `type`. */
  branch(type: unknown): Shape | undefined {
    const tag = this.placed.schema.discriminator?.propertyName ?? 'type'
    this.#branches ??= new Map(
      (this.placed.schema.oneOf ?? []).flatMap((schema) => {
        const shape = shapeOf(schema, this.placed.home)
        return shape ? [[shape.placed.schema.properties?.[tag]?.const, shape]] : []
      }),
    )
    return this.#branches.get(type)
  }

  /** This shape as far as it is one of maps. */
  get ofMap(): Shape {
    this.#ofMap ??= this.#chosen('object')
    return this.#ofMap
  }

  /** This shape as far as it is one of lists. */
  get ofList(): Shape {
    this.#ofList ??= this.#chosen('array')
    return this.#ofList
  }

  #chosen(type: 'array' | 'object'): Shape {
    const { schema, home } = this.placed
    if (!schema.if) return this
    const { if: _if, then: _then, else: _else, ...rest } = schema
    const branch = schema.if.type === type ? schema.then : schema.else
    return new Shape(resolve({ schema: { ...rest, ...branch }, home }))
  }

  /** All shapes one step below, to look for blocks. */
  get below(): readonly Shape[] {
    const { schema, home } = this.placed
    const { items, additionalProperties: rest } = schema
    const inside: readonly (readonly [Schema | undefined, string?])[] = [
      ...(schema.oneOf ?? []).map((one) => [one] as const),
      ...Object.entries(schema.properties ?? {}).map(([key, one]) => [one, key] as const),
      ...(Array.isArray(items) ? items : [items]).map((one) => [one] as const),
      ...(typeof rest === 'object' ? [[rest] as const] : []),
      ...[schema.then, schema.else].map((one) => [one] as const),
    ]
    return inside.flatMap(([one, key]) => shapeOf(one, home, key) ?? [])
  }
}

function canHold(shape: Shape, seen: Set<Shape>): boolean {
  if (shape.words) return true
  if (seen.has(shape)) return false
  seen.add(shape)
  return shape.below.some((one) => canHold(one, seen))
}

function partAt(
  { properties, items, additionalProperties }: Schema,
  step: string | number,
): Schema | undefined {
  if (typeof step === 'number') return Array.isArray(items) ? items[step] : (items as Schema | undefined)
  if (properties && Object.hasOwn(properties, step)) return properties[step]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

const byAddress = new Map<string, Shape>()
const bySchema = new WeakMap<Schema, Shape>()

/** The shape of a schema, made once. The `change` of a case is like a scenario. */
function shapeOf(
  schema: Schema | undefined,
  home: Placed['home'],
  step?: string | number,
): Shape | undefined {
  if (!schema) return undefined
  if (step === 'change' && home.endsWith('case'))
    return shapeOfFile(home.replace(/case$/, 'scenario') as Kind)
  const address = schema.$ref && (schema.$ref.startsWith('#') ? home + schema.$ref : schema.$ref)
  const known = address === undefined ? bySchema.get(schema) : byAddress.get(address)
  if (known) return known
  const made = new Shape(resolve({ schema, home }))
  if (address === undefined) bySchema.set(schema, made)
  else byAddress.set(address, made)
  return made
}

const ofFiles = new Map<Kind, Shape>()

/** The shape of the files of a kind, with the keys that modify the file below. */
export function shapeOfFile(kind: Kind): Shape {
  const known = ofFiles.get(kind)
  if (known) return known
  const made = new Shape(rootAsWritten(kind), !kind.endsWith('case'))
  ofFiles.set(kind, made)
  return made
}

/** The shape at a way into a file, whose values are unknown: the first alternative that can hold blocks at that place. */
export function shapeOfWay(root: Shape, way: readonly string[]): Shape | undefined {
  const [step, ...rest] = way
  if (step === undefined) return root
  const { schema } = root.ofMap.placed
  if (schema.discriminator) {
    const found = root.ofMap.below.map((branch) => shapeOfWay(branch, way))
    return found.find((one) => one?.isOpen)
  }
  const isList = schema.items !== undefined
  const next = root.ofMap.child(isList ? 0 : step, undefined)
  return next && shapeOfWay(next, rest)
}
