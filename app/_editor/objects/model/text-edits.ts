/** Edits of YAML that change one value, one key or one item, and leave all other characters unchanged. */
import type { ValuePath } from '../../../../schemas/diagnostic'
import { rangeOf } from '../../../../schemas/language/range'
import { isObject, valueAt } from '../../../../schemas/value-at'
import { withItem, withoutItem } from '../../yaml/edit-list'
import { parseText } from '../../yaml/parse-text'
import { readYaml } from '../../yaml/read-yaml'
import { asScalar } from '../../yaml/scalar'
import { lineBreak, lineEnd, lineStart } from '../../yaml/sections'

export type Scalar = string | number | boolean

/** The YAML of a value on one line. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, held]) => `${asScalar(key, true)}: ${written(held)}`)
    return `{ ${pairs.join(', ')} }`
  }
  return typeof value === 'string' ? asScalar(value, true) : String(value)
}

/** A value in the quoting style of the one it replaces. */
function like(before: string, value: Scalar): string {
  if (typeof value !== 'string') return String(value)
  if (before.startsWith('"')) return JSON.stringify(value)
  if (before.startsWith("'")) return `'${value.replaceAll("'", "''")}'`
  return asScalar(value, true)
}

type Span = { readonly start: number; readonly end: number }

/** Returns a function for the ranges of a text's values and keys; the text is parsed once. */
export function spansOf(text: string): (path: ValuePath, on?: 'key' | 'value') => Span | undefined {
  const parsed = parseText(text)
  return (path, on) => {
    const range = rangeOf(parsed, path, on)
    return range && { start: range.from, end: range.to }
  }
}

/** The range of a value or a key. */
export const spanAt = (text: string, path: ValuePath, on?: 'key' | 'value'): Span | undefined =>
  spansOf(text)(path, on)

/** Sorts paths from the end of a text to its beginning, so that an edit of one does not move the next. */
export function fromTheEnd(text: string, paths: readonly ValuePath[]): readonly ValuePath[] {
  const spanOf = spansOf(text)
  const start = (path: ValuePath) => spanOf(path)?.start ?? 0
  return paths.toSorted((a, b) => start(b) - start(a))
}

/** Replaces several values or keys; undefined if one of them is missing in the text. */
export function withScalars(
  text: string,
  changes: readonly { readonly path: ValuePath; readonly isKey?: boolean; readonly value: Scalar }[],
): string | undefined {
  const spanOf = spansOf(text)
  const places = changes.map(({ path, isKey = false, value }) => {
    const span = spanOf(path, isKey ? 'key' : 'value')
    return span && { ...span, value }
  })
  if (places.includes(undefined)) return undefined
  let edited = text
  for (const place of places.toSorted((a, b) => (b?.start ?? 0) - (a?.start ?? 0))) {
    if (!place) continue
    const before = text.slice(place.start, place.end)
    edited = edited.slice(0, place.start) + like(before, place.value) + edited.slice(place.end)
  }
  return edited
}

/** Sets a key of a mapping: at its place, or else as the last one. */
export function withKey(text: string, path: ValuePath, value: unknown): string | undefined {
  const span = spanAt(text, path)
  if (!span) return withNewKey(text, path.slice(0, -1), String(path.at(-1)), value)
  if (typeof value === 'object') return replaced(text, span.start, span.end, written(value))
  return withScalars(text, [{ path, value: value as Scalar }])
}

function withNewKey(text: string, mapping: ValuePath, key: string, value: unknown): string | undefined {
  const span = spanAt(text, mapping)
  if (!span) return undefined
  const entry = `${key}: ${written(value)}`
  const end = text.slice(0, span.end).trimEnd().length
  if (text[span.start] === '{') {
    const before = text.slice(0, end - 1).trimEnd()
    const separator = before.endsWith('{') ? ' ' : before.endsWith(',') ? ' ' : ', '
    return `${before}${separator}${entry} ${text.slice(end - 1)}`
  }
  const margin = ' '.repeat(columnOf(text, span.start))
  const at = lineEnd(text, end)
  const eol = lineBreak(text)
  const isOpen = text[at - 1] !== '\n'
  return replaced(text, at, at, isOpen ? `${eol}${margin}${entry}` : `${margin}${entry}${eol}`)
}

/** Removes a key of a mapping. */
export function withoutKey(text: string, path: ValuePath): string | undefined {
  const key = spanAt(text, path, 'key')
  const value = spanAt(text, path)
  const mapping = spanAt(text, path.slice(0, -1))
  if (!key || !value || !mapping) return undefined
  const end = Math.max(value.end, key.end + 1)
  if (text[mapping.start] === '{') {
    const next = /^[ \t]*,[ \t]*/.exec(text.slice(end))
    if (next) return replaced(text, key.start, end + next[0].length, '')
    const before = /,?[ \t]*$/.exec(text.slice(mapping.start + 1, key.start))?.[0].length ?? 0
    return replaced(text, key.start - before, end, '')
  }
  if (path.length > 1 && isOnlyKey(text, path))
    return `${text.slice(0, mapping.start).trimEnd()} {}${text.slice(end)}`
  const start = lineStart(text, key.start)
  if (text.slice(start, key.start).trim() === '') return replaced(text, start, lineEnd(text, end), '')
  // Behind the dash of an item the next key takes the place of the removed one.
  const rest = text.slice(lineEnd(text, end))
  const margin = /^[ \t]*/.exec(rest)?.[0].length ?? 0
  return text.slice(0, key.start) + rest.slice(margin)
}

function isOnlyKey(text: string, path: ValuePath): boolean {
  const mapping = valueAt(readYaml(text).value, path.slice(0, -1))
  return isObject(mapping) && Object.keys(mapping).length === 1
}

/** Appends an item to a list, which may be empty or missing. */
export function withNewItem(text: string, list: ValuePath, item: string): string | undefined {
  const read = readYaml(text)
  const span = read.spanOf(list)
  const eol = lineBreak(text)
  if (read.ok && !span) {
    if (list.length > 1) return withItemInNewKey(text, list, item)
    const head = text === '' || text.endsWith('\n') ? text : `${text}${eol}`
    return `${head}${list[0]}:${eol}  - ${item}${eol}`
  }
  const after = span && withItem(text, list, item, eol)
  return after === text ? undefined : after
}

function withItemInNewKey(text: string, list: ValuePath, item: string): string | undefined {
  const empty = withKey(text, list, [])
  return empty === undefined ? undefined : withItem(empty, list, item, lineBreak(text))
}

/** Removes one item of a list. */
export const withoutItemAt = (text: string, path: ValuePath): string =>
  withoutItem(text, path.slice(0, -1), Number(path.at(-1)))

const replaced = (text: string, start: number, end: number, by: string) =>
  text.slice(0, start) + by + text.slice(end)
const columnOf = (text: string, at: number) => at - lineStart(text, at)
