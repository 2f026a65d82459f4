/** The rulebook of the game on the table. */
import { loadStatements, rulesetOf } from '../../rulesets'
import type { GameDef } from '../../types'
import type { RuleOptions, Statements } from '../../types/statements'

/** The statements, with the rule options of this game. */
export type Rulebook = Statements & { readonly ruleOptions: RuleOptions }

/** Returns `undefined` if the ruleset has no statements. */
export async function rulebookOf(def: GameDef): Promise<Rulebook | undefined> {
  const statements = await loadStatements(def.ruleset)
  return statements && { ...statements, ruleOptions: rulesetOf(def).ruleOptions?.(def.rules) ?? {} }
}
