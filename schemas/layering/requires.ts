/** Resolves the packs that a pack requires: finds, reads and orders them, or reports one that does not fit. */

import { LAID, type Role, roleOf, schemaFor, wholeFiles } from '../catalogue'
import { aboutFile, isSecondManifest } from '../checking/layout'
import type { Diagnostic, Finding, Message } from '../diagnostic'
import { byCodeUnit, digestOf, type PackFiles } from '../digest'
import type { PackFile, Requirement } from '../generated/content'
import { byteLength, LIMITS, type Limits, REQUIRED_LIMITS } from '../limits'
import { picturesOf } from '../pictures/pictures'
import type { FileReading } from '../reading/assemble'
import { parseFile, type Reading, readFile, rulesetOf } from '../reading/reading'
import { repair } from '../reading/repair'
import { rulesetsNamedIn } from '../reading/ruleset-named'
import { layFiles, stackOn } from './layers'
import { NOTHING_BELOW, type Stack } from './stack'
import { satisfies } from './version'

/**
 * The files of all directly or indirectly required packs, by id. Readings are cached by the object with the
 * files of a pack, which must not change any more.
 */
export type RequiredPacks = Readonly<Record<string, PackFiles>>

/** A parsed required pack, merged over those below it. */
export type RequiredPack = {
  readonly id: string
  readonly manifest: PackFile
  /** The merged contents of it and the packs below. */
  readonly stack: Stack
  readonly digest: string
  readonly pictures: ReturnType<typeof picturesOf>
  readonly readings: ReadonlyMap<string, FileReading>
  readonly errors: readonly Diagnostic[]
}

export type Required = {
  /** Dependencies first. */
  readonly layers: readonly RequiredPack[]
  /** All of them merged. */
  readonly stack: Stack
  readonly findings: readonly Finding[]
  /** Whether every required part is available. */
  readonly complete: boolean
  /** Index in `requires` of the line that adds a pack. */
  readonly lineOf: ReadonlyMap<string, number>
}

/** Cases are not inherited. Scenarios below are available to cases, and can be extended. */
const SHARED: readonly Role[] = ['pack', ...LAID]

export function resolveRequired(
  manifest: PackFile | undefined,
  packs: RequiredPacks,
  limits: Limits,
): Required {
  const walk = new Walk(packs, limits, manifest)
  const lines = manifest?.requires ?? []
  lines.forEach((requirement, line) => {
    const isTwice = lines.findIndex(({ pack }) => pack === requirement.pack) < line
    if (isTwice) walk.format('E-REQUIRES-TWICE', line, { pack: requirement.pack })
    else walk.visit(requirement, line, [manifest!.id])
  })
  const { layers, stack, findings, complete, lineOf } = walk
  return { layers, stack, findings, complete, lineOf }
}

/** The pack that requires another: the checked one, or one of its dependencies. */
type By = { readonly by: string; readonly deep: string }

type Found = { readonly files: PackFiles; readonly manifest: PackFile }

class Walk {
  readonly layers: RequiredPack[] = []
  readonly findings: Finding[] = []
  readonly lineOf = new Map<string, number>()
  complete = true
  stack = NOTHING_BELOW

  constructor(
    private readonly packs: RequiredPacks,
    private readonly limits: Limits,
    private readonly manifest: PackFile | undefined,
  ) {}

  /** Adds one pack after its dependencies. `way` is the chain from the checked pack to it. */
  visit({ pack, version }: Requirement, line: number, way: readonly string[]): void {
    const by = { by: way.at(-1)!, deep: way.length > 1 ? 'yes' : 'no' }
    const found = this.#find(pack, line, way, by)
    if (!found) return
    const { files, manifest } = found
    this.#fits(manifest, version, line, by)
    if (this.lineOf.has(pack)) return
    this.lineOf.set(pack, line)
    for (const next of manifest.requires ?? []) this.visit(next, line, [...way, pack])
    const read = readRequired(manifest, files, this.stack, this.complete, this.limits)
    this.stack = read.stack
    this.layers.push(read)
    const [first] = read.errors
    if (!first) return
    const values = { pack, count: read.errors.length, file: first.file, line: first.line }
    this.#lacks('E-REQUIRES-BROKEN', line, { ...values, first: { message: first.message } })
  }

  #find(pack: string, line: number, way: readonly string[], by: By): Found | undefined {
    const files = Object.hasOwn(this.packs, pack) ? this.packs[pack] : undefined
    const chain = [...way.slice(way.indexOf(pack)), pack].join(' → ')
    if (way.includes(pack)) this.#lacks('E-REQUIRES-CYCLE', line, { chain })
    else if (this.lineOf.size >= REQUIRED_LIMITS.packs && !this.lineOf.has(pack))
      this.#lacks('E-REQUIRES-MANY', line, { limit: REQUIRED_LIMITS.packs })
    else if (files && isTooLarge(files))
      this.#lacks('E-REQUIRES-LARGE', line, {
        ...{ pack, files: REQUIRED_LIMITS.files },
        kb: REQUIRED_LIMITS.yamlBytes / 1000,
      })
    else {
      const manifest = files && manifestOf(files, this.limits)?.value
      if (files && manifest?.id === pack) return { files, manifest }
      this.#lacks('E-REQUIRES-MISSING', line, { pack, ...by })
    }
    return undefined
  }

  /** Reports an available pack that does not fit. */
  #fits({ id, version, ruleset }: PackFile, wanted: string, line: number, by: By): void {
    if (!satisfies(version, wanted)) {
      const values = { pack: id, found: version, wanted, ...by }
      if (by.deep === 'yes') this.format('E-REQUIRES-VERSION', line, values)
      else this.format('E-REQUIRES-VERSION', line, values, { found: wanted, suggestion: `^${version}` })
    }
    const own = this.manifest?.ruleset ?? ruleset
    if (ruleset !== own) this.format('E-REQUIRES-RULESET', line, { pack: id, found: ruleset, ruleset: own })
  }

  #lacks(code: string, line: number, values: Message['values']): void {
    this.complete = false
    this.format(code, line, values)
  }

  format(code: string, line: number, values: Message['values'], more: Partial<Finding> = {}): void {
    const key = more.suggestion === undefined ? 'pack' : 'version'
    const path = ['requires', line, key]
    const message = { key: `findings.${code}`, values }
    this.findings.push({ file: 'pack.yaml', path, code, severity: 'error', message, ...more })
  }
}

