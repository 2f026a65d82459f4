/** Reads one file of a pack: its value, its problems, and the repaired value. */

import type { Origin, Source } from '../../engine/types'
import { type Kind, type Role, RULESETS, roleOf } from '../catalogue'
import type { Diagnostic, ValuePath } from '../diagnostic'
import { unknownName } from '../judging/problem'
import { type Problem, problems } from '../judging/validate'
import type { Layered } from '../layering/lay-over'
import { ownOf, reaches } from '../layering/reach'
import { schemaOf } from '../library'
import { type Limits, limitsOf } from '../limits'
import { blockProblems, TRIGGER_NEVER } from '../moments/findings'
import { originAt, writtenIn } from '../origin'
import { inFull } from '../short'
import { isObject } from '../walk'
import type { MapNode } from '../yaml/node'
import { decode, faultDiagnostic, isReported, type Parsed, parse } from '../yaml/parse'
import { parsedOf } from '../yaml/parsed'
import { place } from '../yaml/place'
import { type Read, readWhole, reread } from '../yaml/reread'
import { withSameParts } from '../yaml/same-parts'
import { withSameValues } from '../yaml/same-values'
import type { FileReading } from './assemble'
import { isUnsaid, withSafeEdits } from './fault-edits'
import { foreignOf } from './foreign'
import { internalDiagnostic } from './internal'
import { repair } from './repair'
import { rulesetNamedIn } from './ruleset-named'

/** A parsed text before validation. */
export type Parsing = Pick<FileReading, 'file' | 'role' | 'kind' | 'parsed' | 'diagnostics'> & {
  readonly unreadable?: boolean
}

export type Reading = Parsing & {
  /** The findings of its schema, with paths into `value`. */
  readonly found: readonly Problem[]
  /** The validated value: that of the text, merged over the one below. */
  readonly value: unknown
  readonly whole?: Whole
}

/** A text merged over the file below it. With `isPart`, the file below is missing. */
export type Whole = {
  readonly layered: Layered
  /** The uppermost file. */
  readonly at: Source
  readonly faults: readonly Problem[]
  readonly isPart?: boolean
}

type Memories = { parsing: Parsing; read?: Read; whole?: Whole; reading?: Reading }

/** The last readings by path. A checker that runs after every edit keeps one and reads only changes. */
export type Memory = Map<
  string,
  { readonly content: string; readonly limits: Limits; readonly kept: Memories }
>

/** Parses the text, or returns the cached result if it is unchanged. */
export function parseAgain(
  file: string,
  kind: Kind,
  content: string | Uint8Array,
  limits: Limits,
  memory: Memory | undefined,
): Parsing {
  if (!memory || typeof content !== 'string') return parseFile(file, kind, content, limits)
  const known = memory.get(file)
  const before = known?.limits === limits ? known.kept : undefined
  if (known?.content === content && before?.parsing.kind === kind) return before.parsing
  const read = readAgain(content, limitsOf(roleOf(file), limits), before)
  const made = parseFile(file, kind, content, limits, read?.parsed)
  const parsing = { ...made, parsed: withSameValues(before?.parsing.parsed, made.parsed) }
  const kept = { parsing, ...(read ? { read } : {}) }
  if (!isOurFault(parsing)) memory.set(file, { content, limits, kept })
  return parsing
}

/** Parses the text by the fast path and reuses equal values of the previous one. */
function readAgain(text: string, limits: Limits, before: Memories | undefined): Read | undefined {
  const after = before?.read && reread(before.read, text, limits)
  const read = after ?? readWhole(text, limits)
  if (after || !read) return after
  const value = withSameParts(before?.read?.root.value ?? before?.parsing.parsed.value, read.root.value)
  const root: MapNode = { ...read.root, value }
  return { ...read, root, parsed: parsedOf(text, root, []) }
}

/** Validates a text, cached while it and the file below are unchanged. */
export function judgeAgain(
  parsing: Parsing,
  whole: Whole | undefined,
  limits: Limits,
  memory?: Memory,
): Reading {
  const kept = memory?.get(parsing.file)?.kept
  const isSame = kept?.parsing === parsing && kept.whole === whole
  if (isSame && kept.reading) return kept.reading
  const reading = judge(parsing, whole, limits)
  if (kept?.parsing === parsing && !isOurFault(reading)) Object.assign(kept, { whole, reading })
  return reading
}

const isOurFault = ({ diagnostics }: Parsing): boolean =>
  diagnostics.some(({ code }) => code === 'E-INTERNAL')

