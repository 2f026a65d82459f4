/** Sorts and shortens the list of findings for readers, causes first. */
import type { Diagnostic, Severity } from '../diagnostic'
import { byCodeUnit } from '../digest'
import { MAX_FINDINGS } from '../limits'

export const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }

/**
 * Errors before warnings. In each, findings within files come before those across files (`between`), sorted by file and place.
 * After the first `most` the rest is counted (`I-MORE`), together with `uncounted`.
 */
export function limited(
  found: readonly Diagnostic[],
  between: readonly Diagnostic[] = [],
  most: number = MAX_FINDINGS,
  uncounted: readonly Pick<Diagnostic, 'severity'>[] = [],
): Diagnostic[] {
  const sorted = [...found.toSorted(byPlace), ...between.toSorted(byPlace)].sort(
    (a, b) => RANK[a.severity] - RANK[b.severity],
  )
  const rest = sorted.slice(most)
  return rest.length === 0 ? sorted : [...sorted.slice(0, most), more(rest, uncounted)]
}

/** The number of errors and warnings, including those that are only counted. */
export function countsOf(found: readonly (Pick<Diagnostic, 'severity'> & Partial<Diagnostic>)[]): {
  readonly errors: number
  readonly warnings: number
} {
  const counted = found.find(({ code }) => code === MORE)?.message?.values ?? {}
  const shown = (severity: Severity) => found.filter((one) => one.severity === severity).length
  return {
    errors: shown('error') + Number(counted.errors ?? 0),
    warnings: shown('warning') + Number(counted.warnings ?? 0),
  }
}

const MORE = 'I-MORE'

/** Placed where the first of the rest would be. */
function more(rest: readonly Diagnostic[], uncounted: readonly Pick<Diagnostic, 'severity'>[]): Diagnostic {
  const { file, line, column, endLine, endColumn } = rest[0]
  const all = [...rest, ...uncounted]
  const values = { count: all.length, ...countsOf(all) }
  return {
    ...{ file, line, column, endLine, endColumn, path: [] },
    ...{ code: MORE, severity: 'info', message: { key: `findings.${MORE}`, values } },
  }
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  byCodeUnit(a.file, b.file) || a.line - b.line || a.column - b.column || byCodeUnit(a.code, b.code)
