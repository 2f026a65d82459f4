/** Everything a schema cannot see: names that dangle, pieces that cannot stand, zones too small, tables with gaps. */
import { rulesets } from '../rulesets'
import type { Finding, RawPack } from '../types'
import { cellsOnMap } from './checks/cells-on-map'
import { duplicateIds } from './checks/duplicate-ids'
import { knownNames } from './checks/known-names'
import { knownRuleset } from './checks/known-ruleset'
import { mapRows } from './checks/map-rows'
import { slopes } from './checks/slopes'
import { texts } from './checks/texts'

/** One question about a pack; one file each. */
export type Check = (raw: RawPack) => Finding[]

/** What can be asked of a pack of any game. */
const OF_EVERY_PACK: readonly Check[] = [
  knownRuleset,
  knownNames,
  duplicateIds,
  mapRows,
  cellsOnMap,
  slopes,
  texts,
]

/** Findings of every check, in the order of the checks; those of its own rules come first. */
export function crossCheck(raw: RawPack): Finding[] {
  const own = rulesets.get(raw.manifest.ruleset)?.checks ?? []
  return [...own, ...OF_EVERY_PACK].flatMap((check) => check(raw))
}
