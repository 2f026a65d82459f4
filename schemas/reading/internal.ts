/** An internal error as a finding: the pack was not checked completely, and this is the place to look. */
import type { Diagnostic, Finding } from '../diagnostic'

/** The finding about a file that crashed a check. `cause` is the thrown value. */
export const internalFinding = (file: string, cause: unknown): Finding => ({
  file,
  path: [],
  code: 'E-INTERNAL',
  severity: 'error',
  message: { key: 'findings.E-INTERNAL', values: { reason: reasonOf(cause) } },
})

export const internalDiagnostic = (file: string, cause: unknown): Diagnostic => ({
  ...internalFinding(file, cause),
  ...{ line: 1, column: 1, endLine: 1, endColumn: 1 },
})

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).slice(0, 200)
