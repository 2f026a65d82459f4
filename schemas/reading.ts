/** One file of a pack, read by itself: its value, what is wrong with it, and the value made to fit. */

import type { Origin, Source } from '../engine/types'
import type { FileReading } from './assemble'
import { type Kind, type Role, RULESETS, roleOf } from './catalogue'
import type { Diagnostic, ValuePath } from './diagnostic'
import { isUnsaid, withSafeEdits } from './fault-edits'
import { foreignOf } from './foreign'
import { internalDiagnostic } from './internal'
import { schemaOf } from './library'
import { type Limits, limitsOf } from './limits'
import { blockProblems, TRIGGER_NEVER } from './moments/findings'
import { originAt, writtenIn } from './origin'
import type { Layered } from './overlay/lay-over'
import { ownOf, reaches } from './overlay/reach'
import { decode, faultDiagnostic, isReported, type Parsed, parse } from './parse'
import { parsedOf } from './parsed'
import { place } from './place'
import { unknownName } from './problem'
import { repair } from './repair'
import { type Read, readWhole, reread } from './reread'
import { rulesetNamedIn } from './ruleset-named'
import { withSameParts } from './same-parts'
import { type Problem, problems } from './validate'
import { isObject } from './walk'
import type { MapNode } from './yaml/node'

/** A text as it was read, before its value is held against a schema. */
export type Parsing = Pick<FileReading, 'file' | 'role' | 'kind' | 'parsed' | 'diagnostics'> & {
  readonly unreadable?: boolean
}

export type Reading = Parsing & {
  /** What its schema says, with ways into `value`. */
  readonly found: readonly Problem[]
  /** The value that the schema was asked about: that of the text, merged over what is under it. */
  readonly value: unknown
  readonly whole?: Whole
}

/** What a text comes to where something is under it. `isPart`: what is under it is not here. */
export type Whole = {
  readonly layered: Layered
  /** The file that is uppermost. */
  readonly at: Source
  readonly faults: readonly Problem[]
  readonly isPart?: boolean
}

type Memories = { parsing: Parsing; read?: Read; whole?: Whole; reading?: Reading }

/** Texts as they were read last, by path: a checker that runs after every edit keeps one and reads only what changed. */
export type Memory = Map<
  string,
  { readonly content: string; readonly limits: Limits; readonly kept: Memories }
>

/** The text, read once while it stays the same. */
export function parseAgain(
  file: string,
  kind: Kind,
  content: string | Uint8Array,
  limits: Limits,
  memory: Memory | undefined,
): Parsing {
  if (!memory || typeof content !== 'string') return parseFile(file, kind, content, limits)
  const known = memory.get(file)
  const isSame = known?.content === content && known.limits === limits && known.kept.parsing.kind === kind
  if (isSame) return known.kept.parsing
  const before = known?.limits === limits ? known.kept : undefined
  const read = readAgain(content, limitsOf(roleOf(file), limits), before)
  const parsing = parseFile(file, kind, content, limits, read?.parsed)
  if (!isOurFault(parsing))
    memory.set(file, { content, limits, kept: { parsing, ...(read ? { read } : {}) } })
  return parsing
}

/** The text by the fast path, with the values of the one before it wherever they are the same. */
function readAgain(text: string, limits: Limits, before: Memories | undefined): Read | undefined {
  const after = before?.read && reread(before.read, text, limits)
  if (after) return after
  const read = readWhole(text, limits)
  if (!read) return undefined
  const value = withSameParts(before?.parsing.parsed.value, read.root.value)
  const root: MapNode = { ...read.root, value }
  return { ...read, root, parsed: parsedOf(text, root, []) }
}

/** What its schema says, asked once while the text and what is under it stay the same. */
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

/** One file by itself. Never throws: a fault of ours is a finding of the file. */
export function readFile(file: string, kind: Kind, content: string | Uint8Array, limits: Limits): Reading {
  const parsing = parseFile(file, kind, content, limits)
  const { role, parsed } = parsing
  const alone = reaches(role, parsed.value) ? asPart(parsing) : undefined
  return judge(parsing, alone, limits)
}

