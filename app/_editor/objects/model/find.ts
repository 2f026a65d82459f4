/** The objects on cells: every mapping of a file that names cells according to the schema, for any game. */
import type { Kind } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { Placed } from '../../../../schemas/resolve'
import { settleWritten } from '../../../../schemas/short/short-keys'
import { childOf, isObject, rootAsWritten, settle } from '../../../../schemas/walk'

/** A mention of a cell in an object. */
export type NamedCell = {
  readonly cell: string
  readonly path: ValuePath
  /** Whether the cell is a key, with its contents as the value. */
  readonly isKey: boolean
}

/** A list of cells in an object; it may be empty. */
export type CellList = { readonly key: string; readonly path: ValuePath }

export type MapObject = {
  readonly file: string
  readonly path: ValuePath
  /** The name of its list, or its key: "sites", "opening". */
  readonly list: string
  /** The variant of its shape, from `role` or `type`. */
  readonly tag?: string
  readonly id?: string
  /** The unit, if it stands on the cells. */
  readonly unit?: string
  /** Its side, if it names one. */
  readonly side?: string
  /** The names of the blocks around it, from the outside: the side and the group of a set-up. */
  readonly within: readonly string[]
  readonly cells: readonly NamedCell[]
  readonly lists: readonly CellList[]
  /** The schema of the mapping. */
  readonly shape: Placed
}

type Draft = { -readonly [K in keyof MapObject]: MapObject[K] } & {
  cells: NamedCell[]
  lists: CellList[]
}

/** All objects of a file in the order of the text. */
export function objectsIn(file: string, kind: Kind, value: unknown): MapObject[] {
  const found: Draft[] = []
  const visit = (placed: Placed, value: unknown, path: ValuePath, owner: Draft | undefined): void => {
    const shape = settleWritten(placed, value)
    if (Array.isArray(value)) visitList(shape, value, path, owner)
    else if (isObject(value)) visitMapping(shape, value, path, owner)
    else if (typeof value === 'string' && shape.schema['x-cell'])
      owner?.cells.push({ cell: value, path, isKey: false })
  }
  const visitList = (shape: Placed, list: readonly unknown[], path: ValuePath, owner: Draft | undefined) => {
    if (owner && isCellList(shape)) owner.lists.push({ key: String(path.at(-1)), path })
    for (const [index, item] of list.entries()) {
      const child = childOf(shape, index)
      if (child) visit(child, item, [...path, index], owner)
    }
  }
  const visitMapping = (
    shape: Placed,
    value: Record<string, unknown>,
    path: ValuePath,
    owner: Draft | undefined,
  ) => {
    const draft = draftOf(file, shape, value, path, owner)
    found.push(draft)
    const hasCellKeys = areKeysCells(shape)
    for (const [key, held] of Object.entries(value)) {
      if (hasCellKeys) draft.cells.push({ cell: key, path: [...path, key], isKey: true })
      const child = childOf(shape, key)
      if (child) visit(child, held, [...path, key], draft)
    }
  }
  visit(rootAsWritten(kind), value, [], undefined)
  return found.filter(({ cells, lists }) => cells.length > 0 || lists.length > 0)
}

function draftOf(
  file: string,
  shape: Placed,
  value: Record<string, unknown>,
  path: ValuePath,
  owner: Draft | undefined,
): Draft {
  const tag = tagOf(shape, value)
  const id = textOf(value.id)
  const unit = unitOf(shape, value)
  const above = owner && nameOf(owner)
  const within = [
    ...(owner?.within ?? []),
    ...(above === undefined || owner?.path.length === 0 ? [] : [above]),
  ]
  const side = namedIn(shape, value, 'sides')
  const name = id ?? (unit === undefined ? side : undefined)
  return {
    file,
    path,
    list: String(path.findLast((step) => typeof step === 'string') ?? ''),
    ...(tag === undefined ? {} : { tag }),
    ...(name === undefined ? {} : { id: name }),
    ...(unit === undefined ? {} : { unit }),
    ...(side === undefined ? {} : { side }),
    within,
    cells: [],
    lists: [],
    shape,
  }
}

const nameOf = ({ id, unit }: Draft): string | undefined => id ?? unit

/** The value that picks the shape of a mapping among several. */
function tagOf({ schema }: Placed, value: Record<string, unknown>): string | undefined {
  const tagged = Object.entries(schema.properties ?? {}).find(([, property]) => property.const !== undefined)
  return tagged && textOf(value[tagged[0]])
}

/** The unit that the mapping is about. */
const unitOf = (shape: Placed, value: Record<string, unknown>) => namedIn(shape, value, 'units')

/** The value of the key that names something of a kind. */
function namedIn({ schema }: Placed, value: Record<string, unknown>, names: string): string | undefined {
  const found = Object.entries(schema.properties ?? {}).find(([, property]) => property['x-names'] === names)
  return found && textOf(value[found[0]])
}

/** Whether a list consists of cells only. */
export function isCellList({ schema, home }: Placed): boolean {
  const { items } = schema
  if (items === undefined || Array.isArray(items)) return false
  return settle({ schema: items as Placed['schema'], home }, '').schema['x-cell'] === true
}

/** Whether the keys of a mapping are cells. */
const areKeysCells = ({ schema, home }: Placed): boolean =>
  schema.propertyNames !== undefined &&
  settle({ schema: schema.propertyNames, home }, '').schema['x-cell'] === true

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The title of an object in steps and lists: its id, its unit, or else the name of the block around it. */
export const titleOf = ({ id, unit, within, list }: MapObject): string => id ?? unit ?? within.at(-1) ?? list

/** The group of `text/*.yaml` with the names of this shape. */
export function textGroupOf({ schema, home }: Placed): string | undefined {
  const { id } = schema.properties ?? {}
  return id && settle({ schema: id, home }, '').schema['x-text']
}

/** Whether a path is inside another one or equal to it. */
export const isWithin = (path: ValuePath, around: ValuePath): boolean =>
  around.every((step, at) => path[at] === step)

/** Equal for the same object in another reading of its file. */
export const keyOf = ({ file, path }: Pick<MapObject, 'file' | 'path'>): string =>
  JSON.stringify([file, ...path])
