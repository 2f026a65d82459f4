/**
 * Checks a pack, or one file of it: reads every file, asks its schema, places each finding in the text, and joins what the
 * cross-checks of the engine say. One finding for each cause, causes first.
 */
import type { RawPack } from '../engine/types'
import { assemble, type FileReading } from './assemble'
import { isForSome, isShared, type Role, roleOf, schemaFor, wholeFiles } from './catalogue'
import { type CrossCheck, crossFindings, firstOf, placedIn } from './cross-findings'
import type { Diagnostic, Finding } from './diagnostic'
import { byCodeUnit, digestOf, digestOfAll, type PackFiles } from './digest'
import { limited } from './findings'
import { oldFormat, placedBefore } from './format/findings'
import type { Migration } from './format/migrate'
import { type AtPresent, atPresent } from './format/with-required'
import type { PackFile } from './generated/content'
import { internalDiagnostic } from './internal'
import { layFiles } from './layers'
import { aboutFile, type Brings, layoutFindings, textFindings } from './layout'
import { LIMITS, type Limits, MAX_FINDINGS } from './limits'
import { merge } from './merge'
import { pictureFindings } from './picture-findings'
import { picturesOf } from './pictures'
import { place } from './place'
import { judgeAgain, type Memory, mended, parseAgain, readFile, rulesetOf } from './reading'
import { type RequiredPacks, resolveRequired } from './requires'
import { withSameParts } from './same-parts'
import { contentName, type Stack } from './stack'
import { symbolFindings } from './symbols'
import { unreadFiles } from './unread'
import { isObject } from './walk'

export { schemaFor } from './catalogue'
export type { CrossCheck } from './cross-findings'
export type { PackFiles } from './digest'
export type { Memory } from './reading'
export type { RequiredPacks } from './requires'

export type PackCheck = {
  readonly diagnostics: readonly Diagnostic[]
  /**
   * The pack, with the parts of the packs it requires, when its files can be read: values that do not fit their schema are replaced
   * by fitting ones, so that the rest can be painted and completed. It is fit to be played only when no diagnostic is an error.
   */
  readonly pack?: RawPack
  /** Of a pack of an old format: what says the same in the present one. It was read as if that had been done. */
  readonly migration?: Migration
}

/** A pack as it is given to be played. At most one of the two is there. */
export type Playable = {
  readonly pack?: RawPack
  /** Why there is no game; nothing also where a pack has no scenario. */
  readonly error?: Diagnostic
}

/** Whether a checked pack is fit to be played. */
export function playable({ pack, diagnostics }: PackCheck): Playable {
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const isFit = pack && !error && Object.keys(pack.scenarios).length > 0
  return isFit ? { pack } : { error }
}

export type CheckOptions = {
  readonly limits?: Limits
  /** With a memory the pack that comes back shares its values with the packs before: it must not be written to. */
  readonly memory?: Memory
  /** The packs it requires, and those that they require, as the caller found them. */
  readonly required?: RequiredPacks
  /** Findings that are listed; the rest is counted. */
  readonly most?: number
}

/** Never throws: a fault of ours is a finding too (`E-INTERNAL`), so that nobody takes a check that broke down for a clean pack. */
export function checkPack(
  files: PackFiles,
  crossCheck: CrossCheck = () => [],
  options: CheckOptions = {},
): PackCheck {
  try {
    const now = atPresent(files, options.required ?? {}, options.limits)
    return now ? ofOldFormat(files, crossCheck, options, now) : checked(files, crossCheck, options)
  } catch (cause) {
    return { diagnostics: [internalDiagnostic('pack.yaml', cause)] }
  }
}