/** Reads a single file. Never throws: an internal error becomes a finding of the file. */
export function readFile(file: string, kind: Kind, content: string | Uint8Array, limits: Limits): Reading {
  const parsing = parseFile(file, kind, content, limits)
  const { role, parsed } = parsing
  const alone = reaches(role, parsed.value) ? asPart(parsing) : undefined
  return judge(parsing, alone, limits)
}

/** A file that modifies a missing file below. */
export const asPart = (
  { file, kind, role, parsed }: Parsing,
  at: Source = { file, path: [] },
  faults: readonly Problem[] = [],
): Whole => ({
  layered: { value: withLists(kind, role, ownOf(role, parsed.value)), origin: originAt(at) },
  ...{ at, faults, isPart: true },
})

/** `read`: the text if already parsed. */
export function parseFile(
  file: string,
  kind: Kind,
  content: string | Uint8Array,
  limits: Limits,
  read?: Parsed,
): Parsing {
  try {
    return parseContent(file, kind, content, limits, read)
  } catch (cause) {
    return unreadable({ file, role: roleOf(file)!, kind, parsed: parse('') }, cause)
  }
}

const unreadable = (about: Omit<Parsing, 'diagnostics'>, cause: unknown): Parsing => ({
  ...about,
  diagnostics: [internalDiagnostic(about.file, cause)],
  unreadable: true,
})

function parseContent(
  file: string,
  kind: Kind,
  content: string | Uint8Array,
  limits: Limits,
  read?: Parsed,
): Parsing {
  const about = { file, role: roleOf(file)!, kind }
  const decoded = typeof content === 'string' ? { text: content } : decode(content)
  const parsed = inFull(kind, read ?? parse(decoded.text, limitsOf(about.role, limits)))
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  if (decoded.badAt !== undefined) {
    const code = decoded.utf16 ? 'E-TEXT-UTF16' : 'E-TEXT-ENCODING'
    const range = decoded.utf16 ? start : parsed.lines.range({ start: decoded.badAt, end: decoded.badAt + 1 })
    const message = { key: `findings.${code}` }
    const diagnostic: Diagnostic = { file, path: [], code, severity: 'error', message, ...range }
    return { ...about, parsed, diagnostics: [diagnostic], unreadable: true }
  }
  const foreign = foreignOf(parsed.text, parsed.value)
  if (foreign) {
    const code = 'E-FILE-FOREIGN'
    const values = { what: { message: { key: `foreign.${foreign.what}` } }, use: foreign.use }
    const message = { key: `findings.${code}`, values }
    const diagnostics: Diagnostic[] = [{ file, path: [], code, severity: 'error', message, ...start }]
    return { ...about, parsed, diagnostics, unreadable: true }
  }
  const diagnostics = parsed.faults.map((fault) => faultDiagnostic(file, fault, parsed.lines))
  if (parsed.value === undefined && !parsed.broken)
    diagnostics.push({
      file,
      path: [],
      code: 'E-FILE-EMPTY',
      severity: 'error',
      message: { key: 'findings.E-FILE-EMPTY' },
      ...start,
    })
  return { ...about, parsed, diagnostics }
}

/** Validates the value of a text, or the value merged over the file below. */
function judge(parsing: Parsing, whole: Whole | undefined, limits: Limits): Reading {
  try {
    return judged(parsing, whole, limits)
  } catch (cause) {
    const { file, role, kind } = parsing
    return { ...unreadable({ file, role, kind, parsed: parse('') }, cause), found: [], value: undefined }
  }
}

function judged(parsing: Parsing, whole: Whole | undefined, limits: Limits): Reading {
  const { file, kind, parsed } = parsing
  if (parsing.unreadable || parsed.value === undefined)
    return { ...parsing, found: [], value: parsed.value, ...(whole ? { whole } : {}) }
  const value = whole ? whole.layered.value : parsed.value
  const found = problems(kind, value)
  const all = [...found, ...blockProblems(kind, value)]
  const own = whole ? ownProblems(all, whole) : all
  const diagnostics = withSafeEdits(parsing.diagnostics, { parsed, found, kind, limits })
  diagnostics.push(...placed(file, own, parsed).filter(isUnsaid(parsed, diagnostics)))
  return { ...parsing, diagnostics, found, value, ...(whole ? { whole } : {}) }
}

