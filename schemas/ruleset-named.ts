/** For which rules a pack is, by its manifest alone, without any schema. */
import { RULESETS, rulesetsFor } from './catalogue'
import { nearest } from './suggest'

/** Of a name that nobody knows (`unknown`) the ruleset is the known one that it looks like. */
export type RulesetName = { readonly ruleset?: string; readonly unknown?: string }

/** The ruleset that the value of a manifest names, as far as it could be read. */
export function rulesetNamedIn(value: unknown): RulesetName {
  const name = (value as { readonly ruleset?: unknown } | null | undefined)?.ruleset
  if (typeof name !== 'string') return {}
  if (RULESETS.includes(name)) return { ruleset: name }
  return { ruleset: nearest(name, RULESETS), unknown: name }
}

/** The rulesets whose rules and schemas must be at hand before the packs with these manifests are checked together. */
export function rulesetsNamedIn(manifests: readonly unknown[]): string[] {
  const found = manifests.flatMap((manifest) => {
    const { ruleset, unknown } = rulesetNamedIn(manifest)
    return rulesetsFor(ruleset, unknown === undefined)
  })
  return [...new Set(found)]
}
