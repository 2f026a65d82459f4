/** The objects that can be put on a map: each list whose items hold cells, in each of their shapes. */
import type { Kind } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { Names } from '../../../../schemas/language/names'
import type { Placed } from '../../../../schemas/resolve'
import { branches, childOf, isObject, rootAsWritten, settle } from '../../../../schemas/walk'
import { isCellList } from './find'

export type Placeable = {
  readonly file: string
  /** The list that gets the new item; it may not exist yet. */
  readonly path: ValuePath
  readonly list: string
  readonly tag?: string
  /** The names of the blocks around the list, from the outside. */
  readonly within: readonly string[]
  readonly shape: Placed
  /** The path of its cells in the item, and the values to write on the way. */
  readonly cells: CellSpot
}

/** The keys from an item to its cells, and the tag of each mapping on the way that needs one. */
type CellSpot = {
  readonly keys: readonly string[]
  readonly tags: readonly (readonly [key: string, tag: string] | undefined)[]
  /** A fixed number of cells, such as the two ends of a link; otherwise a list of any length. */
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

/** Conditions and effects also name cells, but they are written, not drawn. */
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

/** The path of the cells in an item: its own keys, the required ones first, or else a required mapping. */
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

/** Equal for the same kind in another reading of its file. */
export const placeableKey = ({ file, path, tag = '' }: Placeable): string => JSON.stringify([file, path, tag])

/** A new item on some cells: the fields its shape requires, filled with known names. */
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

/** The cells, wrapped in the mappings that lead to them. */
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

/** A valid value, with a known name if the field is for names. */
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

/** The smallest allowed number of items. */
function filled(list: Placed, names: Names, shown: unknown): unknown[] {
  const { items, minItems = 0 } = list.schema
  if (Array.isArray(items) || items === undefined) return Array.isArray(shown) ? shown : []
  return Array.from({ length: minItems }, () =>
    example({ schema: items as Placed['schema'], home: list.home }, names),
  )
}

const singular = (list: string): string => list.replace(/s$/, '')

/** A free id. */
export function freeId(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}
