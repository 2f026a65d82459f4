/** Rulesets whose tables are frozen as soon as they are made. */
import type { Ruleset } from '../../engine/types'
import { deepFreeze } from '../engine/support/freeze'

const frozen = new WeakSet<Ruleset>()

/** The same ruleset; what it compiles cannot be written to, nor can the pack that it was made of from then on. */
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
