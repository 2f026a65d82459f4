import { indentService } from '@codemirror/language'
import type { Extension, Text } from '@codemirror/state'
import { indentOf, keyLength, Outline } from '../../../schemas/yaml/outline'

const STEP = 2

/** The indentation of the line after this one, or undefined inside brackets; `before` is its text up to the line break. */
export function indentAfter(doc: Text, number: number, before: string): number | undefined {
  const outline = new Outline()
  for (const line of doc.iterLines(1, number)) outline.take(line)
  const indent = indentOf(before)
  const kind = outline.kindOf(before)
  if (kind === 'flow') return undefined
  if (before.trim() === '' || kind === 'text' || /^\s*#/.test(before)) return indent
  const dashes = /^(?:- +|-$)*/.exec(before.slice(indent))?.[0] ?? ''
  const rest = before.slice(indent + dashes.length)
  const key = keyLength(rest)
  const value = rest
    .slice(key)
    .replace(/(?:^|\s+)#.*$/, '')
    .trim()
  if (isOpen(outline, before)) return undefined
  const isDue = value === '' || /^[|>][-+0-9]*$/.test(value)
  if (dashes.endsWith('-')) return indent + dashes.length - 1 + STEP
  if (key > 0) return indent + dashes.length + (isDue ? STEP : 0)
  return isDue && dashes ? indent + STEP : indent
}

/** Whether a bracket or a quote is still open at the end of the line. */
function isOpen(outline: Outline, before: string): boolean {
  outline.take(before)
  const next = outline.kindOf('')
  return next === 'flow' || (next === 'text' && !/[|>][-+0-9]*\s*(?:#.*)?$/.test(before))
}

/**
 * Enter indents after a key, and keeps the depth after a value; inside brackets the language decides. Existing lines keep their
 * depth.
 */
export const blockIndentation: Extension = indentService.of((context, position) => {
  const { doc } = context.state
  const line = doc.lineAt(position)
  const before = context.lineAt(position, -1).text
  if (before.trim() === '' || (position === line.from && before === line.text)) return indentOf(line.text)
  return indentAfter(doc, line.number, before)
})
