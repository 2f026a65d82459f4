// Generated from `schemas/kriegspiel/scenario.schema.json` by `npm run schemas:build`: do not edit.
import type { KriegspielOptions } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<KriegspielOptions> = {
  relayRange: 'printed',
  relayDefence: 'lost',
  relayCutOff: 'free',
  supplyAdjacency: 'chained',
  lineBlockers: 'combat',
  coveredArsenal: 'emits',
  fireBlockers: 'terrain',
  chargeLine: 'straight',
  chargeGap: 'ends',
  supportBonus: 'given',
  bonusWhenCutOff: 'lost',
  retreatCounts: 'counted',
  retreatWhenCutOff: 'captured',
  retreatDefence: 'kept',
  arsenalTaker: 'connected',
  movesAfterArsenal: 'none',
  passThroughDark: 'free',
  annihilation: 'combat',
  networkDefeatTest: 'attack-and-turn',
}
