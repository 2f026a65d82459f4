// Generated from `schemas/wir-sind-das-volk/scenario.schema.json` by `npm run schemas:build`: do not edit.
import type { VolkOptions } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<VolkOptions> = {
  startingFactories: 'all',
  bridging: 'free',
  dismantling: 'any',
  crossing: 'free',
  passingOn: 'at-once',
  evenPrestige: 'west',
  echoChooser: 'west',
  quietWithoutMeans: 'barred',
  policePrice: 'all',
  exportReference: 'with-factory',
  keptCards: 'besides',
  dividedInFlight: 'counted',
  eventStandard: 'quiets',
  wallChooser: 'east',
}
