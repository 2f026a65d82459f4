/** What can be put on a map: each list of a file whose items hold cells, in each of the shapes that they may have. */
import type { Kind } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { Names } from '../../../../schemas/language/names'
import type { Placed } from '../../../../schemas/resolve'
import { branches, childOf, isObject, rootAsWritten, settle } from '../../../../schemas/walk'
import { isCellList } from './find'

export type Placeable = {
  readonly file: string
  /** The list that it becomes an item of; it may not be there yet. */
  readonly path: ValuePath
  readonly list: string
  readonly tag?: string
  /** What the things around the list are called, from the outside. */
  readonly within: readonly string[]
  readonly shape: Placed
  /** Where in the item its cells are, and what must be written on the way there. */
  readonly cells: CellSpot
}

/** Keys from an item to its cells; the tag of each mapping on the way whose shape must be named. */
type CellSpot = {
  readonly keys: readonly string[]
  readonly tags: readonly (readonly [key: string, tag: string] | undefined)[]
  /** A fixed number of cells, as the two ends of a link; a list of any length otherwise. */
  readonly count?: number
}

export function placeablesIn(file: string, kind: Kind, value: unknown): Placeable[] {
  const found: Placeable[] = []
  const visit = (placed: Placed, value: unknown, path: ValuePath, within: readonly string[]): void => {
    const shape = settle(placed, value)
    if (isSpoken(shape)) return
    const around = path.length > 0 && isObject(value) ? [...within, ...named(value)] : within
    for (const [key, property] of Object.entries(shape.schema.properties ?? {})) {
      const list = settle({ schema: property, home: shape.home }, undefined)
      if (list.schema.type !== 'array') continue
      for (const item of itemShapes(list)) {
        const cells = isSpoken(item) ? undefined : spotIn(item)
        if (!cells) continue
        const tag = tagIn(item)?.[1]
        found.push({
          file,
          path: [...path, key],
          list: key,
          ...(tag === undefined ? {} : { tag }),
          within: around,
          shape: item,
          cells,
        })
      }
    }
    const inside = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []
    for (const [step, held] of inside) {
      const child = typeof held === 'object' ? childOf(shape, step) : undefined
      if (child) visit(child, held, [...path, step], around)
    }
  }
  visit(rootAsWritten(kind), value, [], [])
  return found
}

/** Conditions and effects name cells too, and are written, not drawn. */
const isSpoken = ({ home }: Placed): boolean => home.endsWith('-blocks')

/** The shapes of the items of a list. */
function itemShapes({ schema, home }: Placed): readonly Placed[] {
  const { items } = schema
  if (items === undefined || Array.isArray(items)) return []
  const item = settle({ schema: items as Placed['schema'], home }, {})
  return item.schema.oneOf && item.schema.discriminator
    ? branches(item)
    : item.schema.properties
      ? [item]
      : []
}

/** The key that names the shape of a mapping, with its value. */
function tagIn({ schema }: Placed): readonly [string, string] | undefined {
  const tagged = Object.entries(schema.properties ?? {}).find(([, { const: one }]) => typeof one === 'string')
  return tagged && [tagged[0], String(tagged[1].const)]
}

/** Where an item of this shape has its cells: in a key of its own, the required ones before the others, else in a mapping that it must have. */
function spotIn(shape: Placed, depth = 0): CellSpot | undefined {
  const { required = [], properties = {} } = shape.schema
  const keys = Object.keys(properties).sort(
    (a, b) => Number(required.includes(b)) - Number(required.includes(a)),
  )
  for (const key of keys) {
    const child = childOf(shape, key)
    const held = child && settle(child, [])
    if (depth > 0 && !required.includes(key)) continue
    if (held && isCellList(held)) return { keys: [key], tags: [undefined] }
    const ends = held?.schema.items
    if (
      held &&
      Array.isArray(ends) &&
      ends.length > 0 &&
      ends.every((end) => isCell({ ...held, schema: end }))
    )
      return { keys: [key], tags: [undefined], count: ends.length }
  }
  if (depth > 0) return undefined
  for (const key of required) {
    const child = childOf(shape, key)
    const held = child && settle(child, {})
    for (const inner of held ? (held.schema.oneOf ? branches(held) : [held]) : []) {
      const spot = spotIn(inner, depth + 1)
      if (spot) return { ...spot, keys: [key, ...spot.keys], tags: [tagIn(inner), ...spot.tags] }
    }
  }
  return undefined
}

const isCell = (placed: Placed): boolean => settle(placed, '').schema['x-cell'] === true

const named = (value: Record<string, unknown>): readonly string[] => {
  const name = value.id ?? value.side
  return typeof name === 'string' ? [name] : []
}

/** The same kind in another reading of its file. */
export const placeableKey = ({ file, path, tag = '' }: Placeable): string => JSON.stringify([file, path, tag])

/** A new item on some cells: what its shape requires, with names that are known. */
export function newItem(
  { shape, list, tag, cells: spot }: Placeable,
  cells: readonly string[],
  names: Names,
  taken: ReadonlySet<string>,
): Record<string, unknown> {
  const { required = [] } = shape.schema
  const item: Record<string, unknown> = {}
  const head = spot.keys[0]
  for (const key of Object.keys(shape.schema.properties ?? {})) {
    if (key === head) item[key] = cellsAt(spot, cells)
    else if (!required.includes(key)) continue
    else if (key === 'id') item.id = freeId(tag ?? singular(list), taken)
    else item[key] = example(childOf(shape, key), names)
  }
  return item
}

/** The cells, in the mappings that lead to them. */
function cellsAt({ keys, tags, count }: CellSpot, cells: readonly string[]): unknown {
  const all =
    count === undefined ? cells : Array.from({ length: count }, (_, at) => cells[at] ?? cells.at(-1))
  let value: unknown = all
  for (let at = keys.length - 1; at > 0; at--) {
    const tag = tags[at - 1]
    value = { ...(tag ? { [tag[0]]: tag[1] } : {}), [keys[at]]: value }
  }
  return value
}

/** A value that fits, of the names that are known if it is to be one. */
function example(placed: Placed | undefined, names: Names): unknown {
  if (!placed) return null
  const { schema } = settle(placed, undefined)
  const [shown] = schema.examples ?? []
  const known = schema['x-names'] === undefined ? undefined : names[schema['x-names']]
  if (known && known.length > 0 && typeof shown === 'string' && !known.includes(shown)) return known[0]
  if (shown !== undefined && schema.type !== 'array') return shown
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return filled(settle(placed, []), names, shown)
  if (schema.type !== 'object') return shown ?? null
  const at = settle(placed, {})
  return Object.fromEntries((schema.required ?? []).map((key) => [key, example(childOf(at, key), names)]))
}

/** As few items as a list must have. */
function filled(list: Placed, names: Names, shown: unknown): unknown[] {
  const { items, minItems = 0 } = list.schema
  if (Array.isArray(items) || items === undefined) return Array.isArray(shown) ? shown : []
  return Array.from({ length: minItems }, () =>
    example({ schema: items as Placed['schema'], home: list.home }, names),
  )
}

const singular = (list: string): string => list.replace(/s$/, '')

/** An id that nobody has yet. */
export function freeId(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}
