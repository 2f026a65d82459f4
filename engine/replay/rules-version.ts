/** The rules version of a game, and whether a record uses another one. */
import { rulesetOf } from '../rulesets'
import type { GameDef, GameRecord, RulesVersion } from '../types'

export const rulesVersionOf = (def: GameDef): RulesVersion => ({
  ruleset: def.ruleset,
  version: rulesetOf(def).version,
})

/** The assumed version of records without one. They can be older. */
const FIRST = 1

/** The rules of a record and the current ones. */
export type OtherRules = {
  readonly recorded: RulesVersion
  /** Whether the record names its version; if not, it can be older still. */
  readonly said: boolean
  readonly current: RulesVersion
}

/** The difference between the rules of a record and the current ones; `undefined` if they are the same. */
export function otherRules(def: GameDef, { rules }: Pick<GameRecord, 'rules'>): OtherRules | undefined {
  const current = rulesVersionOf(def)
  const recorded = rules ?? { ruleset: def.ruleset, version: FIRST }
  const isSame = recorded.ruleset === current.ruleset && recorded.version === current.version
  return isSame ? undefined : { recorded, said: rules !== undefined, current }
}

/** Whether the rules version of a file is readable; `undefined` is. */
export function isRulesVersion(value: unknown): value is RulesVersion | undefined {
  if (value === undefined) return true
  const { ruleset, version } = (value ?? {}) as Partial<RulesVersion>
  return typeof ruleset === 'string' && Number.isSafeInteger(version)
}
