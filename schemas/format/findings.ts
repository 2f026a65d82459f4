/** Findings in the migrated texts of a pack, located in the original texts. */
import type { Diagnostic, Range } from '../diagnostic'
import { Lines } from '../yaml/lines'

import { type MigratedFile, type Migration, offsetBefore } from './migrate'
import { FORMAT } from './unknown-format'

/** Moves findings to the original texts. An edit is kept only if its text was not changed. */
export function placedBefore(found: readonly Diagnostic[], files: Migration['files']): Diagnostic[] {
  const ways = new Map<string, (range: Range) => Range>()
  return found.map((diagnostic) => {
    const { file, pack, fix } = diagnostic
    const migrated = pack === undefined && Object.hasOwn(files, file) ? files[file] : undefined
    if (!migrated) return diagnostic
    const back = ways.get(file) ?? wayBack(migrated)
    ways.set(file, back)
    const { fix: _, ...rest } = diagnostic
    const placed = { ...rest, ...back(diagnostic) }
    const kept = fix && back(fix.range)
    return fix && kept && isAsBefore(fix.range, kept, migrated)
      ? { ...placed, fix: { ...fix, range: kept } }
      : placed
  })
}

function wayBack({ before, after, made }: MigratedFile): (range: Range) => Range {
  const [old, now] = [new Lines(before), new Lines(after)]
  return ({ line, column, endLine, endColumn }) => {
    const start = offsetBefore(made, now.offset(line, column))
    const end = offsetBefore(made, now.offset(endLine, endColumn))
    return old.range({ start, end: Math.max(start, end) })
  }
}

function isAsBefore(now: Range, old: Range, { before, after }: MigratedFile): boolean {
  const cut = (text: string, range: Range) => {
    const lines = new Lines(text)
    return text.slice(lines.offset(range.line, range.column), lines.offset(range.endLine, range.endColumn))
  }
  return cut(after, now) === cut(before, old)
}

/** Reports an old format, at the line that names it. */
export function oldFormat({ from, changes }: Migration): Diagnostic {
  const place = changes.find(({ file, step }) => file === 'pack.yaml' && step === 'format')
  const { line = 1, column = 1, endLine = 1, endColumn = 1 } = place ?? {}
  const files = new Set(changes.map(({ file }) => file)).size
  const values = { from, to: FORMAT, count: changes.length, files }
  return {
    ...{ file: 'pack.yaml', path: ['format'], line, column, endLine, endColumn },
    ...{ code: 'W-FORMAT-OLD', severity: 'warning', found: String(from), expected: String(FORMAT) },
    message: { key: 'findings.W-FORMAT-OLD', values },
  }
}
