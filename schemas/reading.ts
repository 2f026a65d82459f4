/** One file of a pack, read by itself: its value, what is wrong with it, and the value made to fit. */
import type { FileReading } from './assemble'
import { type Kind, type Role, RULESETS, roleOf } from './catalogue'
import type { Diagnostic } from './diagnostic'
import { internalDiagnostic } from './internal'
import { schemaOf } from './library'
import type { Limits } from './limits'
import { decode, faultDiagnostic, isReported, type Parsed, parse } from './parse'
import { place } from './place'
import { unknownName } from './problem'
import { repair } from './repair'
import { resolve } from './resolve'
import { rulesetNamedIn } from './ruleset-named'
import { type Problem, problems } from './validate'
import { isObject } from './walk'

export type Reading = Pick<FileReading, 'file' | 'role' | 'kind' | 'parsed' | 'diagnostics'> & {
  readonly found: readonly Problem[]
  readonly unreadable?: boolean
}

/** Texts as they were read last, by path: a checker that runs after every edit keeps one and reads only what changed. */
export type Memory = Map<
  string,
  { readonly content: string; readonly limits: Limits; readonly reading: Reading }
>

export function readAgain(
  file: string,
  kind: Kind,
  content: string | Uint8Array,
  limits: Limits,
  memory: Memory | undefined,
): Reading {
  if (!memory || typeof content !== 'string') return readFile(file, kind, content, limits)
  const known = memory.get(file)
  const isSame = known?.content === content && known.limits === limits && known.reading.kind === kind
  if (isSame) return known.reading
  const reading = readFile(file, kind, content, limits)
  const isOurs = reading.diagnostics.some(({ code }) => code === 'E-INTERNAL')
  if (!isOurs) memory.set(file, { content, limits, reading })
  return reading
}

/** Never throws: a fault of ours is a finding of the file. */
export function readFile(file: string, kind: Kind, content: string | Uint8Array, limits: Limits): Reading {
  try {
    return readContent(file, kind, content, limits)
  } catch (cause) {
    const about = { file, role: roleOf(file)!, kind, parsed: parse('') }
    return { ...about, diagnostics: [internalDiagnostic(file, cause)], found: [], unreadable: true }
  }
}

function readContent(file: string, kind: Kind, content: string | Uint8Array, limits: Limits): Reading {
  const about = { file, role: roleOf(file)!, kind }
  const decoded = typeof content === 'string' ? { text: content } : decode(content)
  const parsed = parse(decoded.text, limits)
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  if (decoded.badAt !== undefined) {
    const code = decoded.utf16 ? 'E-TEXT-UTF16' : 'E-TEXT-ENCODING'
    const range = decoded.utf16 ? start : parsed.lines.range({ start: decoded.badAt, end: decoded.badAt + 1 })
    const message = { key: `findings.${code}` }
    const diagnostic: Diagnostic = { file, path: [], code, severity: 'error', message, ...range }
    return { ...about, parsed, diagnostics: [diagnostic], found: [], unreadable: true }
  }
  const diagnostics = parsed.faults
    .map((fault) => faultDiagnostic(file, fault, parsed.lines))
    .map((fault) => withoutHarm(fault, parsed, kind, limits))
  const found = parsed.value === undefined ? [] : problems(kind, parsed.value)
  if (parsed.value === undefined && !parsed.broken) {
    diagnostics.push({
      file,
      path: [],
      code: 'E-FILE-EMPTY',
      severity: 'error',
      message: { key: 'findings.E-FILE-EMPTY' },
      ...start,
    })
  }
  const said = new Set(diagnostics.map(({ line, column }) => `${line}:${column}`))
  diagnostics.push(
    ...placed(file, found, parsed).filter(({ line, column }) => !said.has(`${line}:${column}`)),
  )
  return { ...about, parsed, diagnostics, found }
}

