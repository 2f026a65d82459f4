/**
 * Checks a pack or one of its files: reads every file, validates it, locates each finding in the text, and adds the engine's cross-checks.
 * One finding for each cause, causes first.
 */
import type { RawPack } from '../../engine/types'
import { isForSome, isShared, type Role, roleOf, schemaFor, wholeFiles } from '../catalogue'
import type { Diagnostic, Finding } from '../diagnostic'
import { byCodeUnit, digestOf, digestOfAll, type PackFiles } from '../digest'
import { oldFormat, placedBefore } from '../format/findings'
import type { Migration } from '../format/migrate'
import { type AtPresent, atPresent } from '../format/with-required'
import type { PackFile } from '../generated/content'
import { layFiles } from '../layering/layers'
import { merge } from '../layering/merge'
import { type RequiredPacks, resolveRequired } from '../layering/requires'
import { contentName, type Stack } from '../layering/stack'
import { LIMITS, type Limits, MAX_FINDINGS } from '../limits'
import { pictureFindings } from '../pictures/findings'
import { picturesOf } from '../pictures/pictures'
import { symbolFindings } from '../pictures/symbols'
import { assemble, type FileReading } from '../reading/assemble'
import { internalDiagnostic } from '../reading/internal'
import { judgeAgain, type Memory, mended, parseAgain, readFile, rulesetOf } from '../reading/reading'
import { isObject } from '../walk'
import { place } from '../yaml/place'
import { withSameParts } from '../yaml/same-parts'
import { type CrossCheck, crossFindings, firstOf, placedIn } from './cross-findings'
import { limited } from './findings'
import { aboutFile, type Brings, layoutFindings, textFindings } from './layout'
import { unreadFiles } from './unread'

export { schemaFor } from '../catalogue'
export type { PackFiles } from '../digest'
export type { RequiredPacks } from '../layering/requires'
export type { Memory } from '../reading/reading'
export type { CrossCheck } from './cross-findings'

export type PackCheck = {
  readonly diagnostics: readonly Diagnostic[]
  /**
   * The pack with the parts of its required packs, if its files can be read. Invalid values are replaced by valid ones,
   * so that the rest can be drawn and completed. It is playable only if no diagnostic is an error.
   */
  readonly pack?: RawPack
  /** The migration to the present format, for a pack of an old one. The pack was read as if it were migrated. */
  readonly migration?: Migration
}

/** A pack for playing. At most one of the two fields is present. */
export type Playable = {
  readonly pack?: RawPack
  /** The reason why there is no game; also absent if a pack has no scenario. */
  readonly error?: Diagnostic
}

/** Whether a checked pack is playable. */
export function playable({ pack, diagnostics }: PackCheck): Playable {
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const isFit = pack && !error && Object.keys(pack.scenarios).length > 0
  return isFit ? { pack } : { error }
}

export type CheckOptions = {
  readonly limits?: Limits
  /** With a memory, the resulting pack shares its values with earlier packs and must not be written to. */
  readonly memory?: Memory
  /** The packs that it requires directly or indirectly, as found by the caller. */
  readonly required?: RequiredPacks
  /** The maximum number of listed findings; the rest is counted. */
  readonly most?: number
}

/** Never throws: an internal error becomes a finding (`E-INTERNAL`), so that an aborted check never looks like a clean pack. */
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

/** Checks a pack of an old format, or one over such a pack, in the present format. Findings are located in the original text. */
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

/** A filter for findings before they are listed. */
type Said = (found: readonly Diagnostic[]) => readonly Diagnostic[]
type Telling = { readonly said: Said; readonly about: readonly Diagnostic[] }
const UNCHANGED: Telling = { said: (found) => found, about: [] }

function checked(
  files: PackFiles,
  crossCheck: CrossCheck,
  { limits = LIMITS, memory, required: packs = {}, most = MAX_FINDINGS }: CheckOptions,
  { said, about }: Telling = UNCHANGED,
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
  // Without its ruleset, it is unknown whether the pack uses such a file.
  const isUsed = (path: string) => isKnown(path) || (ruleset === undefined && isForSome(path))
  const id = String((manifest?.value as Partial<PackFile> | undefined)?.id ?? '')
  const readings = layFiles(
    paths.filter(isKnown).map((path) => read(path, ruleset)),
    { ...{ stack, id, isComplete, limits }, ...(memory ? { memory } : {}) },
  )
  // Required packs can supply the missing files.
  const needed = adds ? ['pack.yaml'] : wholeFiles(ruleset, ruleset === undefined)
  const found: Diagnostic[] = [
    ...layoutFindings(files, { needed, isUsed, brings: broughtBy(stack, isComplete) }),
    ...unread.findings,
  ]
  // Without its ruleset, the shape of such a file is unknown.
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
  // Cross-checks run only if the ruleset is known and all files that define names could be read.
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
 * Whether a cross-finding is valid while some file cannot be read completely. Findings in that file are dropped.
 * Beside a broken scenario, warnings and findings in files that depend on scenarios are dropped too.
 */
function isSound(readings: ReadonlyMap<string, FileReading>): (found: Finding) => boolean {
  const broken = [...readings.values()].filter((reading) => reading.broken)
  const isOver = ({ role, parsed }: FileReading) =>
    ['case', 'golden', 'campaign'].includes(role) ||
    (isObject(parsed.value) && parsed.value.extends !== undefined)
  return ({ file, severity }) => {
    const reading = readings.get(file)
    if (broken.length === 0 || !reading) return true
    if (reading.broken) return false
    return !broken.some(({ role }) => role === 'scenario') || (severity === 'error' && !isOver(reading))
  }
}

const before = new WeakMap<Memory, RawPack>()

/** Reuses the unchanged parts of the previous pack, so that checks can skip them. */
function sameAsBefore(pack: RawPack, memory: Memory | undefined): RawPack {
  if (!memory) return pack
  const now = withSameParts(before.get(memory), pack)
  before.set(memory, now)
  return now
}

/** A pack without pictures has no `pictures` field, so its games carry none. */
const withPictures = (pack: RawPack, pictures: NonNullable<RawPack['pictures']>): RawPack =>
  Object.keys(pictures).length > 0 ? { ...pack, pictures } : pack

/** Whether a required pack supplies a file. While a required pack is missing, any file is assumed to be supplied. */
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

/** The maximum number of files named in a finding; the others are only counted. */
const NAMED = 5

/** Reports files of unknown shape, because silence would look like approval. */
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

/** Whether all ids survived the replacement of invalid values; otherwise references to them would be blamed. */
const namesAreKnown = (readings: ReadonlyMap<string, FileReading>): boolean =>
  ![...readings.values()].some(({ role, losesNames }) => losesNames && REFERRED_TO.includes(role))

/** Roles whose ids are referenced elsewhere. */
const REFERRED_TO: readonly Role[] = ['terrain', 'units', 'tables', 'tracks', 'deck', 'map', 'scenario']

/** `ruleset`: that of the file's pack; without it files have the shapes common to all rulesets. */
export type FileOptions = { readonly limits?: Limits; readonly ruleset?: string }

/** Checks a single file by the schema for its path and ruleset. Unknown paths have no findings. */
export function checkFile(
  path: string,
  content: string | Uint8Array,
  { limits = LIMITS, ruleset }: FileOptions = {},
): Diagnostic[] {
  const kind = schemaFor(path, ruleset)
  return kind ? limited(readFile(path, kind, content, limits).diagnostics) : []
}
