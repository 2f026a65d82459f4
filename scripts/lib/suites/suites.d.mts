type Counts = { passed: number; failed: number; skipped: number }
type Report = {
  counts: Record<string, Counts>
  files: { project: string; file: string; seconds: number }[]
  skipped: string[]
  failed: { name: string; why: string }[]
  faults: string[]
}
type Expectations = { floors: Record<string, number>; skips: Record<string, string> }

export function readExpectations(file?: string): Expectations
export function faultsOf(reports: Report[], projects: string[], expectations: Expectations): string[]
