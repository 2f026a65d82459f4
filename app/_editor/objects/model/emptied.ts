/** Removes lists and mappings that an edit has emptied, unless the schema requires them. */
import { type Kind, schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isLoaded } from '../../../../schemas/library'
import { writtenSchemaAt } from '../../../../schemas/short/short-keys'
import { isObject } from '../../../../schemas/walk'
import { readYaml } from '../../yaml/read-yaml'
import { fromTheEnd, withoutKey } from './text-edits'

/** Returns the text of a file after an edit, without the values that the edit has emptied. Values that were empty before stay. */
export function withoutEmptied(
  file: string,
  ruleset: string | undefined,
  before: string,
  after: string,
): string {
  const kind = schemaFor(file, ruleset)
  if (after.length >= before.length || !kind || !isLoaded(kind)) return after
  const had = new Set(emptiesIn(readYaml(before).value).map((path) => JSON.stringify(path)))
  const emptied = emptiesIn(readYaml(after).value).filter((path) => !had.has(JSON.stringify(path)))
  return fromTheEnd(after, emptied).reduce((text, path) => without(kind, text, path), after)
}

/** Removes an empty key, and parents that hold nothing else. */
function without(kind: Kind, text: string, path: ValuePath): string {
  const holder = path.slice(0, -1)
  const around = writtenSchemaAt(kind, readYaml(text).value, holder)?.schema
  if (!around || around.required?.includes(String(path.at(-1)))) return text
  const after = withoutKey(text, path) ?? text
  const isBare = emptiesIn(readYaml(after).value).some(
    (one) => JSON.stringify(one) === JSON.stringify(holder),
  )
  return isBare ? without(kind, after, holder) : after
}

/** The paths of empty lists and mappings under a key. */
function emptiesIn(value: unknown, path: ValuePath = []): ValuePath[] {
  const held = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : undefined
  if (held?.length === 0) return typeof path.at(-1) === 'string' ? [path] : []
  return (held ?? []).flatMap(([step, one]) => emptiesIn(one, [...path, step]))
}
