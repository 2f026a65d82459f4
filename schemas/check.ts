/**
 * Checks a pack, or one file of it: reads every file, asks its schema, places each finding in the text, and joins what the
 * cross-checks of the engine say. One finding for each cause, sorted by file and place.
 */
import type { RawPack } from '../engine/types'
import { assemble, type FileReading } from './assemble'
import { type Kind, schemaFor } from './catalogue'
import type { Diagnostic, Finding } from './diagnostic'
import { byCodeUnit, digestOf, type PackFiles } from './digest'
import { layoutFindings, textFindings } from './layout'
import { LIMITS, type Limits, MAX_FINDINGS } from './limits'
import { decode, faultDiagnostic, isReported, type Parsed, parse } from './parse'
import { place } from './place'
import { repair } from './repair'
import { type Problem, problems } from './validate'

export { schemaFor } from './catalogue'
export type { PackFiles } from './digest'

/** Checks between the files of a pack: `crossCheck` of `engine/compile`. */
export type CrossCheck = (raw: RawPack) => Finding[]

export type PackCheck = {
  readonly diagnostics: Diagnostic[]
  /**
   * The pack, when its files can be read: values that do not fit their schema are replaced by fitting ones, so that the rest can be
   * painted and completed. It is fit to be played only when no diagnostic is an error.
   */
  readonly pack?: RawPack
}

/** Texts as they were read last, by path: whoever checks a pack after every edit keeps one and reads only what changed. */
export type Memory = Map<
  string,
  { readonly content: string; readonly limits: Limits; readonly reading: Reading }
>

/** With a `memory` the pack that comes back shares its values with the packs before: it must not be written to. */
export function checkPack(
  files: PackFiles,
  crossCheck: CrossCheck = () => [],
  limits: Limits = LIMITS,
  memory?: Memory,
): PackCheck {
  const readings = new Map<string, FileReading>()
  const found: Diagnostic[] = layoutFindings(files)
  for (const path of Object.keys(files).sort(byCodeUnit)) {
    const kind = schemaFor(path)
    if (!kind) continue
    const reading = readAgain(path, kind, files[path]!, limits, memory)
    readings.set(path, mended(reading))
    found.push(...reading.diagnostics)
  }
  found.push(...textFindings(readings, files))
  for (const path of memory?.keys() ?? []) if (!readings.has(path)) memory?.delete(path)
  const { pack, complete } = assemble(readings, digestOf(files))
  if (pack && complete) found.push(...crossFindings(crossCheck(pack), readings))
  return { diagnostics: limited(found), pack }
}

/** Checks one file by itself, by the schema its path asks for. Unknown paths have no findings. */
export function checkFile(path: string, content: string | Uint8Array, limits: Limits = LIMITS): Diagnostic[] {
  const kind = schemaFor(path)
  return kind ? limited(readFile(path, kind, content, limits).diagnostics) : []
}

type Reading = Pick<FileReading, 'file' | 'kind' | 'parsed' | 'diagnostics'> & {
  readonly found: readonly Problem[]
  readonly unreadable?: boolean
}

function readAgain(
  file: string,
  kind: Kind,
  content: string | Uint8Array,
  limits: Limits,
  memory: Memory | undefined,
): Reading {
  if (!memory || typeof content !== 'string') return readFile(file, kind, content, limits)
  const known = memory.get(file)
  if (known?.content === content && known.limits === limits) return known.reading
  const reading = readFile(file, kind, content, limits)
  memory.set(file, { content, limits, reading })
  return reading
}

function readFile(file: string, kind: Kind, content: string | Uint8Array, limits: Limits): Reading {
  const decoded = typeof content === 'string' ? { text: content } : decode(content)
  const parsed = parse(decoded.text, limits)
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  if (decoded.badAt !== undefined) {
    const code = decoded.utf16 ? 'E-TEXT-UTF16' : 'E-TEXT-ENCODING'
    const range = decoded.utf16 ? start : parsed.lines.range({ start: decoded.badAt, end: decoded.badAt + 1 })
    const message = { key: `findings.${code}` }
    const diagnostic: Diagnostic = { file, path: [], code, severity: 'error', message, ...range }
    return { file, kind, parsed, diagnostics: [diagnostic], found: [], unreadable: true }
  }
  const diagnostics = parsed.faults.map((fault) => faultDiagnostic(file, fault, parsed.lines))
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
  return { file, kind, parsed, diagnostics, found }
}

/** The reading with its value made to fit the schema. */
function mended({ found, unreadable, ...reading }: Reading): FileReading {
  if (unreadable) return { ...reading, replaced: [], broken: true }
  return { ...reading, ...repair(reading.kind, reading.parsed.value, found), broken: reading.parsed.broken }
}

/** What a schema found, in places. In a broken text a missing key proves nothing, so nothing is said about shapes there. */
function placed(file: string, found: readonly Problem[], parsed: Parsed): Diagnostic[] {
  if (parsed.broken) return []
  return found
    .filter((problem) => problem.on === 'key' || !isReported(parsed.root, problem.path))
    .map((problem) => place({ file, ...problem }, parsed))
}

function crossFindings(found: readonly Finding[], readings: ReadonlyMap<string, FileReading>): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (const finding of found) {
    const reading = readings.get(finding.file)
    if (reading?.replaced.some((path) => startsWith(finding.path, path))) continue
    diagnostics.push(place(finding, reading?.parsed))
  }
  return diagnostics
}

const startsWith = (path: Finding['path'], start: Finding['path']): boolean =>
  start.every((step, index) => path[index] === step)

/** Sorted by file and place; after the fiftieth of a file the rest is counted. */
export function limited(found: readonly Diagnostic[]): Diagnostic[] {
  const sorted = found.slice().sort(byPlace)
  const kept: Diagnostic[] = []
  let inFile = 0
  sorted.forEach((diagnostic, index) => {
    if (diagnostic.file !== sorted[index - 1]?.file) inFile = 0
    if (++inFile <= MAX_FINDINGS) kept.push(diagnostic)
    if (inFile <= MAX_FINDINGS || diagnostic.file === sorted[index + 1]?.file) return
    kept.push({
      ...diagnostic,
      path: [],
      code: 'I-MORE',
      severity: 'info',
      message: { key: 'findings.I-MORE', values: { count: inFile - MAX_FINDINGS } },
      expected: undefined,
      found: undefined,
      fix: undefined,
      cells: undefined,
    })
  })
  return kept
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  byCodeUnit(a.file, b.file) || a.line - b.line || a.column - b.column || byCodeUnit(a.code, b.code)
