/** Checks the options of a scenario: their choices, their zones, and who could read a secret. */
import { chosenZones } from '../../../blocks/checks/chosen-zones'
import { keptSecrets } from '../../../blocks/checks/kept-secrets'
import { options as choices } from '../../../blocks/checks/options'
import { shapesOnAreas } from '../../../blocks/checks/shapes'
import type { Finding, RawPack } from '../../../types'
import { scenarios } from './parts'

export const options = (raw: RawPack): Finding[] => [
  ...choices(raw, scenarios(raw)),
  ...shapesOnAreas(raw, scenarios(raw)),
  ...keptSecrets(scenarios(raw)),
  ...chosenZones(raw, scenarios(raw)),
]