/** A pack of an old format, or over one: checked as it comes to in the present format, and what is found said where it is written. */
function ofOldFormat(
  files: PackFiles,
  crossCheck: CrossCheck,
  options: CheckOptions,
  { files: now, required, migration }: AtPresent,
): PackCheck {
  const said: Said = (found) => (migration ? placedBefore(found, migration.files) : found)
  const about = migration ? [oldFormat(migration)] : []
  const { pack, diagnostics } = checked(now, crossCheck, { ...options, required }, { said, about })
  const { layers } = resolveRequired(pack?.manifest, required, options.limits ?? LIMITS)
  const written = layers.map(({ id }) => ({ id, digest: digestOf(options.required?.[id] ?? {}) }))
  const earlier = digestOfAll(digestOf(files), written)
  return { diagnostics, ...(pack ? { pack: { ...pack, earlier } } : {}), ...(migration ? { migration } : {}) }
}

/** What becomes of findings before they are listed. */
type Said = (found: readonly Diagnostic[]) => readonly Diagnostic[]
type Telling = { readonly said: Said; readonly about: readonly Diagnostic[] }
const PLAINLY: Telling = { said: (found) => found, about: [] }

function checked(
  files: PackFiles,
  crossCheck: CrossCheck,
  { limits = LIMITS, memory, required: packs = {}, most = MAX_FINDINGS }: CheckOptions,
  { said, about }: Telling = PLAINLY,
): PackCheck {
  const unread = unreadFiles(files, limits)
  const paths = Object.keys(files)
    .filter((path) => !unread.paths.has(path))
    .sort(byCodeUnit)
  const read = (path: string, ruleset?: string) =>
    parseAgain(path, schemaFor(path, ruleset)!, files[path], limits, memory)
  const manifest = paths.includes('pack.yaml')
    ? mended(judgeAgain(read('pack.yaml'), undefined, limits, memory))
    : undefined
  const { ruleset, unknown } = rulesetOf(manifest)
  const required = resolveRequired(manifest?.value as PackFile | undefined, packs, limits)
  const { stack, complete: isComplete } = required
  const adds = required.layers.length > 0 || !isComplete
  const isKnown = (path: string) => schemaFor(path, ruleset) !== undefined
  // Without its ruleset nobody knows whether the pack has use for such a file.
  const isUsed = (path: string) => isKnown(path) || (ruleset === undefined && isForSome(path))
  const id = String((manifest?.value as Partial<PackFile> | undefined)?.id ?? '')
  const readings = layFiles(
    paths.filter(isKnown).map((path) => read(path, ruleset)),
    { ...{ stack, id, isComplete, limits }, ...(memory ? { memory } : {}) },
  )
  // What it does not bring itself, the packs it requires may.
  const needed = adds ? ['pack.yaml'] : wholeFiles(ruleset, ruleset === undefined)
  const found: Diagnostic[] = [
    ...layoutFindings(files, { needed, isUsed, brings: broughtBy(stack, isComplete) }),
    ...unread.findings,
  ]
  // Without its ruleset nobody knows what shape such a file should have.
  for (const reading of readings.values())
    if (ruleset !== undefined || isShared(reading.role)) found.push(...reading.diagnostics)
  if (ruleset === undefined) found.push(...unjudged(paths))
  if (unknown && manifest?.diagnostics.every(({ path }) => path[0] !== 'ruleset'))
    found.push(place({ file: 'pack.yaml', ...unknown }, manifest.parsed))
  found.push(
    ...textFindings(readings, files, broughtBy(stack, isComplete)),
    ...symbolFindings(readings.values()),
    ...pictureFindings(readings.get('pack.yaml'), files),
    ...placedIn(readings, required.findings),
  )
  for (const path of memory?.keys() ?? []) if (!readings.has(path)) memory?.delete(path)
  const { pack: own, complete } = assemble(readings, digestOfAll(digestOf(files, memory), required.layers))
  const pictures = Object.assign(
    {},
    ...required.layers.map((layer) => layer.pictures),
    picturesOf(own?.manifest, files),
  ) as NonNullable<RawPack['pictures']>
  const pack = own && sameAsBefore(withPictures(merge(own, readings, stack), pictures), memory)
  // Only files in the shapes of their ruleset are looked at together, and only when all that names things could be read.
  const isWhole = complete && isComplete && ruleset !== undefined && !unknown && namesAreKnown(readings)
  const between =
    pack && isWhole ? crossFindings(crossCheck, pack, required, readings).filter(isSound(readings)) : []
  const { first, rest } = firstOf(readings, between, most)
  return {
    diagnostics: limited([...about, ...said(found)], said(placedIn(readings, first)), most, rest),
    pack,
  }
}

