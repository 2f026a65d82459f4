type Fault = { readonly line: number; readonly says: string }

/** The faults of one file, each with its line. */
export function englishFaults(file: string, text: string): Fault[]
export function newEnglishFaults(
  faults: ReadonlyMap<string, readonly Fault[]>,
  accepted: Readonly<Record<string, number>>,
): string[]
export function acceptedAfter(
  faults: ReadonlyMap<string, readonly Fault[]>,
  before: Readonly<Record<string, number>>,
): { accepted: Record<string, number>; total: number; was: number }
