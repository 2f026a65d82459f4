/** Findings of cross-checks, located in the checked pack even if it breaks something in a required pack. */
import type { RawPack } from '../../engine/types'
import type { Diagnostic, Finding } from '../diagnostic'
import { byCodeUnit } from '../digest'
import { merge } from '../layering/merge'
import type { Required } from '../layering/requires'
import { extendedBy } from '../layering/scenario'
import { idOf, type Stack } from '../layering/stack'
import type { FileReading } from '../reading/assemble'
import { isObject } from '../walk'
import { spanOf } from '../yaml/node'
import { place } from '../yaml/place'
import { RANK } from './findings'

/** Checks across the files of a pack: `crossCheck` of `engine/compile`. */
export type CrossCheck = (raw: RawPack) => Finding[]

/** Locates findings in the text and drops those about replaced values. */
export function placedIn(
  readings: ReadonlyMap<string, FileReading>,
  found: readonly Finding[],
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (const finding of found) {
    const { restsOn = [], ...said } = finding
    if ([finding, ...restsOn].some((source) => isReplaced(readings, source))) continue
    diagnostics.push(place(said, readings.get(finding.file)?.parsed))
  }
  return diagnostics
}

/** The findings to list, and the rest, which is only counted: locating thousands would take longer than the check. */
export function firstOf(
  readings: Readings,
  found: readonly Finding[],
  most: number,
): { readonly first: readonly Finding[]; readonly rest: readonly Finding[] } {
  if (found.length <= most + 1) return { first: found, rest: [] }
  const own = found.filter(
    (one) => ![one, ...(one.restsOn ?? [])].some((source) => isReplaced(readings, source)),
  )
  const starts = new Map(own.map((one) => [one, startOf(readings, one)]))
  own.sort(
    (a, b) =>
      RANK[a.severity] - RANK[b.severity] ||
      byCodeUnit(a.file, b.file) ||
      starts.get(a)! - starts.get(b)! ||
      byCodeUnit(a.code, b.code),
  )
  return { first: own.slice(0, most + 1), rest: own.slice(most + 1) }
}

function startOf(readings: Readings, { file, path, on }: Finding): number {
  const root = readings.get(file)?.parsed.root
  return root ? spanOf(root, path, on ?? 'value').start : 0
}

const isReplaced = (
  readings: ReadonlyMap<string, FileReading>,
  { pack, file, path }: Pick<Finding, 'pack' | 'file' | 'path'>,
): boolean =>
  pack === undefined && readings.get(file)?.replaced.some((other) => startsWith(path, other)) === true

/**
 * The findings of cross-checks. A finding in a required pack counts only if this pack causes it.
 * It is then located at the line that requires the other pack.
 */
export function crossFindings(
  crossCheck: CrossCheck,
  pack: RawPack,
  required: Required,
  readings: Readings,
): Finding[] {
  const found = onceEach(crossCheck(pack))
  if (!found.some(isElsewhere)) return found
  const before = foundBelow(crossCheck, pack, required)
  return found
    .filter((finding) => !before.has(nameOf(finding)))
    .map((finding) => (isElsewhere(finding) ? broughtHome(finding, required, readings) : finding))
}

/** Drops duplicates: a scenario and its base have the same faults in the same place. */
function onceEach(found: readonly Finding[]): Finding[] {
  const named = found.map((one) => [fullNameOf(one), one] as const)
  return [...new Map(named.toReversed()).values()].toReversed()
}

const fullNames = new WeakMap<Finding, string>()

/** Cached for repeated findings. */
function fullNameOf(one: Finding): string {
  const name = fullNames.get(one) ?? `${nameOf(one)} ${JSON.stringify(one.message)}`
  fullNames.set(one, name)
  return name
}

type Below = {
  readonly crossCheck: CrossCheck
  readonly ruleset: string
  readonly names: ReadonlySet<string>
}
const below = new WeakMap<Stack, Below>()

/** The findings of the required packs by themselves, cached while they are the same. */
function foundBelow(crossCheck: CrossCheck, pack: RawPack, required: Required): ReadonlySet<string> {
  const { ruleset } = pack.manifest
  const before = below.get(required.stack)
  if (before?.crossCheck === crossCheck && before.ruleset === ruleset) return before.names
  const names = new Set(crossCheck(withoutOwn(pack, required)).filter(isElsewhere).map(nameOf))
  below.set(required.stack, { crossCheck, ruleset, names })
  return names
}

const isElsewhere = ({ pack }: Finding): boolean => pack !== undefined
const nameOf = ({ pack, file, path, code }: Finding): string => JSON.stringify([pack, file, path, code])

/** The required packs by themselves. */
function withoutOwn(pack: RawPack, { stack }: Required): RawPack {
  const nothing: RawPack = {
    manifest: { ...pack.manifest, languages: [], scenarios: [] },
    digest: '',
    terrain: { terrain: [] },
    units: { sides: [], units: [] },
    tables: { tables: [] },
    ...{ maps: {}, scenarios: {}, cases: [], texts: {} },
  }
  return merge(nothing, new Map(), stack)
}

type Readings = ReadonlyMap<string, FileReading>

function broughtHome(finding: Finding, required: Required, readings: Readings): Finding {
  const { pack = '', file, path, code, severity, cells } = finding
  const { line } = place(finding, required.layers.find(({ id }) => id === pack)?.readings.get(file)?.parsed)
  const values = { pack, file, line, what: { message: finding.message } }
  return {
    ...homeOf(finding, required, readings),
    ...{ code, severity, cells },
    message: { key: 'origin.required', values },
    found: [pack, file, ...path].join(' › '),
  }
}

/** The line of this pack that is the cause: it removes the named thing, extends the scenario, or requires the pack. */
function homeOf(
  { pack = '', file, found }: Finding,
  { layers, lineOf }: Required,
  readings: Readings,
): Pick<Finding, 'file' | 'path'> {
  const own = [...readings.values()].map((reading) => ({ reading, value: reading.parsed.value }))
  for (const { reading, value } of own) {
    const without = isObject(value) && Array.isArray(value.without) ? value.without : []
    const index = without.findIndex((way) => typeof way === 'string' && way.split('.').at(-1) === found)
    if (index >= 0) return { file: reading.file, path: ['without', index] }
  }
  const other = layers.find(({ id }) => id === pack)?.readings.get(file)
  const id = other?.role === 'scenario' ? idOf('scenario', other.value) : undefined
  const heir = own.find(({ reading, value }) => {
    const named = reading.role === 'scenario' ? extendedBy(value) : undefined
    return named !== undefined && named.pack === pack && named.id === id
  })
  if (heir) return { file: heir.reading.file, path: ['extends'] }
  return { file: 'pack.yaml', path: ['requires', lineOf.get(pack) ?? 0, 'pack'] }
}

const startsWith = (path: Finding['path'], start: Finding['path']): boolean =>
  start.every((step, index) => path[index] === step)
