/** The checks of packs of Corteo. The checks for any pack are in `compile/cross-check`. */

import type { Finding } from '../../types'
import { closedGround } from './checks/closed-ground'
import { counters } from './checks/counters'
import { danglingNames } from './checks/dangling-names'
import { figures } from './checks/figures'
import { leftOutRules } from './checks/left-out-rules'
import { musters } from './checks/muster'
import { options } from './checks/options'
import { passiveUnits } from './checks/passive-units'
import { reachableObjectives } from './checks/reachable-objectives'
import { rosterCounts } from './checks/roster-counts'
import { rosterSides } from './checks/roster-sides'
import { sharedVictory } from './checks/shared-victory'
import { siteGround } from './checks/site-ground'
import { tables } from './checks/tables'
import { triggerTimes } from './checks/trigger-times'
import { unusedTags } from './checks/unused-tags'
import { unusedUnits } from './checks/unused-units'
import { victoryBands } from './checks/victory-bands'
import { zoneSizes } from './checks/zone-sizes'
import type { CorteoPack } from './pack'

export const checks: readonly ((raw: CorteoPack) => Finding[])[] = [
  danglingNames,
  siteGround,
  closedGround,
  rosterSides,
  rosterCounts,
  musters,
  options,
  counters,
  triggerTimes,
  passiveUnits,
  zoneSizes,
  reachableObjectives,
  tables,
  victoryBands,
  sharedVictory,
  leftOutRules,
  unusedTags,
  unusedUnits,
  figures,
]
