/** Selects the edits to offer for faults, and the findings to suppress beside a fault. */
import type { Kind } from '../catalogue'
import type { Diagnostic } from '../diagnostic'
import { type Problem, problems } from '../judging/validate'
import type { Limits } from '../limits'
import { inFull } from '../short'
import { type Parsed, parse } from '../yaml/parse'

type About = {
  readonly parsed: Parsed
  /** The findings of its schema about the text as read. */
  readonly found: readonly Problem[]
  readonly kind: Kind
  readonly limits: Limits
}

/** Faults of a text in order, without edits that would cause another fault at their place. */
export const withSafeEdits = (faults: readonly Diagnostic[], about: About): Diagnostic[] =>
  faults.map((fault, index) =>
    about.parsed.faults[index]?.isMended ? withoutFollowing(fault, about) : withoutHarm(fault, about),
  )

/** Whether a finding is away from all faults, and from lines that were read as if edited. */
export function isUnsaid(parsed: Parsed, diagnostics: readonly Diagnostic[]): (found: Diagnostic) => boolean {
  const said = new Set(diagnostics.map(({ line, column }) => `${line}:${column}`))
  const guessed = parsed.faults.filter((fault) => fault.isMended && fault.code !== ODD_CHARACTER)
  const lines = new Set(guessed.flatMap(({ start, fix = { start } }) => [start, fix.start].map(lineOf)))
  function lineOf(offset: number) {
    return parsed.lines.position(offset).line
  }
  return ({ line, column }) => !said.has(`${line}:${column}`) && !lines.has(line)
}

/** The replaced character is what the author meant, so the line is read like any other. */
const ODD_CHARACTER = 'E-TEXT-CHARACTER'

/** The same for a fault that was read as fixed: the consequences of its edit are already known. */
function withoutFollowing(fault: Diagnostic, { found, parsed }: About): Diagnostic {
  const next = found.find(
    ({ path, on, code }) => code !== 'E-KEY-MISSING' && parsed.locate(path, on).line === fault.line,
  )
  return next && fault.code !== ODD_CHARACTER ? withoutEdit(fault, next.expected) : fault
}

function withoutEdit({ fix, ...bare }: Diagnostic, expected: string | undefined): Diagnostic {
  return { ...bare, expected: bare.expected ?? expected ?? fix?.text }
}

/** Removes the edit of a fault if it would only cause another fault at its place. */
function withoutHarm(fault: Diagnostic, { parsed, kind, limits }: About): Diagnostic {
  if (!fault.fix || fault.code === ODD_CHARACTER || parsed.faults.length > mostTried(parsed.text))
    return fault
  const { range, text } = fault.fix
  const offset = (line: number, column: number) => parsed.lines.offset(line, column)
  const start = parsed.text.slice(0, offset(range.line, range.column))
  const rest = parsed.text.slice(offset(range.endLine, range.endColumn))
  const after = inFull(kind, parse(start + text + rest, limits))
  const known = new Set(parsed.faults.map(({ code }) => code))
  const isHere = (line: number) => line === fault.line
  const next = problems(kind, after.value).find(
    ({ path, on, code }) => code !== 'E-KEY-MISSING' && isHere(after.locate(path, on).line),
  )
  if (!next && after.faults.every(({ code }) => known.has(code))) return fault
  return withoutEdit(fault, next?.expected)
}

/** The maximum number of faults whose edits are tried out, because each try reads the whole text. */
const mostTried = (text: string): number => Math.min(20, Math.floor(1_000_000 / (text.length + 1)))