/** A file that speaks about what is under it, while that is not here. */
export const asPart = (
  { file, kind, role, parsed }: Parsing,
  at: Source = { file, path: [] },
  faults: readonly Problem[] = [],
): Whole => ({
  layered: { value: withLists(kind, role, ownOf(role, parsed.value)), origin: originAt(at) },
  ...{ at, faults, isPart: true },
})

/** `read`: the text as it was read already. */
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
  const parsed = read ?? parse(decoded.text, limitsOf(about.role, limits))
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

/** What a schema says of the value of a text, or of what the text comes to with what is under it. */
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

/** Of what is found in a whole, what the file itself is the cause of, with ways in its own text. */
function ownProblems(found: readonly Problem[], { layered, at, faults, isPart }: Whole): readonly Problem[] {
  const own = found
    .filter(({ code }) => !isPart || !OF_WHOLE.includes(code))
    .flatMap((problem): Problem[] => {
      const path = takenOut(problem, layered.origin, at) ?? writtenIn(layered.origin, problem.path, at)
      if (!path) return []
      const { suggestion: _, ...bare } = problem
      // The edit of a key is only good where the key itself stands.
      const isThere = path.at(-1) === problem.path.at(-1)
      return [{ ...(problem.on === 'key' && !isThere ? bare : problem), path }]
    })
  return [...faults, ...own]
}

/** The line that took a key out which is now missing. */
function takenOut({ code, path, expected }: Problem, origin: Origin, at: Source): ValuePath | undefined {
  if (code !== 'E-KEY-MISSING' || expected === undefined) return undefined
  const line = writtenIn(origin, [...path, expected], at)
  return line?.[0] === 'without' ? line : undefined
}

/** What is only wrong with a file as a whole. */
const OF_WHOLE: readonly string[] = ['E-KEY-MISSING', 'E-KEYS-ONE', 'E-COUNT-LOW', TRIGGER_NEVER]

/** What may be there past a fault. */
const OF_REST: readonly string[] = [...OF_WHOLE, 'E-VALUE-MISSING']

export type RulesetReading = {
  /** The ruleset whose schemas the files answer to; of an unknown name the known one that it looks like. */
  readonly ruleset?: string
  readonly unknown?: Problem
}

/** The ruleset that a manifest names, as far as it can be read: half a manifest may still say for which rules the pack is. */
export function rulesetOf(manifest: Pick<Reading, 'parsed'> | undefined): RulesetReading {
  const { ruleset, unknown } = rulesetNamedIn(manifest?.parsed.value)
  return unknown === undefined ? { ruleset } : { ruleset, unknown: unknownRuleset(unknown) }
}

/** A name like no other may be that of a ruleset from outside that nobody has listed yet. */
function unknownRuleset(name: unknown): Problem {
  const found = unknownName(['ruleset'], RULESETS, name)
  const { key, values } = found.message
  return values?.likely === 'no'
    ? { ...found, message: { key, values: { ...values, likely: 'outside' } } }
    : found
}

/** The reading with its value made to fit the schema. */
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

/** Lists that everybody reads, by the file that has them. */
const LISTS: Partial<Record<Role, readonly string[]>> = {
  terrain: ['terrain'],
  units: ['sides', 'units'],
  tables: ['tables'],
  tracks: ['tracks'],
  deck: ['cards'],
}

/** Empty lists where a part of a file has none, so that nothing is made up for them. */
function withLists(kind: Kind, role: Role, value: unknown): unknown {
  const { properties = {} } = schemaOf(kind)
  const lists = (LISTS[role] ?? []).filter((key) => Object.hasOwn(properties, key))
  return isObject(value) ? { ...Object.fromEntries(lists.map((key) => [key, []])), ...value } : value
}

/**
 * What a schema found, in places. Past a fault that no edit mends the text may be read otherwise than it was meant: there, and of what may only look
 * missing, nothing is said.
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
