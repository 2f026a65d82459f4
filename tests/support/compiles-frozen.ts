/** Rulesets whose tables are frozen after compilation. */
import type { Ruleset } from '../../engine/types'
import { deepFreeze } from '../engine/support/freeze'

const frozen = new WeakSet<Ruleset>()

/** Returns the same ruleset with frozen compiled games. Their source packs are frozen too. */
export function compilesFrozen(ruleset: Ruleset): Ruleset {
  if (frozen.has(ruleset)) return ruleset
  const made: Ruleset = {
    ...ruleset,
    compile(...from) {
      const compiled = ruleset.compile(...from)
      if (compiled.ok) deepFreeze(compiled.value)
      return compiled
    },
  }
  frozen.add(made)
  return made
}
