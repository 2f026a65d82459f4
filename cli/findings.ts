import type { Diagnostic } from '../schemas/diagnostic'
import type { TextFile } from '../schemas/generated/content'
import type { Context } from './context'
import { paint, SEVERITY_INK } from './paint'

type Texts = Readonly<Record<string, TextFile>> | undefined

/**
 * Prints findings in the order of the checks, causes first: `units.yaml:14:13  error  E-UNIT-SIDE  There is no side "gren".` A
 * suggested fix follows on the next line.
 */
export function printFindings(
  context: Context,
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  line: (text: string) => void = context.line,
): void {
  const { words } = context
  for (const found of diagnostics) {
    const place = paint(context, 'bold', `${found.file}:${found.line}:${found.column}`)
    const severity = paint(context, SEVERITY_INK[found.severity], words.tell(`severity.${found.severity}`))
    line(`${place}  ${severity}  ${found.code}  ${words.format(found.message, texts)}`)
    if (found.fix) {
      const mend = words.tell('check.fix', { fix: words.format(found.fix.title, texts) })
      line(`    ${paint(context, 'dim', mend)}`)
    }
  }
}

/** Converts a finding to JSON, with its message as text and as key. */
export const findingAsJson = (context: Context, found: Diagnostic, texts: Texts) => ({
  file: found.file,
  line: found.line,
  column: found.column,
  endLine: found.endLine,
  endColumn: found.endColumn,
  severity: found.severity,
  code: found.code,
  message: context.words.format(found.message, texts),
  key: found.message.key,
  path: found.path,
  expected: found.expected,
  found: found.found,
  fix: found.fix && { range: found.fix.range, text: found.fix.text },
})
