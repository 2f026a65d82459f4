/** A fault of ours, as a finding: the caller learns that the pack was not checked to its end, and where to look. */
import type { Diagnostic, Finding } from './diagnostic'

/** What a check that broke down says of the file that broke it. `cause` is what was thrown. */
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
