/** What stands on cells: every mapping of a file of which the schema says that it names cells, whatever game it belongs to. */
import type { Kind } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { Placed } from '../../../../schemas/resolve'
import { childOf, isObject, rootAsWritten, settle } from '../../../../schemas/walk'

/** A cell as an object names it. */
export type NamedCell = {
  readonly cell: string
  readonly path: ValuePath
  /** Whether the cell is a key, with what is there as its value. */
  readonly isKey: boolean
}

/** A list of cells of an object, which may be empty. */
export type CellList = { readonly key: string; readonly path: ValuePath }

export type MapObject = {
  readonly file: string
  readonly path: ValuePath
  /** The list it is in, or its key: "sites", "opening". */
  readonly list: string
  /** Which of several shapes it has, as its `role` or `type` says. */
  readonly tag?: string
  readonly id?: string
  /** The unit, where it is one that stands on its cells. */
  readonly unit?: string
  /** Whose it is, where it says so itself. */
  readonly side?: string
  /** What the things around it are called, from the outside: the side and the group of a set-up. */
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

/** All objects of a file, those that are written first before the others. */
export function objectsIn(file: string, kind: Kind, value: unknown): MapObject[] {
  const found: Draft[] = []
  const visit = (placed: Placed, value: unknown, path: ValuePath, owner: Draft | undefined): void => {
    const shape = settle(placed, value)
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

/** What picks the shape of a mapping among several. */
function tagOf({ schema }: Placed, value: Record<string, unknown>): string | undefined {
  const tagged = Object.entries(schema.properties ?? {}).find(([, property]) => property.const !== undefined)
  return tagged && textOf(value[tagged[0]])
}

/** The one unit that the mapping is about. */
const unitOf = (shape: Placed, value: Record<string, unknown>) => namedIn(shape, value, 'units')

/** The name of a kind that a key of the mapping gives. */
function namedIn({ schema }: Placed, value: Record<string, unknown>, names: string): string | undefined {
  const found = Object.entries(schema.properties ?? {}).find(([, property]) => property['x-names'] === names)
  return found && textOf(value[found[0]])
}

/** Whether the items of a list are cells, all alike. */
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

/** What an object is called in steps and lists: its id, its unit, else what it is in. */
export const titleOf = ({ id, unit, within, list }: MapObject): string => id ?? unit ?? within.at(-1) ?? list

/** The group of `text/*.yaml` in which something of this shape has its names. */
export function textGroupOf({ schema, home }: Placed): string | undefined {
  const { id } = schema.properties ?? {}
  return id && settle({ schema: id, home }, '').schema['x-text']
}

/** Whether a place is inside another one, or is that one. */
export const isWithin = (path: ValuePath, around: ValuePath): boolean =>
  around.every((step, at) => path[at] === step)

/** The same object in another reading of its file. */
export const keyOf = ({ file, path }: Pick<MapObject, 'file' | 'path'>): string =>
  JSON.stringify([file, ...path])
