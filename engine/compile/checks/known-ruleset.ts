/** Checks that the ruleset of a pack exists. */
import { rulesetIds } from '../../rulesets'
import type { Finding, RawPack } from '../../types'
import { unknownName } from '../finding'
import { inFile, PACK_FILE } from '../pack-parts'

export function knownRuleset({ manifest: { ruleset } }: RawPack): Finding[] {
  const known = rulesetIds()
  if (known.includes(ruleset)) return []
  return [unknownName('ruleset', inFile(PACK_FILE, 'ruleset'), ruleset, known)]
}
