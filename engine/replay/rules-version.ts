/** Which rules a game was played by, and whether a record is of others than today's. */
import { rulesetOf } from '../rulesets'
import type { GameDef, GameRecord, RulesVersion } from '../types'

export const rulesVersionOf = (def: GameDef): RulesVersion => ({
  ruleset: def.ruleset,
  version: rulesetOf(def).version,
})

/** Records from before rules had a version are of this one, or older. */
const FIRST = 1

/** The rules of a record and those it would be played by now. */
export type OtherRules = {
  readonly recorded: RulesVersion
  /** Whether the record names its version; if not, it may be older still. */
  readonly said: boolean
  readonly current: RulesVersion
}

/** What to tell of a record that was made by other rules than today's; undefined when they are the same. */
export function otherRules(def: GameDef, { rules }: Pick<GameRecord, 'rules'>): OtherRules | undefined {
  const current = rulesVersionOf(def)
  const recorded = rules ?? { ruleset: def.ruleset, version: FIRST }
  const isSame = recorded.ruleset === current.ruleset && recorded.version === current.version
  return isSame ? undefined : { recorded, said: rules !== undefined, current }
}

/** Whether what a file calls its rules can be read; nothing at all can, too. */
export function isRulesVersion(value: unknown): value is RulesVersion | undefined {
  if (value === undefined) return true
  const { ruleset, version } = (value ?? {}) as Partial<RulesVersion>
  return typeof ruleset === 'string' && Number.isSafeInteger(version)
}
