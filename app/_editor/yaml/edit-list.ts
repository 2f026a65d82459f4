import { type ReadYaml, readYaml } from './read-yaml'
import { lineEnd, lineStart } from './sections'

/** Edits of a list inside a piece of YAML that leave the rest unchanged. */
type Path = readonly (string | number)[]

/** Removes one item of a list; removing the last one leaves an empty list. */
export function withoutItem(text: string, list: Path, index: number): string {
  const read = readYaml(text)
  const item = read.spanOf([...list, index])
  if (!item) return text
  const next = read.spanOf([...list, index + 1])
  const previous = index > 0 ? read.spanOf([...list, index - 1]) : undefined
  if (isInBrackets(text, read, list)) {
    if (next) return cut(text, item.start, next.start)
    return previous ? cut(text, previous.end, item.end) : cut(text, item.start, item.end)
  }
  if (!next && !previous) {
    const start = read.spanOf(list)?.start ?? item.start
    return `${text.slice(0, start).trimEnd()} []${text.slice(item.end)}`
  }
  return cut(text, lineStart(text, item.start), lineEnd(text, item.end))
}

/** Appends an item to a list; `written` is its YAML including quotes. */
export function withItem(text: string, list: Path, written: string, eol: string): string {
  const read = readYaml(text)
  const count = lengthAt(read, list)
  const span = read.spanOf(list)
  const last = count > 0 ? read.spanOf([...list, count - 1]) : undefined
  if (!span) return text
  if (isInBrackets(text, read, list))
    return last ? insert(text, last.end, `, ${written}`) : insert(text, span.start + 1, written)
  if (!last) return text
  const start = lineStart(text, last.start)
  const dash = text.slice(start, last.start)
  const end = lineEnd(text, last.end)
  const isClosed = text[end - 1] === '\n'
  return insert(text, end, isClosed ? `${dash}${written}${eol}` : `${eol}${dash}${written}`)
}

function isInBrackets(text: string, read: ReadYaml, list: Path): boolean {
  const span = read.spanOf(list)
  return span !== undefined && text[span.start] === '['
}

export function lengthAt(read: ReadYaml, list: Path): number {
  let value = read.value
  for (const key of list)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return Array.isArray(value) ? value.length : 0
}

const cut = (text: string, start: number, end: number) => text.slice(0, start) + text.slice(end)
const insert = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at)
