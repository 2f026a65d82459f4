/**
 * Loads all rulesets, for programs that accept any pack and cannot wait: the command line, the site, tests. Not for a
 * browser.
 */
import { loadRulesets, rulesetIds } from './index'

await loadRulesets(rulesetIds())
