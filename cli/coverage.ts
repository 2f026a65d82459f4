/** Which statements of a rules file have a passing case. */

export type Coverage = {
  readonly file: string
  /** In the order of the file. */
  readonly covered: readonly string[]
  readonly missing: readonly string[]
  /** Named by cases, but not in the file. */
  readonly unknown: readonly string[]
}

const ID = /[A-Z]+-[A-Z]?\d+/
const RANGE = /^([A-Z]+-[A-Z]?)(\d+)(?:\s*(?:\.\.|–|-|to)\s*(?:[A-Z]+-)?[A-Z]?(\d+))?$/
/** A statement's line: `- C-001 ...`, `- C-X3 ...` or a range, `- C-001..C-004 ...`. */
const LINE = new RegExp(`^\\s*[-*]\\s+(${ID.source}(?:(?:\\.\\.|–|-)(?:${ID.source}|\\d+))?)\\b`, 'gm')

/** `C-001..C-003` is the three of them, `C-001` is itself. */
export function statementIds(text: string): string[] {
  const range = RANGE.exec(text.trim())
  if (!range) return []
  const [, prefix, first, last] = range
  const count = last === undefined ? 1 : Number(last) - Number(first) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const number = String(Number(first) + index)
    return prefix + number.padStart(first.length, '0')
  })
}

export const statementsOf = (rules: string): string[] => [
  ...new Set([...rules.matchAll(LINE)].flatMap((line) => statementIds(line[1]))),
]

export function coverageOf(file: string, rules: string, proven: readonly string[]): Coverage {
  const statements = statementsOf(rules)
  const done = new Set(proven.flatMap(statementIds))
  return {
    file,
    covered: statements.filter((id) => done.has(id)),
    missing: statements.filter((id) => !done.has(id)),
    unknown: [...done].filter((id) => !statements.includes(id)),
  }
}
