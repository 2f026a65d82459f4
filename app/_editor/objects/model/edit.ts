/** Edits of objects as texts of files; a text that lacks the target is returned unchanged. */
import type { ValuePath } from '../../../../schemas/diagnostic'
import { valueAt } from '../../../../schemas/value-at'
import type { Files } from '../../document/change'
import { languageOfText } from '../../files/model/file-names'
import { withNames } from '../../yaml/add-names'
import { readYaml } from '../../yaml/read-yaml'
import type { MapObject, NamedCell } from './find'
import {
  fromTheEnd,
  spanAt,
  withKey,
  withNewItem,
  withoutItemAt,
  withoutKey,
  withScalars,
  written,
} from './text-edits'

/** Replaces cells, each at its own path. */
export const moved = (
  text: string,
  cells: readonly NamedCell[],
  to: (cell: NamedCell) => string,
): string | undefined =>
  withScalars(
    text,
    cells.map((cell) => ({ path: cell.path, isKey: cell.isKey, value: to(cell) })),
  )

/** Appends a cell to a list. */
export function withCell(text: string, list: ValuePath, cell: string): string | undefined {
  const first = spanAt(text, [...list, 0])
  const quote = first && /^['"]/.exec(text.slice(first.start, first.end))?.[0]
  return withNewItem(text, list, quote ? `${quote}${cell}${quote}` : written(cell))
}

/** The list item that is or contains an object; it is the unit for deleting and copying. */
export function itemOf({ path }: Pick<MapObject, 'path'>): ValuePath | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number')
  return at < 0 ? undefined : path.slice(0, at + 1)
}

/** Removes items from lists. */
export function withoutItems(text: string, items: readonly ValuePath[]): string {
  const single = new Map(items.map((path) => [JSON.stringify(path), path]))
  return fromTheEnd(text, [...single.values()]).reduce(withoutItemAt, text)
}

/** The path of the piece on a cell: its own, or that of the pair of cells under a long piece. */
export const standOf = (path: ValuePath): ValuePath =>
  typeof path.at(-1) === 'number' && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path

/** Removes cells from an object; keys go with their values. */
export function withoutCells(text: string, cells: readonly NamedCell[]): string {
  const keys = new Set(cells.flatMap(({ path, isKey }) => (isKey ? [JSON.stringify(path)] : [])))
  const stands = new Map(cells.map(({ path }) => [JSON.stringify(standOf(path)), standOf(path)]))
  return fromTheEnd(text, [...stands.values()]).reduce(
    (so, path) => (keys.has(JSON.stringify(path)) ? (withoutKey(so, path) ?? so) : withoutItemAt(so, path)),
    text,
  )
}

/** Copies an item as it is written to the end of its list, with a new id; returns its path too. */
export function copied(
  text: string,
  item: ValuePath,
  id: string | undefined,
): { readonly text: string; readonly path: ValuePath } | undefined {
  const span = spanAt(text, item)
  const list = item.slice(0, -1)
  const all = valueAt(readYaml(text).value, list)
  if (!span || !Array.isArray(all)) return undefined
  const source = text.slice(span.start, span.end).trimEnd()
  const after = withNewItem(text, list, source)
  const path = [...list, all.length]
  const named = after === undefined || id === undefined ? after : withKey(after, [...path, 'id'], id)
  return named === undefined ? undefined : { text: named, path }
}

/** Sets a field, or removes it if `value` is undefined. */
export const withField = (text: string, path: ValuePath, value: unknown): string | undefined =>
  value === undefined ? withoutKey(text, path) : withKey(text, path, value)

/** Sets a name in one text file. */
export function withName(text: string, group: string, id: string, name: string): string | undefined {
  const path = ['text', group, id, 'name']
  return spanAt(text, path)
    ? withScalars(text, [{ path, value: name }])
    : withNames(text, [{ group, id, name }])
}

/** The languages of a pack with their text files. */
export const textFiles = (files: Files): readonly (readonly [language: string, file: string])[] =>
  Object.keys(files).flatMap((file) => {
    const language = languageOfText(file)
    return language === undefined ? [] : [[language, file] as const]
  })
