/** Every set of rules this engine knows, by id. A pack names the one it is written for. */
import type { GameDef, Ruleset } from '../types'

export const rulesets = new Map<string, Ruleset>()

/** The rules of a compiled game. */
export function rulesetOf(def: GameDef): Ruleset {
  const ruleset = rulesets.get(def.ruleset)
  if (!ruleset) throw new Error(`No rules named "${def.ruleset}"`)
  return ruleset
}
