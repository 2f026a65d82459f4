import type { TextSpan } from './text-span'

const indentOf = (line: string): number => line.search(/\S|$/)
const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line)

/**
 * The lines of the innermost block around an offset of a YAML text: a list item, or a key with its nested lines. It reads only
 * indentation, so it also works in a text that is broken elsewhere.
 */
export function blockAround(text: string, offset: number): TextSpan {
  const start = startOfLine(text, offset)
  const own = lineAt(text, start)
  const head = isHead(text, start) ? start : headAbove(text, start, indentOf(own))
  const indent = indentOf(lineAt(text, head))
  let end = head + lineAt(text, head).length
  while (end < text.length) {
    const next = lineAt(text, end + 1)
    if (!isBlank(next) && indentOf(next) <= indent) break
    end += 1 + next.length
  }
  return { start: head, end: Math.min(end, text.length) }
}

const startOfLine = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)

function lineAt(text: string, start: number): string {
  const newline = text.indexOf('\n', start)
  return text.slice(start, newline < 0 ? text.length : newline)
}

/** Whether a line starts a list item, or a key with its value on the lines below. */
const isHead = (text: string, start: number): boolean =>
  /^\s*(?:- |[^#\s][^#]*:\s*(?:#|$))/.test(lineAt(text, start))

/** The nearest line above with less indentation, or the line itself. */
function headAbove(text: string, from: number, indent: number): number {
  for (let start = from; start > 0; ) {
    start = startOfLine(text, start - 1)
    const line = lineAt(text, start)
    if (!isBlank(line) && indentOf(line) < indent) return start
  }
  return from
}
