/** Maps and positions that the cases of a pack share by name, and the scenarios of cases. */
import type { MapFile } from '../../schemas/generated/content'
import { memoise } from '../memoise'
import type {
  Case,
  CaseFile,
  RawPack,
  ScenarioFile,
  Source,
  Sourced,
  ValuePath,
  WrittenPosition,
} from '../types'
import { isPlain, merge } from './merge'
import { wholeOf } from './traced'

/** A case with its shared names resolved. */
export type WholeCase<C extends Case = Case> = Omit<C, 'map'> & { readonly map?: Omit<MapFile, 'id'> }

type Shared = 'maps' | 'positions'
type Item<K extends Shared> = NonNullable<CaseFile[K]>[string]
type Named<T> = { readonly value: T; readonly at: Source }

type Cases = Pick<RawPack, 'cases'>
const whole = new WeakMap<RawPack['cases'], WeakMap<Case, WholeCase>>()

/** The case with its map and position written out; the same object every time. An unknown name resolves to `undefined`. */
export function wholeCase<C extends Case>(raw: Cases, rule: C): WholeCase<C> {
  const cases = wholeOf(raw.cases)
  const own = wholeOf(rule)
  const known = whole.get(cases) ?? new WeakMap<Case, WholeCase>()
  whole.set(cases, known)
  const made = known.get(own) ?? writtenOut({ cases }, own)
  known.set(own, made)
  // Only the map has another type than before.
  return made as WholeCase<C>
}

function writtenOut(raw: Cases, rule: Case): WholeCase {
  const { map, given, ...rest } = rule
  if (typeof map !== 'string' && given?.from === undefined && !rule.steps.some(hasFrom))
    return rule as WholeCase
  const found = typeof map === 'string' ? sharedIn(raw, 'maps', map)?.value : map
  const steps = rule.steps.map((step) =>
    'secret' in step ? { ...step, secret: positionOf(raw, step.secret) } : step,
  )
  return { ...rest, steps, ...(found && { map: found }), ...(given && { given: positionOf(raw, given) }) }
}

const hasFrom = (step: Case['steps'][number]): boolean => 'secret' in step && step.secret.from !== undefined

/** The position merged over its base. A base cannot have a base of its own. */
function positionOf(raw: Cases, { from, ...own }: WrittenPosition): WrittenPosition {
  const base = from === undefined ? undefined : sharedIn(raw, 'positions', from)?.value
  if (!base) return own
  const { from: _, ...under } = base as WrittenPosition
  return laidOver(under, own) as WrittenPosition
}

/** Merges key by key; lists of things with ids by entry, other lists as a whole. */
function laidOver(under: unknown, over: unknown): unknown {
  if (isNamedList(under) && isNamedList(over)) {
    const own = new Map(over.map((entry) => [entry.id, entry]))
    const kept = under.map((entry) => laidOver(entry, own.get(entry.id) ?? {}))
    const known = new Set(under.map(({ id }) => id))
    return [...kept, ...over.filter(({ id }) => id === undefined || !known.has(id))]
  }
  if (!isPlain(under) || !isPlain(over)) return over
  const keys = [...new Set([...Object.keys(under), ...Object.keys(over)])]
  return Object.fromEntries(
    keys.map((key) => [
      key,
      key in over ? (key in under ? laidOver(under[key], over[key]) : over[key]) : under[key],
    ]),
  )
}

const isNamedList = (value: unknown): value is readonly { readonly id?: string }[] =>
  Array.isArray(value) && value.every(isPlain)

/** Returns the first shared item of that name in the case files of the pack, or `undefined`. */
export function sharedIn<K extends Shared>(raw: Cases, kind: K, name: string): Named<Item<K>> | undefined {
  for (const file of raw.cases) {
    const list = file[kind] as NonNullable<CaseFile[K]> | undefined
    if (list && Object.hasOwn(list, name))
      return { value: list[name] as Item<K>, at: { file: file.file, path: [kind, name] } }
  }
  return undefined
}

export const sharedNames = (raw: RawPack, kind: Shared): string[] =>
  raw.cases.flatMap((file) => Object.keys(file[kind] ?? {}))

/** The scenario that a case or a recorded game names: one of the pack or of a pack that it requires, by its id or as pack/scenario. */
export function scenarioOfCase<S extends Sourced<ScenarioFile>>(
  raw: WithScenarios<S>,
  name: string,
): S | undefined {
  const own = `${raw.manifest.id}/`
  const id = name.startsWith(own) ? name.slice(own.length) : name
  const lists = [raw.scenarios, raw.requiredScenarios ?? {}]
  return lists.find((list) => Object.hasOwn(list, id))?.[id]
}
type WithScenarios<S> = {
  readonly manifest: { readonly id: string }
  readonly scenarios: Readonly<Record<string, S>>
  /** By id, and by pack/id. */
  readonly requiredScenarios?: Readonly<Record<string, S>>
}

/** The scenario with the changes of the case. */
export function changedScenario<S extends Sourced<ScenarioFile>>(
  raw: WithScenarios<S>,
  rule: Pick<Case, 'scenario' | 'change'>,
): S | undefined {
  const scenario = scenarioOfCase(raw, rule.scenario)
  return scenario && rule.change ? (mergedWith(wholeOf(scenario), wholeOf(rule.change)) as S) : scenario
}

const changesOf = memoise((_: object) => new WeakMap<object, unknown>())

/** Cached, because several checks read it for each case. */
function mergedWith(scenario: object, change: object): unknown {
  const known = changesOf(scenario)
  const merged = known.get(change) ?? merge(scenario, change)
  known.set(change, merged)
  return merged
}

/** The source of a value of a resolved case. A path into a shared part leads there, unless the case has the value itself. */
export function writtenAt(
  raw: RawPack,
  { file, path }: { readonly file: string; readonly path: ValuePath },
): Source {
  const [list, index, key, ...inside] = path
  const here = { file, path }
  if (list !== 'cases' || typeof index !== 'number') return here
  const rule = raw.cases.find((one) => one.file === file)?.cases?.[index]
  if (!rule) return here
  if (key === 'map' && typeof rule.map === 'string') {
    const shared = sharedIn(raw, 'maps', rule.map)
    return shared ? { ...shared.at, path: [...shared.at.path, ...inside] } : { file, path: path.slice(0, 3) }
  }
  const from = key === 'given' ? rule.given?.from : undefined
  const shared = from === undefined ? undefined : sharedIn(raw, 'positions', from)
  if (!shared || !rule.given) return here
  return inBase(shared, rule.given, inside) ?? here
}

/** The source inside the base position, or `undefined` if the case's own value overrides it. */
function inBase(shared: Named<unknown>, own: unknown, inside: ValuePath): Source | undefined {
  let [under, over]: [unknown, unknown] = [shared.value, own]
  const way: (string | number)[] = [...shared.at.path]
  for (const [depth, step] of inside.entries()) {
    if (isNamedList(under) && isNamedList(over) && typeof step === 'number') {
      const base: readonly { readonly id?: string }[] = under
      if (step >= base.length) return undefined
      const { id } = base[step]
      under = base[step]
      over = over.find((entry) => id !== undefined && entry.id === id)
    } else {
      over = isPlain(over) ? over[step] : undefined
      under = isPlain(under) || Array.isArray(under) ? (under as Record<string, unknown>)[step] : undefined
    }
    way.push(step)
    if (over === undefined) return { file: shared.at.file, path: [...way, ...inside.slice(depth + 1)] }
    if (under === undefined) return undefined
  }
  return undefined
}
