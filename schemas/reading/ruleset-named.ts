/** Determines the ruleset of a pack from its manifest alone, without any schema. */
import { RULESETS, rulesetsFor } from '../catalogue'
import { nearest } from '../suggest'

/** The ruleset; for an unknown name (`unknown`) the most similar known one. */
export type RulesetName = { readonly ruleset?: string; readonly unknown?: string }

/** The ruleset named in a manifest, as far as it is readable. */
export function rulesetNamedIn(value: unknown): RulesetName {
  const name = (value as { readonly ruleset?: unknown } | null | undefined)?.ruleset
  if (typeof name !== 'string') return {}
  if (RULESETS.includes(name)) return { ruleset: name }
  return { ruleset: nearest(name, RULESETS), unknown: name }
}

/** The rulesets to load, with their schemas, before the packs with these manifests are checked together. */
export function rulesetsNamedIn(manifests: readonly unknown[]): string[] {
  const found = manifests.flatMap((manifest) => {
    const { ruleset, unknown } = rulesetNamedIn(manifest)
    return rulesetsFor(ruleset, unknown === undefined)
  })
  return [...new Set(found)]
}