/** A fault of the text without its edit, when that would only lead to another fault at its place. */
function withoutHarm(fault: Diagnostic, parsed: Parsed, kind: Kind, limits: Limits): Diagnostic {
  if (!fault.fix || parsed.faults.length > MOST_TRIED) return fault
  const { range, text } = fault.fix
  const offset = (line: number, column: number) => parsed.lines.offset(line, column)
  const start = parsed.text.slice(0, offset(range.line, range.column))
  const after = parse(start + text + parsed.text.slice(offset(range.endLine, range.endColumn)), limits)
  const known = new Set(parsed.faults.map(({ code }) => code))
  const isHere = (line: number) => line === fault.line
  const next = problems(kind, after.value).find(
    ({ path, on, code }) => code !== 'E-KEY-MISSING' && isHere(after.locate(path, on).line),
  )
  if (!next && after.faults.every(({ code }) => known.has(code))) return fault
  const { fix: _, ...bare } = fault
  return { ...bare, expected: fault.expected ?? next?.expected ?? text }
}

/** With more faults than these their edits are not tried out. */
const MOST_TRIED = 20

export type RulesetReading = {
  /** The ruleset whose schemas the files answer to; of an unknown name the known one that it looks like. */
  readonly ruleset?: string
  readonly unknown?: Problem
}

/** The ruleset that a manifest names, as far as it can be read: half a manifest may still say for which rules the pack is. */
export function rulesetOf(manifest: Pick<Reading, 'parsed'> | undefined): RulesetReading {
  const { ruleset, unknown } = rulesetNamedIn(manifest?.parsed.value)
  return unknown === undefined
    ? { ruleset }
    : { ruleset, unknown: unknownName(['ruleset'], RULESETS, unknown) }
}

/** The reading with its value made to fit the schema. */
export function mended({ found, unreadable, ...reading }: Reading): FileReading {
  if (unreadable) return { ...reading, replaced: [], losesNames: true, broken: true }
  return { ...reading, ...repair(reading.kind, reading.parsed.value, found), broken: reading.parsed.broken }
}

const ADDED: readonly Role[] = ['terrain', 'units', 'tables', 'tracks', 'deck']
/** Lists that are merged entry by entry wherever they are, and read by everybody: an empty one takes nothing away. */
const LISTS: readonly string[] = ['terrain', 'sides', 'units', 'tables', 'tracks', 'cards']

/** The lists and groups of numbers that a file to which other packs can add must have. */
function neededParts({ role, kind }: Reading): readonly { readonly key: string; readonly isList: boolean }[] {
  if (!ADDED.includes(role)) return []
  const { required = [], properties = {} } = schemaOf(kind)
  return required.flatMap((key) => {
    const { type } = resolve({ schema: properties[key] ?? {}, home: kind }).schema
    if (type !== 'array' && type !== 'object') return []
    return [{ key, isList: type === 'array' && LISTS.includes(key) }]
  })
}

/** The same for a pack that adds to others: what it leaves out is as it is there. */
export function mendedAddition(reading: Reading): FileReading {
  const { value } = reading.parsed
  const parts = neededParts(reading).filter(({ key }) => isObject(value) && !Object.hasOwn(value, key))
  const absent = parts.map(({ key }) => key)
  if (absent.length === 0) return mended(reading)
  const isNeeded = ({ code, path, expected }: Pick<Problem, 'code' | 'path' | 'expected'>) =>
    code !== 'E-KEY-MISSING' || path.length > 0 || !absent.includes(expected ?? '')
  const diagnostics = reading.diagnostics.filter(isNeeded)
  const read = mended({ ...reading, diagnostics, found: reading.found.filter(isNeeded) })
  if (!isObject(read.value)) return read
  const empty = Object.fromEntries(parts.filter(({ isList }) => isList).map(({ key }) => [key, []]))
  const written = Object.entries(read.value).filter(([key]) => !absent.includes(key))
  const replaced = read.replaced.filter(
    ([key, ...inside]) => inside.length > 0 || !absent.includes(String(key)),
  )
  return { ...read, value: { ...Object.fromEntries(written), ...empty }, replaced }
}

/** What a schema found, in places. In a broken text a missing key proves nothing, so nothing is said about shapes there. */
function placed(file: string, found: readonly Problem[], parsed: Parsed): Diagnostic[] {
  if (parsed.broken) return []
  return found
    .filter((problem) => problem.on === 'key' || !isReported(parsed.root, problem.path))
    .map((problem) => place({ file, ...problem }, parsed))
}
