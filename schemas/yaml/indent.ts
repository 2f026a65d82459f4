/** Reports indentation that fits none of its neighbours: the line, its depth, and the allowed depths. */
import { type Fault, fault } from './fault'
import { indentOf, keyLength, Outline } from './outline'

/** Checks the line with an error of the reader and the one after it, and reports the first that is indented like none of its neighbours. */
export function indentFault(text: string, error: number): Fault | undefined {
  const outline = new Outline()
  const from = text.lastIndexOf('\n', error - 1) + 1
  let after = 0
  let start = 0
  for (const line of text.split('\n')) {
    if (start >= from && line.trim() !== '') {
      const found = misplaced(outline, line, start, text)
      if (found || after++ > 0) return found
    }
    outline.take(line)
    start += line.length + 1
  }
  return undefined
}

function misplaced(outline: Outline, line: string, start: number, text: string): Fault | undefined {
  const indent = indentOf(line)
  const rest = line.slice(indent).trimEnd()
  const isDash = /^-(?: |$)/.test(rest)
  const begins = isDash || keyLength(rest) > 0
  if (!begins || !(outline.kindOf(line) === 'structure' || outline.isRest(line))) return undefined
  if (outline.fits(indent, isDash)) return undefined
  const columns = outline.columnsFor(isDash)
  if (columns.length === 0) return undefined
  const nearest = columns.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a)[0]
  const values = {
    line: text.slice(0, start).split('\n').length,
    found: indent,
    fits: columns.join(', '),
    many: columns.length > 1 ? 'yes' : 'no',
  }
  const span = { start, end: start + Math.max(1, indent) }
  const fix = { start, end: start + indent, text: ' '.repeat(nearest) }
  const title = { key: 'fixes.indent', values: { count: nearest } }
  return fault('E-YAML-INDENT', span, values, {
    breaks: true,
    expected: values.fits,
    fix: { ...fix, title },
  })
}
