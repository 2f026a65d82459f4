/** Finds out which statements of a rules file have a passing case. */

export type Coverage = {
  readonly file: string
  /** In the order of the file. */
  readonly covered: readonly string[]
  /** Statements proven by a test of Ludoteca instead of a case, for example which secrets a seat may see. */
  readonly tested: readonly string[]
  readonly missing: readonly string[]
  /** Statements named by cases, but missing in the file. */
  readonly unknown: readonly string[]
}

const ID = /[A-Z]+-[A-Z]?\d+/
const RANGE = /^([A-Z]+-[A-Z]?)(\d+)(?:\s*(?:\.\.|–|-|to)\s*(?:[A-Z]+-)?[A-Z]?(\d+))?$/
/** Matches the line of a statement: `- C-001 ...`, `- C-X3 ...` or a range, `- C-001..C-004 ...`. */
const LINE = new RegExp(`^\\s*[-*]\\s+(${ID.source}(?:(?:\\.\\.|–|-)(?:${ID.source}|\\d+))?)\\b`, 'gm')

/** Expands `C-001..C-003` to three ids, and `C-001` to itself. */
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

/** Matches `- J-016 ... [TEST tests/junta/secrets.test.ts]`: the test file that proves the statement, relative to the project. */
const NAMED_TEST = /\[TEST ([\w./-]+)\]\s*$/

/** Returns the statements that name a test, with its path. */
export const testsNamed = (rules: string): { readonly id: string; readonly path: string }[] =>
  rules.split('\n').flatMap((line) => {
    const path = NAMED_TEST.exec(line)?.[1]
    return path === undefined ? [] : statementsOf(line).map((id) => ({ id, path }))
  })

/** Returns whether the text of a test mentions a statement. */
export const namesStatement = (test: string, id: string): boolean => new RegExp(`${id}(?!\\d)`).test(test)

export function coverageOf(
  file: string,
  rules: string,
  proven: readonly string[],
  testedIds: readonly string[] = [],
): Coverage {
  const statements = statementsOf(rules)
  const done = new Set(proven.flatMap(statementIds))
  const tested = statements.filter((id) => !done.has(id) && testedIds.includes(id))
  return {
    file,
    covered: statements.filter((id) => done.has(id)),
    tested,
    missing: statements.filter((id) => !done.has(id) && !tested.includes(id)),
    unknown: [...done].filter((id) => !statements.includes(id)),
  }
}
