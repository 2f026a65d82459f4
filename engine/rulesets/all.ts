/** All rulesets at hand, for whoever may meet any pack and waits for nothing: the command line, the site, tests. Not for a browser. */
import { loadRulesets, rulesetIds } from './index'

await loadRulesets(rulesetIds())
