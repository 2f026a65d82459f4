/**
 * Files share one engine: rulesets that a test registers for itself are gone when its file is done. What any test compiles is frozen
 * through and through: a rule that writes to its definition throws, wherever it is played.
 */
import { afterAll } from 'vitest'
import { bringReader } from '../../app/_editor/model/text/parse-text'
import { rulesets } from '../../engine/rulesets'
import '../../engine/rulesets/all'
import { compilesFrozen } from './compiles-frozen'

for (const [id, ruleset] of rulesets) rulesets.set(id, compilesFrozen(ruleset))

// Tests of the studio read any text at once.
await bringReader()

const before = new Map(rulesets)

afterAll(() => {
  rulesets.clear()
  for (const [id, ruleset] of before) rulesets.set(id, ruleset)
})
