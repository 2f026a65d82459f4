/** All rulesets at hand, for programs that may meet any pack and wait for nothing: the command line, the site, tests. Not for a browser. */
import { loadRulesets, rulesetIds } from './index'

await loadRulesets(rulesetIds())
