/** Creates an object on some cells with the fields that its schema requires, named in every language of the pack. */
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { type Names, namesOf } from '../../../../schemas/language/names'
import { isLoaded } from '../../../../schemas/library'
import { isObject, valueAt } from '../../../../schemas/value-at'
import { type Change, difference, type Files } from '../../document/change'
import type { Checked } from '../../problems/model/checker'
import { type NewName, nameFromId, withNames } from '../../yaml/add-names'
import { readYaml } from '../../yaml/read-yaml'
import { textFiles } from './edit'
import { type MapObject, textGroupOf } from './find'
import { newItem, type Placeable, placeablesIn } from './placeable'
import { withNewItem, written } from './text-edits'

/** A list item with a free id, if it needs one; some of its fields may be given. */
export function itemFor(
  placeable: Placeable,
  cells: readonly string[],
  names: Names,
  taken: ReadonlySet<string>,
  given: Readonly<Record<string, unknown>> = {},
) {
  const item = { ...newItem(placeable, cells, names, taken), ...given }
  return { item, written: written(item), id: typeof item.id === 'string' ? item.id : undefined }
}

/** The ids in a list of maps and scenarios, anywhere in the pack. */
export function idsIn(list: string, files: Files, names: Names): ReadonlySet<string> {
  const here = Object.keys(files)
    .filter((file) => /^(maps|scenarios)\//.test(file))
    .flatMap((file) => idsUnder(list, readYaml(files[file] ?? '').value))
  return new Set([...(names[list] ?? []), ...here])
}

/** The ids in all lists of that name inside a value. */
function idsUnder(list: string, value: unknown, key?: string): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => [
      ...(key === list && isObject(one) && typeof one.id === 'string' ? [one.id] : []),
      ...idsUnder(list, one),
    ])
  return isObject(value) ? Object.entries(value).flatMap(([key, held]) => idsUnder(list, held, key)) : []
}

export const listAt = (value: unknown, path: ValuePath): readonly unknown[] => {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}

/** The initial name of an object with such an id. */
export const namesFor = (shape: MapObject['shape'], id: string | undefined): readonly NewName[] => {
  const group = textGroupOf(shape)
  return group === undefined || id === undefined ? [] : [{ group, id, name: nameFromId(id) }]
}

/** Adds names in every language of the pack. */
export function namedEverywhere(files: Files, names: readonly NewName[]): readonly Change[] {
  if (names.length === 0) return []
  return textFiles(files).flatMap(([, file]) => {
    const before = files[file] ?? ''
    const after = withNames(before, names)
    return after === undefined ? [] : difference(file, before, after)
  })
}

/** Creates the object that some cells lack according to a finding; undefined if the file cannot hold it. */
export function wanted(
  files: Files,
  file: string,
  { list, tag }: { readonly list: string; readonly tag: string },
  cells: readonly string[],
  pack: Checked['pack'],
): readonly Change[] | undefined {
  const text = files[file]
  const kind = schemaFor(file, pack?.manifest.ruleset)
  if (text === undefined || !kind || !isLoaded(kind)) return undefined
  const kinds = placeablesIn(file, kind, readYaml(text).value)
  const placeable = kinds.find((one) => one.list === list && one.tag === tag)
  if (!placeable) return undefined
  const names = namesOf(pack)
  const item = itemFor(placeable, cells, names, idsIn(list, files, names))
  const after = withNewItem(text, placeable.path, item.written)
  return after === undefined
    ? undefined
    : [...difference(file, text, after), ...namedEverywhere(files, namesFor(placeable.shape, item.id))]
}