function isTooLarge(files: PackFiles): boolean {
  const paths = Object.keys(files)
  if (paths.length > REQUIRED_LIMITS.files) return true
  const bytes = paths.filter((path) => roleOf(path)).map((path) => sizeOf(files[path]))
  return bytes.reduce((sum, size) => sum + size, 0) > REQUIRED_LIMITS.yamlBytes
}

const sizeOf = (content: string | Uint8Array): number =>
  typeof content === 'string' ? byteLength(content) : content.length

type Known = { readonly isComplete: boolean; readonly limits: Limits; readonly read: RequiredPack }
const known = new WeakMap<Stack, WeakMap<PackFiles, Known>>()

/** The pack merged over those below it, cached by its files and the packs below. */
function readRequired(
  manifest: PackFile,
  files: PackFiles,
  stack: Stack,
  isComplete: boolean,
  limits: Limits,
): RequiredPack {
  const over = known.get(stack) ?? new WeakMap<PackFiles, Known>()
  known.set(stack, over)
  const before = over.get(files)
  if (before?.isComplete === isComplete && before.limits === limits) return before.read
  const read = readShared(manifest, files, stack, isComplete, limits)
  over.set(files, { isComplete, limits, read })
  return read
}

function readShared(
  manifest: PackFile,
  files: PackFiles,
  stack: Stack,
  isComplete: boolean,
  limits: Limits,
): RequiredPack {
  const { id } = manifest
  const adds = (manifest.requires ?? []).length > 0
  const { ruleset } = rulesetOf(manifestOf(files, limits)?.reading)
  const parsings = Object.keys(files)
    .sort(byCodeUnit)
    .flatMap((path) => {
      const role = roleOf(path)
      const kind = schemaFor(path, ruleset)
      return role && kind && SHARED.includes(role) ? [parseFile(path, kind, files[path], limits)] : []
    })
  const readings = layFiles(parsings, { stack, id, pack: id, isComplete, limits })
  const errors = [...readings.values()]
    .flatMap(({ diagnostics }) => diagnostics)
    .concat(adds ? [] : missingFiles(files, ruleset), secondManifest(files))
    .filter(({ severity }) => severity === 'error')
  const above = stackOn(stack, id, [...readings.values()])
  const pictures = picturesOf(manifest, files)
  return { id, manifest, digest: digestOf(files), pictures, readings, errors, stack: above }
}

const missingFiles = (files: PackFiles, ruleset: string | undefined): Diagnostic[] =>
  wholeFiles(ruleset)
    .filter((file) => !Object.hasOwn(files, file))
    .map((file) => aboutFile(file, 'E-FILE-MISSING', 'error', { path: file }))

const secondManifest = (files: PackFiles): Diagnostic[] =>
  Object.keys(files)
    .filter((path) => isSecondManifest(path, files))
    .map((path) => aboutFile(path, 'E-PACK-TWICE', 'error', { path }))

/** The parsed and repaired manifest of a pack. */
function manifestOf(
  files: PackFiles,
  limits: Limits,
): { readonly reading: Reading; readonly value?: PackFile } | undefined {
  const content = Object.hasOwn(files, 'pack.yaml') ? files['pack.yaml'] : undefined
  if (content === undefined) return undefined
  const reading = readFile('pack.yaml', 'pack', content, limits)
  return { reading, value: repair('pack', reading.parsed.value, reading.found).value as PackFile | undefined }
}

/** The rulesets whose schemas must be loaded (`bring`) before a pack is checked with its required packs. */
export function rulesetsIn(
  files: PackFiles,
  required: RequiredPacks = {},
  limits: Limits = LIMITS,
): string[] {
  return rulesetsNamedIn(
    [files, ...Object.values(required)].map((pack) => manifestOf(pack, limits)?.reading.parsed.value),
  )
}

/** The requirements of a pack, as far as its manifest is readable. */
export function requirementsOf(files: PackFiles, limits: Limits = LIMITS): Requirement[] {
  return manifestOf(files, limits)?.value?.requires ?? []
}

/**
 * The directly and indirectly required packs, each loaded once. `read` returns the files of a pack,
 * or `undefined` if there is none of that id.
 */
export async function gatherRequired(
  files: PackFiles,
  read: (id: string) => Promise<PackFiles | undefined>,
): Promise<RequiredPacks> {
  const found = new Map<string, PackFiles>()
  const asked = new Set<string>()
  const visit = async (of: PackFiles): Promise<void> => {
    for (const { pack } of requirementsOf(of)) {
      if (asked.has(pack) || asked.size >= REQUIRED_LIMITS.packs) continue
      asked.add(pack)
      const there = await read(pack)
      if (!there) continue
      found.set(pack, there)
      await visit(there)
    }
  }
  await visit(files)
  return Object.fromEntries(found)
}
