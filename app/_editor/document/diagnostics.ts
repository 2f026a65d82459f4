import type { Diagnostic, Range } from '../../../schemas/diagnostic'
import type { TextSpan } from '../yaml/text-span'
import type { Change } from './change'

/** Offset of a line and column counted from 1; columns behind the end of a line are clamped. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let current = 1; current < line; current++) {
    const next = text.indexOf('\n', start)
    if (next < 0) return text.length
    start = next + 1
  }
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  return Math.min(end, start + Math.max(0, column - 1))
}

export const spanOf = (text: string, range: Range): TextSpan => ({
  start: offsetOf(text, range.line, range.column),
  end: offsetOf(text, range.endLine, range.endColumn),
})

/** The edit of a fix, or undefined if the text has changed so that it no longer applies. */
export function fixChange(diagnostic: Diagnostic, text: string): Change | undefined {
  if (!diagnostic.fix) return undefined
  const { start, end } = spanOf(text, diagnostic.fix.range)
  const removed = text.slice(start, end)
  if (removed === diagnostic.fix.text) return undefined
  return { type: 'text', file: diagnostic.file, at: start, removed, inserted: diagnostic.fix.text }
}

const RANK = { error: 0, warning: 1, info: 2 } as const

/** Sorts findings for the list: errors first. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) => RANK[a.severity] - RANK[b.severity])

export type Counts = { readonly errors: number; readonly warnings: number }

/** The number of findings of each file. */
export function countsByFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const { file, severity } of diagnostics) {
    const { errors, warnings } = counts.get(file) ?? { errors: 0, warnings: 0 }
    counts.set(file, {
      errors: errors + (severity === 'error' ? 1 : 0),
      warnings: warnings + (severity === 'error' ? 0 : 1),
    })
  }
  return counts
}

/** A unique key for each finding of a list: one mapping may lack two keys at the same place. */
export function keysOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const met = new Map<string, number>()
  return diagnostics.map(({ file, line, column, code, path, expected = '' }) => {
    const about = JSON.stringify([file, line, column, code, path, expected])
    const times = met.get(about) ?? 0
    met.set(about, times + 1)
    return `${about} ${times}`
  })
}

/** The map's list for each finding about a missing name: a role of sites, or an id in the other lists. */
export const LIST_ASKED_OF: Readonly<Record<string, string>> = {
  'E-UNKNOWN-PLACE': 'places',
  'E-UNKNOWN-REGION': 'regions',
  'E-UNKNOWN-ROLE': 'sites',
}

/** Whether a scenario needs something that its map lacks and that can be placed there. */
export const isLackedByMap = ({ file, code, wants, cells }: Diagnostic): boolean =>
  file.startsWith('scenarios/') && (wants ? !cells : Object.hasOwn(LIST_ASKED_OF, code))
