import type { TextSpan } from './text-span'

const indentOf = (line: string): number => line.search(/\S|$/)
const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line)

/**
 * The lines of the thing in which an offset of a YAML text stands: the item of a list, or the key with what is below it, whose head is
 * nearest. Read by indentation alone, so that it is known of a text that is broken elsewhere too.
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

/** An item begins here, or a key that has all it holds on the lines below. */
const isHead = (text: string, start: number): boolean =>
  /^\s*(?:- |[^#\s][^#]*:\s*(?:#|$))/.test(lineAt(text, start))

/** The nearest line above that is indented less; the line itself where there is none. */
function headAbove(text: string, from: number, indent: number): number {
  for (let start = from; start > 0; ) {
    start = startOfLine(text, start - 1)
    const line = lineAt(text, start)
    if (!isBlank(line) && indentOf(line) < indent) return start
  }
  return from
}
