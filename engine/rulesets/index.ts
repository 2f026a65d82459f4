/**
 * The rulesets of this engine. Each is a package that is loaded when a pack needs it. A page therefore carries only the
 * rules and texts of the games it shows. A program that accepts any pack and cannot wait for a download imports `all`.
 */
import { loadSeldom } from '../blocks/seldom/load'
import { needsSeldom } from '../blocks/seldom/needed'
import { NotLoaded } from '../kernel/legality/not-loaded'
import type { GameDef, RawPack, Ruleset, RulesetManifest, WholeRuleset } from '../types'
import type { Statements } from '../types/statements'
import { MANIFESTS } from './known'

/** The bundled rulesets and the external ones named in `ludoteca.config.mjs`: `npm run generate` lists them. */
const KNOWN = new Map<string, RulesetManifest>(MANIFESTS.map((one) => [one.id, one]))

/** The loaded rulesets. A test may add one of its own. */
export const rulesets = new Map<string, Ruleset>()

/** Ids of all rulesets that a pack may name, loaded or not. */
export const rulesetIds = (): string[] => [...new Set([...KNOWN.keys(), ...rulesets.keys()])]

/** The parts of a ruleset that load apart from its rules. */
type Part = 'authoring' | 'runtime'
const PARTS: readonly Part[] = ['authoring', 'runtime']

/** The parts that are not loaded yet, by loaded ruleset. */
const missing = new Map<string, ReadonlySet<Part>>()

const loading = new Map<string, Promise<void>>()

/** Loads the missing rulesets and parts. Unknown ids are skipped; a failed download is retried at the next call. */
export const loadRulesets = async (ids: readonly string[]): Promise<void> => {
  await Promise.all([loadSeldom(), loadWith(ids, PARTS)])
}

/** The same without the authoring part, to play a pack that was checked elsewhere. Seldom words load if the pack says any. */
export const loadToPlay = (pack: RawPack): Promise<void> => loadFor(pack, ['runtime'])

/** Adds the runtime part to rules that are loaded. */
export const loadRuntime = (id: string): Promise<void> => loadWith([id], ['runtime'])

/** Loads the rules only, to set up and show a game. */
export const loadToShow = (pack: RawPack): Promise<void> => loadFor(pack, [])

/** Loads the rules of a game for their words. */
export const loadRules = (id: string): Promise<void> => loadWith([id], [])

async function loadFor(pack: RawPack, parts: readonly Part[]): Promise<void> {
  await Promise.all([needsSeldom(pack) && loadSeldom(), loadWith([pack.manifest.ruleset], parts)])
}

async function loadWith(ids: readonly string[], parts: readonly Part[]): Promise<void> {
  await Promise.all(ids.map((id) => (rulesets.has(id) ? undefined : once(id, () => add(id)))))
  const wanted = ids.flatMap((id) =>
    parts.flatMap((part) => (missing.get(id)?.has(part) ? [{ id, part }] : [])),
  )
  await Promise.all(wanted.map(({ id, part }) => once(`${part} ${id}`, () => addPart(id, part))))
}

/** Shares one pending fetch between calls for the same thing. */
function once(what: string, fetch: () => Promise<void>): Promise<void> {
  const known = loading.get(what)
  if (known) return known
  const coming = fetch()
  loading.set(what, coming)
  coming.finally(() => loading.delete(what)).catch(() => {})
  return coming
}

async function add(id: string): Promise<void> {
  const manifest = KNOWN.get(id)
  if (!manifest) return
  // Each ruleset has its own types of state and rules; here all have the common type.
  const ruleset = (await manifest.load()) as Ruleset
  rulesets.set(id, ruleset)
  missing.set(id, new Set(PARTS.filter((part) => manifest[part])))
}

async function addPart(id: string, part: Part): Promise<void> {
  const found = await KNOWN.get(id)?.[part]?.()
  const ruleset = rulesets.get(id)
  const others = new Set(missing.get(id))
  if (!ruleset || !others.delete(part)) return
  missing.set(id, others)
  rulesets.set(id, { ...ruleset, ...found })
}

/**
 * Loads the messages of rulesets in one language, by key: `corteo.refuse.`... Unknown ids have none. Without
 * `refusals`, messages of refusals in separate files are left out.
 */
export async function loadTexts(
  ids: readonly string[],
  language: 'en' | 'it',
  { refusals = true }: { readonly refusals?: boolean } = {},
): Promise<Record<string, unknown>> {
  const loaders = ids.flatMap((id) => {
    const { texts, refusals: ofRefusals } = KNOWN.get(id) ?? {}
    return [texts, refusals ? ofRefusals : undefined].flatMap((files) => files?.[language] ?? [])
  })
  const all: Record<string, object> = {}
  for (const file of await Promise.all(loaders.map((load) => load())))
    for (const [group, texts] of Object.entries(file.default)) all[group] = { ...all[group], ...texts }
  return all
}

/** Loads the statements of a ruleset's rulebook, or `undefined` if it has none. */
export const loadStatements = async (id: string): Promise<Statements | undefined> =>
  (await KNOWN.get(id)?.statements?.())?.default

/**
 * Returns the ruleset of this id, or `undefined` if it is unknown.
 * @throws if it is known but not loaded, because an empty answer could be mistaken for a result
 */
export function rulesetNamed(id: string): Ruleset | undefined {
  const ruleset = rulesets.get(id)
  if (!ruleset && KNOWN.has(id)) throw new Error(`The rules of "${id}" were not loaded.`)
  return ruleset
}

/**
 * Returns the ruleset of this id with its authoring part, or `undefined` if it is unknown.
 * @throws if that part is not loaded, because no check may be skipped silently
 */
export function wholeRuleset(id: string): WholeRuleset | undefined {
  const ruleset = rulesetNamed(id)
  if (ruleset === undefined || isWhole(ruleset)) return ruleset
  throw new Error(`Of "${id}" only the rules were loaded, without what authors want.`)
}

const isWhole = (ruleset: Ruleset): ruleset is WholeRuleset =>
  !missing.get(ruleset.id)?.size && ruleset.position !== undefined && ruleset.differences !== undefined

/** True if the runtime part of a game is loaded. */
export const hasRuntime = ({ ruleset }: GameDef): boolean => !missing.get(ruleset)?.has('runtime')

/**
 * Returns the rules of a compiled game with their runtime part.
 * @throws NotLoaded if that part is not loaded, because an empty answer could be mistaken for a result
 */
export function runtimeRulesetOf(def: GameDef): Ruleset {
  if (hasRuntime(def)) return rulesetOf(def)
  throw new NotLoaded(def.ruleset)
}

/** Returns the names of the phases and action types of a ruleset, or `undefined` if it is unknown or not loaded. */
export function phasesAndActions(id: string) {
  const ruleset = rulesets.get(id)
  return ruleset && { phases: Object.keys(ruleset.words.phases), actions: Object.keys(ruleset.forms) }
}

/** Returns the rules of a compiled game. */
export const rulesetOf = ({ ruleset }: GameDef): Ruleset => known(ruleset, rulesetNamed(ruleset))

/** The same with their authoring part. */
export const wholeRulesetOf = ({ ruleset }: GameDef): WholeRuleset => known(ruleset, wholeRuleset(ruleset))

function known<T>(id: string, ruleset: T | undefined): T {
  if (!ruleset) throw new Error(`No rules named "${id}"`)
  return ruleset
}
