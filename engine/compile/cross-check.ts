/** Everything a schema cannot see: names that dangle, pieces that cannot stand, zones too small, tables with gaps. */
import type { Finding, RawPack } from '../types'
import { cellsOnMap } from './checks/cells-on-map'
import { closedGround } from './checks/closed-ground'
import { counters } from './checks/counters'
import { danglingNames } from './checks/dangling-names'
import { duplicateIds } from './checks/duplicate-ids'
import { keptSecrets } from './checks/kept-secrets'
import { mapRows } from './checks/map-rows'
import { musters } from './checks/muster'
import { options } from './checks/options'
import { passiveUnits } from './checks/passive-units'
import { reachableObjectives } from './checks/reachable-objectives'
import { rosterCounts } from './checks/roster-counts'
import { rosterSides } from './checks/roster-sides'
import { siteGround } from './checks/site-ground'
import { slopes } from './checks/slopes'
import { tables } from './checks/tables'
import { texts } from './checks/texts'
import { triggerTimes } from './checks/trigger-times'
import { unusedTags } from './checks/unused-tags'
import { unusedUnits } from './checks/unused-units'
import { victoryBands } from './checks/victory-bands'
import { zoneSizes } from './checks/zone-sizes'

/** One question about a pack; one file each. */
export type Check = (raw: RawPack) => Finding[]

const CHECKS: readonly Check[] = [
  danglingNames,
  duplicateIds,
  mapRows,
  cellsOnMap,
  slopes,
  siteGround,
  closedGround,
  rosterSides,
  rosterCounts,
  musters,
  options,
  keptSecrets,
  counters,
  triggerTimes,
  passiveUnits,
  zoneSizes,
  reachableObjectives,
  tables,
  victoryBands,
  texts,
  unusedTags,
  unusedUnits,
]

/** Findings of every check, in the order of the checks. */
export function crossCheck(raw: RawPack): Finding[] {
  return CHECKS.flatMap((check) => check(raw))
}
