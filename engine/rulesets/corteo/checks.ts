/** What can be asked of a pack of this game; those that any pack can answer are in `compile/cross-check`. */
import { chosenZones } from '../../compile/checks/chosen-zones'
import { closedGround } from '../../compile/checks/closed-ground'
import { counters } from '../../compile/checks/counters'
import { danglingNames } from '../../compile/checks/dangling-names'
import { keptSecrets } from '../../compile/checks/kept-secrets'
import { musters } from '../../compile/checks/muster'
import { options } from '../../compile/checks/options'
import { passiveUnits } from '../../compile/checks/passive-units'
import { reachableObjectives } from '../../compile/checks/reachable-objectives'
import { rosterCounts } from '../../compile/checks/roster-counts'
import { rosterSides } from '../../compile/checks/roster-sides'
import { siteGround } from '../../compile/checks/site-ground'
import { tables } from '../../compile/checks/tables'
import { triggerTimes } from '../../compile/checks/trigger-times'
import { unusedTags } from '../../compile/checks/unused-tags'
import { unusedUnits } from '../../compile/checks/unused-units'
import { victoryBands } from '../../compile/checks/victory-bands'
import { zoneSizes } from '../../compile/checks/zone-sizes'
import type { Finding, RawPack } from '../../types'

export const checks: readonly ((raw: RawPack) => Finding[])[] = [
  danglingNames,
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
  chosenZones,
  reachableObjectives,
  tables,
  victoryBands,
  unusedTags,
  unusedUnits,
]
