/** Renames an object's id: in its definition, in all references of the pack, and in its texts. */
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isLoaded } from '../../../../schemas/library'
import type { Placed } from '../../../../schemas/resolve'
import { settleWritten } from '../../../../schemas/short/short-keys'
import { childOf, isObject, rootAsWritten } from '../../../../schemas/walk'
import { type Change, difference, type Files } from '../../document/change'
import { readYaml } from '../../yaml/read-yaml'
import { textFiles } from './edit'
import type { MapObject } from './find'
import { spanAt, withScalars } from './text-edits'

/** The changes that give an object another id; `group` is the text group of its name, if it has one. */
export function renamed(
  files: Files,
  object: Pick<MapObject, 'id' | 'file' | 'path' | 'list'>,
  to: string,
  ruleset: string | undefined,
  group: string | undefined,
): Change[] {
  const { id } = object
  if (id === undefined) return []
  const texts = new Set(textFiles(files).map(([, file]) => file))
  return Object.entries(files).flatMap(([file, text]) => {
    const own = file === object.file ? [{ path: [...object.path, 'id'], value: to }] : []
    const kind = schemaFor(file, ruleset)
    if (texts.has(file)) {
      const after = group === undefined ? undefined : withNamesUnder(text, group, id, to)
      return after === undefined ? [] : difference(file, text, after)
    }
    if (!kind || !isLoaded(kind) || !text.includes(id)) return []
    const named = placesNaming(rootAsWritten(kind), readYaml(text).value, object.list, id)
    const after = withScalars(text, [...own, ...named.map((path) => ({ path, value: to }))])
    return after === undefined ? [] : difference(file, text, after)
  })
}

/** Moves the name of an id to another id in a file of texts; unchanged if the new id already has a name. */
export const withNamesUnder = (text: string, group: string, from: string, to: string): string | undefined =>
  spanAt(text, ['text', group, to])
    ? text
    : withScalars(text, [{ path: ['text', group, from], isKey: true, value: to }])

/** The places where the files of a pack name something of a kind (`x-names`). */
export function placesIn(
  files: Files,
  kind: string,
  id: string,
  ruleset: string | undefined,
): { readonly file: string; readonly path: ValuePath }[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const schema = schemaFor(file, ruleset)
    if (!schema || !isLoaded(schema) || !text.includes(id)) return []
    const named = placesNaming(rootAsWritten(schema), readYaml(text).value, kind, id)
    return named.map((path) => ({ file, path }))
  })
}

/** The paths of values that are names of a kind. */
function placesNaming(
  placed: Placed,
  value: unknown,
  kind: string,
  id: string,
  path: ValuePath = [],
): ValuePath[] {
  const shape = settleWritten(placed, value)
  if (value === id) return shape.schema['x-names'] === kind ? [path] : []
  const inside = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []
  return [...inside].flatMap(([step, held]) => {
    const child = childOf(shape, step)
    return child ? placesNaming(child, held, kind, id, [...path, step]) : []
  })
}
