/**
 * The rulesets that this engine knows, each a package that is loaded when a pack wants it: a page carries the rules and the words of the
 * games it shows, and of no other. A program that may meet any pack and waits for nothing imports `all`.
 */
import type { GameDef, Ruleset, RulesetManifest } from '../types'
import type { Statements } from '../types/statements'
import { MANIFESTS } from './known'

/** The bundled ones and those from outside that `ludoteca.config.mjs` names: `npm run generate` lists them. */
const KNOWN = new Map<string, RulesetManifest>(MANIFESTS.map((one) => [one.id, one]))

/** Those that are at hand; a test may put one of its own here. */
export const rulesets = new Map<string, Ruleset>()

/** Ids of all rulesets that a pack may name, loaded or not. */
export const rulesetIds = (): string[] => [...new Set([...KNOWN.keys(), ...rulesets.keys()])]

const loading = new Map<string, Promise<void>>()

/** Loads what is not at hand yet; ids that nobody knows are passed over. What could not be fetched is asked for again next time. */
export async function loadRulesets(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => (rulesets.has(id) ? undefined : loadOnce(id))))
}

function loadOnce(id: string): Promise<void> | undefined {
  const manifest = KNOWN.get(id)
  if (!manifest || loading.has(id)) return loading.get(id)
  const coming = manifest.load().then((ruleset) => {
    // Each ruleset knows the shapes of its own state and rules; here they are all alike.
    rulesets.set(id, ruleset as Ruleset)
  })
  loading.set(id, coming)
  coming.finally(() => loading.delete(id)).catch(() => {})
  return coming
}

/** The messages of rulesets in one language, by key: `corteo.refuse.`...; of ids that nobody knows there are none. */
export async function loadTexts(
  ids: readonly string[],
  language: 'en' | 'it',
): Promise<Record<string, unknown>> {
  const files = await Promise.all(ids.map((id) => KNOWN.get(id)?.texts[language]()))
  return Object.assign({}, ...files.map((file) => file?.default))
}

/** The statements of a ruleset's rulebook; undefined where there are none. */
export const loadStatements = async (id: string): Promise<Statements | undefined> =>
  (await KNOWN.get(id)?.statements?.())?.default

/**
 * The ruleset of this id; undefined when nobody knows it.
 * @throws when it is known but was not loaded: nothing that it would have said may pass for silence
 */
export function rulesetNamed(id: string): Ruleset | undefined {
  const ruleset = rulesets.get(id)
  if (!ruleset && KNOWN.has(id)) throw new Error(`The rules of "${id}" were not loaded.`)
  return ruleset
}

/** The rules of a compiled game. */
export function rulesetOf(def: GameDef): Ruleset {
  const ruleset = rulesetNamed(def.ruleset)
  if (!ruleset) throw new Error(`No rules named "${def.ruleset}"`)
  return ruleset
}