/**
 * Whether a finding between files holds while one of them cannot be read to its end: not in that file, and beside a broken scenario neither that something
 * is unused nor anything in what is over scenarios.
 */
function isSound(readings: ReadonlyMap<string, FileReading>): (found: Finding) => boolean {
  const broken = [...readings.values()].filter((reading) => reading.broken)
  const isOver = ({ role, parsed }: FileReading) =>
    role === 'case' || role === 'golden' || (isObject(parsed.value) && parsed.value.extends !== undefined)
  return ({ file, severity }) => {
    const reading = readings.get(file)
    if (broken.length === 0 || !reading) return true
    if (reading.broken) return false
    return !broken.some(({ role }) => role === 'scenario') || (severity === 'error' && !isOver(reading))
  }
}

const before = new WeakMap<Memory, RawPack>()

/** The pack with the very parts of the one before that are still the same: checks know by them what they need not look at again. */
function sameAsBefore(pack: RawPack, memory: Memory | undefined): RawPack {
  if (!memory) return pack
  const now = withSameParts(before.get(memory), pack)
  before.set(memory, now)
  return now
}

/** A pack without pictures has no word about them: its games carry none. */
const withPictures = (pack: RawPack, pictures: NonNullable<RawPack['pictures']>): RawPack =>
  Object.keys(pictures).length > 0 ? { ...pack, pictures } : pack

/** What packs below bring, as far as they are here: while one is missing, anything may be in it. */
function broughtBy(stack: Stack, isComplete: boolean): Brings {
  const roles = new Set([...stack.contents.values()].map(({ role }) => role))
  const hasScenarios = [...stack.scenarios.values()].some((scenarios) => scenarios.size > 0)
  return (role, id) =>
    !isComplete ||
    (role === 'scenario'
      ? hasScenarios
      : id === undefined
        ? roles.has(role)
        : stack.contents.has(contentName(role, id)))
}

/** Files named in a finding; the others are only counted. */
const NAMED = 5

/** That nobody knows what shape these should have: silence about them would look like praise. */
function unjudged(paths: readonly string[]): Diagnostic[] {
  const left = paths.filter((path) => {
    const role = roleOf(path)
    return role !== undefined && !isShared(role)
  })
  if (left.length === 0) return []
  const names = left.slice(0, NAMED).join(', ')
  const values = { count: left.length, files: left.length > NAMED ? `${names} …` : names }
  return [aboutFile('pack.yaml', 'I-UNCHECKED', 'info', values)]
}

/** Whether no id was lost with a value that did not fit: else what refers to it would be blamed for it. */
const namesAreKnown = (readings: ReadonlyMap<string, FileReading>): boolean =>
  ![...readings.values()].some(({ role, losesNames }) => losesNames && REFERRED_TO.includes(role))

/** Roles whose ids are used elsewhere. */
const REFERRED_TO: readonly Role[] = ['terrain', 'units', 'tables', 'tracks', 'deck', 'map', 'scenario']

/** `ruleset`: of the pack the file belongs to; without it files have the shapes that all rulesets know. */
export type FileOptions = { readonly limits?: Limits; readonly ruleset?: string }

/** Checks one file by itself, by the schema that its path and its ruleset ask for. Unknown paths have no findings. */
export function checkFile(
  path: string,
  content: string | Uint8Array,
  { limits = LIMITS, ruleset }: FileOptions = {},
): Diagnostic[] {
  const kind = schemaFor(path, ruleset)
  return kind ? limited(readFile(path, kind, content, limits).diagnostics) : []
}