/** The findings in a merged value that this file causes, with paths in its own text. */
function ownProblems(found: readonly Problem[], { layered, at, faults, isPart }: Whole): readonly Problem[] {
  const own = found
    .filter(({ code }) => !isPart || !OF_WHOLE.includes(code))
    .flatMap((problem): Problem[] => {
      const path = takenOut(problem, layered.origin, at) ?? writtenIn(layered.origin, problem.path, at)
      if (!path) return []
      const { suggestion: _, ...bare } = problem
      // The edit of a key is valid only at the key itself.
      const isThere = path.at(-1) === problem.path.at(-1)
      return [{ ...(problem.on === 'key' && !isThere ? bare : problem), path }]
    })
  return [...faults, ...own]
}

/** The line that removed a required key. */
function takenOut({ code, path, expected }: Problem, origin: Origin, at: Source): ValuePath | undefined {
  if (code !== 'E-KEY-MISSING' || expected === undefined) return undefined
  const line = writtenIn(origin, [...path, expected], at)
  return line?.[0] === 'without' ? line : undefined
}

/** Codes about a file as a whole. */
const OF_WHOLE: readonly string[] = ['E-KEY-MISSING', 'E-KEYS-ONE', 'E-COUNT-LOW', TRIGGER_NEVER]

/** Codes to ignore after a fault. */
const OF_REST: readonly string[] = [...OF_WHOLE, 'E-VALUE-MISSING']

export type RulesetReading = {
  /** The ruleset whose schemas apply; for an unknown name the most similar known one. */
  readonly ruleset?: string
  readonly unknown?: Problem
}

/** The ruleset named in a manifest, as far as it is readable, even if the rest is not. */
export function rulesetOf(manifest: Pick<Reading, 'parsed'> | undefined): RulesetReading {
  const { ruleset, unknown } = rulesetNamedIn(manifest?.parsed.value)
  return unknown === undefined ? { ruleset } : { ruleset, unknown: unknownRuleset(unknown) }
}

/** A name unlike any other can be that of an external ruleset that is not listed yet. */
function unknownRuleset(name: unknown): Problem {
  const found = unknownName(['ruleset'], RULESETS, name)
  const { key, values } = found.message
  return values?.likely === 'no'
    ? { ...found, message: { key, values: { ...values, likely: 'outside' } } }
    : found
}

/** The reading with a value repaired to fit the schema. */
export function mended({ found, unreadable, value, whole, ...reading }: Reading): FileReading {
  if (unreadable) return { ...reading, replaced: [], losesNames: true, broken: true }
  const { broken } = reading.parsed
  const repaired = repair(reading.kind, value, found)
  if (!whole) return { ...reading, ...repaired, broken }
  const { layered, at, isPart } = whole
  const replaced = repaired.replaced.flatMap((path) => ways(writtenIn(layered.origin, path, at)))
  const losesNames = repaired.losesNames || isPart === true
  return { ...reading, ...repaired, origin: layered.origin, replaced, losesNames, broken }
}

const ways = (way: ValuePath | undefined): readonly ValuePath[] => (way ? [way] : [])

/** Common lists, by the file that has them. */
const LISTS: Partial<Record<Role, readonly string[]>> = {
  terrain: ['terrain'],
  units: ['sides', 'units'],
  tables: ['tables'],
  tracks: ['tracks'],
  deck: ['cards'],
}

/** Adds empty lists for missing parts of a file, so that the repair does not invent items. */
function withLists(kind: Kind, role: Role, value: unknown): unknown {
  const { properties = {} } = schemaOf(kind)
  const lists = (LISTS[role] ?? []).filter((key) => Object.hasOwn(properties, key))
  return isObject(value) ? { ...Object.fromEntries(lists.map((key) => [key, []])), ...value } : value
}

/**
 * Locates schema findings. After a fault without a fix the text may be misread. Later findings and those
 * about missing parts or the whole file are dropped.
 */
function placed(file: string, found: readonly Problem[], parsed: Parsed): Diagnostic[] {
  const broken = parsed.faults.find(({ breaks }) => breaks)
  const brokenLine = broken ? parsed.lines.position(broken.start).line : Number.POSITIVE_INFINITY
  const isSound = ({ path, on, code }: Problem) =>
    !broken || (path.length > 0 && !OF_REST.includes(code) && parsed.locate(path, on).endLine < brokenLine)
  return found
    .filter((problem) => isSound(problem) && (problem.on === 'key' || !isReported(parsed.root, problem.path)))
    .map((problem) => place({ file, ...problem }, parsed))
}
