/**
 * Test files share one engine. Rulesets registered by a test are removed after its file. Compiled definitions are deeply frozen, so
 * a rule that writes to its definition throws in any test.
 */
import { afterAll } from 'vitest'
import { loadReader } from '../../app/_editor/yaml/parse-text'
import { rulesets } from '../../engine/rulesets'
import '../../engine/rulesets/all'
import { compilesFrozen } from './compiles-frozen'

for (const [id, ruleset] of rulesets) rulesets.set(id, compilesFrozen(ruleset))

// Tests of the studio read any text synchronously.
await loadReader()

const before = new Map(rulesets)

afterAll(() => {
  rulesets.clear()
  for (const [id, ruleset] of before) rulesets.set(id, ruleset)
})
