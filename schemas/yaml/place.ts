/** Converts a finding about a value to a diagnostic with line, column and fix. */
import type { Diagnostic, Finding, Fix, Range } from '../diagnostic'
import { oddFault } from './characters'
import { plainly, plainOf } from './doubtful'
import { find, type Span, spanOf } from './node'
import { readWord } from './numbers'
import type { Parsed } from './parsed'

export function place(finding: Finding, parsed: Parsed | undefined): Diagnostic {
  const { on = 'value', suggestion, isPlain: _, ...rest } = finding
  const root = parsed?.root
  if (!parsed || !root) return { ...rest, line: 1, column: 1, endLine: 1, endColumn: 1 }
  const span = spanOf(root, finding.path, on)
  const comment = commentInstead(finding, span, parsed)
  if (comment) return { ...rest, ...comment }
  const odd = oddInstead(finding, span, parsed)
  if (odd) return { ...rest, ...odd }
  // A missing key has no place of its own; it is reported at the first line of its map.
  const range = parsed.lines.firstLine(span)
  const fix = suggestion === undefined ? undefined : fixOf(suggestion, finding, span, parsed)
  return { ...rest, ...range, ...(fix ? { fix } : {}) }
}

/** A name that is valid except for a lookalike character: reported at that character. */
function oddInstead(finding: Finding, span: Span, parsed: Parsed): (Partial<Diagnostic> & Range) | undefined {
  const { suggestion, on = 'value', path } = finding
  const { node } = find(parsed.root!, path)
  const value = on === 'key' ? path.at(-1) : node.kind === 'scalar' ? node.value : undefined
  if (suggestion === undefined || typeof value !== 'string' || plainly(value) !== suggestion) return undefined
  const written = parsed.text.slice(span.start, span.end)
  const at = [...written].findIndex((char) => plainOf(char) !== undefined)
  if (at < 0) return undefined
  const char = [...written][at]
  const start = span.start + [...written].slice(0, at).join('').length
  const place = { start, end: start + char.length }
  const { code, message } = oddFault(char, place, { ...place, text: '' })
  const fix = fixOf(suggestion, finding, span, parsed)
  return { code, message, ...parsed.lines.range(place), ...(fix ? { fix } : {}) }
}

function fixOf(suggestion: string, finding: Finding, span: Span, parsed: Parsed): Fix | undefined {
  const { node, depth } = find(parsed.root!, finding.path)
  const isValue = (finding.on ?? 'value') === 'value'
  if (isValue && (depth < finding.path.length || node.kind !== 'scalar')) return undefined
  const written = parsed.text.slice(span.start, span.end)
  const text = finding.isPlain ? suggestion : quoteLike(written, suggestion)
  const title = { key: 'fixes.replace', values: { found: written, text } }
  return { range: parsed.lines.range(span), text, title }
}

/** Keeps the author's quotes, and adds them if the word would be misread. */
function quoteLike(written: string, suggestion: string): string {
  if (isWholeNumber(written) && isWholeNumber(suggestion)) return suggestion
  if (/^"/.test(written)) return JSON.stringify(suggestion)
  if (/^'/.test(written)) return `'${suggestion.replace(/'/g, "''")}'`
  const safe = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(suggestion) && typeof readWord(suggestion).value === 'string'
  return safe ? suggestion : JSON.stringify(suggestion)
}

const isWholeNumber = (text: string): boolean => /^-?(0|[1-9]\d*)$/.test(text)

/** `colour: #fff` has no value, because the # starts a comment. Reports that and offers quotes. */
function commentInstead(
  finding: Finding,
  span: Span,
  parsed: Parsed,
): (Partial<Diagnostic> & Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>) | undefined {
  if (finding.code !== 'E-VALUE-MISSING' || span.start !== span.end) return undefined
  const comment = /^[ \t]+(#[^\s#]+)/.exec(parsed.text.slice(span.start, span.start + 80))
  if (!comment) return undefined
  const start = span.start + comment[0].length - comment[1].length
  const range = parsed.lines.range({ start, end: start + comment[1].length })
  const text = JSON.stringify(comment[1])
  return {
    code: 'E-VALUE-COMMENT',
    message: { key: 'findings.E-VALUE-COMMENT', values: { found: comment[1] } },
    found: comment[1],
    ...range,
    fix: { range, text, title: { key: 'fixes.quote' } },
  }
}
